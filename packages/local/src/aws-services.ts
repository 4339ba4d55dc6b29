import type { AlarmState } from "./monitoring/alarm-states.ts";
import { describeAlarms, describeAlarmsTarget } from "./monitoring/describe-alarms.ts";
import { jsonResponse, type Handle, type HttpResponse } from "./http.ts";

export interface AwsServicesDeps {
  invalidate: (paths: string[]) => void;
  /** The value of every secret the templates make; undefined is a secret that nobody has given one yet. */
  secretValue: string | undefined;
  alarms: () => AlarmState[];
}

/** The AWS services that functions and operators call, other than DynamoDB, each only as far as one does. */
export function awsServices({ invalidate, secretValue, alarms }: AwsServicesDeps): Handle {
  return async ({ method, path, headers, body }) => {
    if (headers["x-amz-target"] === "secretsmanager.GetSecretValue")
      return getSecretValue(body.toString(), secretValue);
    if (headers["x-amz-target"] === describeAlarmsTarget) return describeAlarms(body.toString(), alarms());
    if (method === "POST" && /^\/2020-05-31\/distribution\/[^/]+\/invalidation$/.test(path)) {
      return createInvalidation(body.toString(), invalidate);
    }
    const message = "This call has no local counterpart, and none is made to AWS.";
    return jsonResponse(501, { __type: "UnknownOperationException", message });
  };
}

function getSecretValue(request: string, value: string | undefined): HttpResponse {
  const { SecretId } = JSON.parse(request) as { SecretId: string };
  if (value === undefined) {
    const message = "Secrets Manager can't find the specified secret value for staging label: AWSCURRENT";
    return jsonResponse(400, { __type: "ResourceNotFoundException", message });
  }
  return jsonResponse(200, { ARN: SecretId, Name: SecretId, SecretString: value, VersionStages: ["AWSCURRENT"] });
}

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&" };

function createInvalidation(xml: string, invalidate: AwsServicesDeps["invalidate"]): HttpResponse {
  const paths = [...xml.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, text = ""]) =>
    text.replace(/&(lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity),
  );
  invalidate(paths);
  const batch = /<InvalidationBatch[\s\S]*<\/InvalidationBatch>/.exec(xml)?.[0] ?? "";
  const answer = `<?xml version="1.0"?><Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>${crypto.randomUUID()}</Id><Status>Completed</Status><CreateTime>${new Date().toISOString()}</CreateTime>${batch}</Invalidation>`;
  return { status: 201, headers: { "content-type": "text/xml" }, body: Buffer.from(answer) };
}
