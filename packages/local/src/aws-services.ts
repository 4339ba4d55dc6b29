import { jsonAccessError, xmlAccessError, type Service } from "./access/checked-service.ts";
import { jsonResponse, parseJsonObject, type HttpResponse } from "./http.ts";
import { getFunction, updateFunctionCode, type FunctionsByName } from "./lambda/lambda-api.ts";

export interface AwsServicesOptions {
  account: string;
  invalidate: (paths: string[]) => void;
  /** The values of the templates' secrets, by name prefix. Other secrets are empty. */
  secrets: Record<string, string>;
  /** The functions by name. They are hosted after this service starts. */
  functions: () => FunctionsByName;
}

const functionPath = /^\/2015-03-31\/functions\/([^/]+)(\/code)?\/?$/;
const invalidationPath = /^\/2020-05-31\/distribution\/([^/]+)\/invalidation$/;

const serviceCall = (
  action: string,
  resource: string,
  respond: () => HttpResponse,
  refuse = jsonAccessError,
) => ({
  requests: [{ action, resource }],
  refuse,
  respond,
});

/** Serves the calls to Secrets Manager, CloudFront and Lambda from functions and operators. */
export function awsServices({
  account,
  invalidate,
  secrets,
  functions,
}: AwsServicesOptions): Service {
  return ({ method, path, headers, body }) => {
    const [, name = "", code] = functionPath.exec(path) ?? [];
    const functionArn = `arn:aws:lambda:*:${account}:function:${name}`;
    if (name && method === "GET" && !code) {
      return serviceCall("lambda:GetFunction", functionArn, () => getFunction(functions(), name));
    }
    if (name && method === "PUT" && code) {
      return serviceCall("lambda:UpdateFunctionCode", functionArn, () =>
        updateFunctionCode(functions(), name, body),
      );
    }
    const distribution = method === "POST" ? invalidationPath.exec(path)?.[1] : undefined;
    if (distribution !== undefined) {
      const resource = `arn:aws:cloudfront::${account}:distribution/${distribution}`;
      const respond = () => createInvalidation(body.toString(), invalidate);
      return serviceCall("cloudfront:CreateInvalidation", resource, respond, xmlAccessError);
    }
    const target = headers["x-amz-target"] ?? "";
    if (target === "secretsmanager.GetSecretValue") {
      const { SecretId } = parseJsonObject(body);
      const id = typeof SecretId === "string" ? SecretId : "*";
      return serviceCall("secretsmanager:GetSecretValue", id, () => getSecretValue(id, secrets));
    }
    const message = "This call is not supported locally, and none is made to AWS.";
    // A name such as `secretsmanager:PutSecretValue`, which every role denies.
    return serviceCall(target.replace(".", ":"), "*", () =>
      jsonResponse(501, { __type: "UnknownOperationException", message }),
    );
  };
}

function getSecretValue(SecretId: string, secrets: Record<string, string>): HttpResponse {
  const id = SecretId.split(":").at(-1) ?? "";
  const [, value] = Object.entries(secrets).find(([name]) => id.startsWith(name)) ?? [];
  if (value === undefined) {
    const message =
      "Secrets Manager can't find the specified secret value for staging label: AWSCURRENT";
    return jsonResponse(400, { __type: "ResourceNotFoundException", message });
  }
  return jsonResponse(200, {
    ARN: SecretId,
    Name: SecretId,
    SecretString: value,
    VersionStages: ["AWSCURRENT"],
  });
}

const xmlEntities: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&amp;": "&",
};

function createInvalidation(
  xml: string,
  invalidate: AwsServicesOptions["invalidate"],
): HttpResponse {
  const paths = [...xml.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, text = ""]) =>
    text.replace(/&(lt|gt|quot|apos|amp);/g, (entity) => xmlEntities[entity] ?? entity),
  );
  invalidate(paths);
  const batch =
    /<InvalidationBatch(?:(?!<InvalidationBatch)[\s\S])*<\/InvalidationBatch>/.exec(xml)?.[0] ?? "";
  const invalidation = [
    '<?xml version="1.0"?>',
    '<Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/">',
    `<Id>${crypto.randomUUID()}</Id>`,
    "<Status>Completed</Status>",
    `<CreateTime>${new Date().toISOString()}</CreateTime>`,
    batch,
    "</Invalidation>",
  ].join("");
  return { status: 201, headers: { "content-type": "text/xml" }, body: Buffer.from(invalidation) };
}
