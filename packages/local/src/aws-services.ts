import { jsonAccessError, xmlAccessError } from "./access/access-errors.ts";
import type { NeededAccess } from "./access/checked-service.ts";
import { jsonResponse, type Handle, type HttpRequest, type HttpResponse } from "./http.ts";
import { lambdaCall, respondAsLambda, type FunctionWithCode } from "./lambda/lambda-api.ts";
import { parseJsonObject } from "./parse-json-object.ts";

export interface AwsServicesOptions {
  /** Invalidates paths of the distribution. */
  invalidate: (paths: string[]) => void;
  /** The values of the templates' secrets, by the beginning of their names. Any other secret has no value. */
  secrets: Record<string, string>;
  describeAlarms: (requestBody: string) => HttpResponse;
  /** The functions by their names. They are hosted after this is listening. */
  functions: () => ReadonlyMap<string, FunctionWithCode>;
}

/** Responds to the calls of Secrets Manager, CloudWatch, CloudFront and Lambda that functions and operators make. */
export function awsServices({ invalidate, secrets, describeAlarms, functions }: AwsServicesOptions): Handle {
  return async ({ method, path, headers, body }) => {
    const call = lambdaCall({ method, path });
    if (call) return respondAsLambda(call, body, functions());
    switch (headers["x-amz-target"]) {
      case "secretsmanager.GetSecretValue":
        return getSecretValue(body.toString(), secrets);
      case "GraniteServiceVersion20100801.DescribeAlarms":
        return describeAlarms(body.toString());
    }
    if (method === "POST" && /^\/2020-05-31\/distribution\/[^/]+\/invalidation$/.test(path)) {
      return createInvalidation(body.toString(), invalidate);
    }
    const message = "This call is not supported locally, and none is made to AWS.";
    return jsonResponse(501, { __type: "UnknownOperationException", message });
  };
}

function getSecretValue(requestBody: string, secrets: Record<string, string>): HttpResponse {
  const { SecretId } = JSON.parse(requestBody) as { SecretId: string };
  const id = SecretId.split(":").at(-1) ?? "";
  const [, value] = Object.entries(secrets).find(([name]) => id.startsWith(name)) ?? [];
  if (value === undefined) {
    const message = "Secrets Manager can't find the specified secret value for staging label: AWSCURRENT";
    return jsonResponse(400, { __type: "ResourceNotFoundException", message });
  }
  return jsonResponse(200, { ARN: SecretId, Name: SecretId, SecretString: value, VersionStages: ["AWSCURRENT"] });
}

/** Returns what a call needs to be allowed. `account` is the one of the templates. */
export function servicesAccess(account: string): (request: HttpRequest) => NeededAccess {
  return ({ method, path, headers, body }) => {
    const call = lambdaCall({ method, path });
    if (call) {
      const resource = `arn:aws:lambda:*:${account}:function:${call.name}`;
      return { requests: [{ action: `lambda:${call.action}`, resource }], error: jsonAccessError };
    }
    const distribution = /^\/[\d-]+\/distribution\/([^/]+)\/invalidation$/.exec(path)?.[1];
    if (distribution !== undefined) {
      const resource = `arn:aws:cloudfront::${account}:distribution/${distribution}`;
      return { requests: [{ action: "cloudfront:CreateInvalidation", resource }], error: xmlAccessError };
    }
    const target = headers["x-amz-target"] ?? "";
    const { SecretId } = parseJsonObject(body);
    const operation = target.split(".").at(-1) ?? "";
    const request = target.startsWith("secretsmanager.")
      ? { action: `secretsmanager:${operation}`, resource: typeof SecretId === "string" ? SecretId : "*" }
      : { action: `cloudwatch:${operation}`, resource: "*" };
    return { requests: [request], error: jsonAccessError };
  };
}

const xmlEntities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&" };

function createInvalidation(xml: string, invalidate: AwsServicesOptions["invalidate"]): HttpResponse {
  const paths = [...xml.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, text = ""]) =>
    text.replace(/&(lt|gt|quot|apos|amp);/g, (entity) => xmlEntities[entity] ?? entity),
  );
  invalidate(paths);
  const batch = /<InvalidationBatch[\s\S]*<\/InvalidationBatch>/.exec(xml)?.[0] ?? "";
  const invalidation = `<?xml version="1.0"?><Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>${crypto.randomUUID()}</Id><Status>Completed</Status><CreateTime>${new Date().toISOString()}</CreateTime>${batch}</Invalidation>`;
  return { status: 201, headers: { "content-type": "text/xml" }, body: Buffer.from(invalidation) };
}
