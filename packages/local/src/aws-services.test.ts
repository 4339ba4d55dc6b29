import { expect, test } from "vitest";
import { createCallers } from "./access/callers.ts";
import { checkedService } from "./access/checked-service.ts";
import { compilePolicy } from "./access/policy.ts";
import { awsServices } from "./aws-services.ts";
import { signedHeaders } from "./testing/signed-headers.ts";

const secretArn = "arn:aws:secretsmanager:eu-west-2:0:secret:TextServiceKey1";

/** Returns a caller of the services with one permission, and the invalidated paths. */
function serviceWith(Action: string, Resource: string) {
  const callers = createCallers(() => undefined);
  const credentials = callers.add("Fn", {
    arn: "arn:aws:sts::0:assumed-role/Role/Fn",
    statements: compilePolicy({ Statement: { Effect: "Allow", Action, Resource } }),
  });
  const invalidated: string[] = [];
  const services = awsServices({
    account: "0",
    invalidate: (paths) => invalidated.push(...paths),
    secrets: { TextServiceKey: "the value" },
    functions: () => new Map(),
  });
  const handle = checkedService(services, callers);
  const call = async (path: string, target: string, body: string) => {
    const headers = { ...signedHeaders(credentials), "x-amz-target": target, host: "127.0.0.1:1" };
    const response = await handle({
      method: "POST",
      path,
      query: "",
      headers,
      body: Buffer.from(body),
      clientIp: "127.0.0.1",
    });
    return [response.status, response.body.toString()] as const;
  };
  return { call, invalidated };
}

const getSecretValue = "secretsmanager.GetSecretValue";
const invalidation = "/2020-05-31/distribution/LOCAL/invalidation";

test("returns a secret only to callers with permission to read it", async () => {
  const body = JSON.stringify({ SecretId: secretArn });
  const allowed = serviceWith("secretsmanager:GetSecretValue", secretArn);
  expect(await allowed.call("/", getSecretValue, body)).toEqual([
    200,
    expect.stringContaining("the value"),
  ]);
  const other = serviceWith("secretsmanager:GetSecretValue", `${secretArn}0`);
  expect(await other.call("/", getSecretValue, body)).toEqual([
    400,
    expect.stringContaining("AccessDenied"),
  ]);
});

test("authorises and handles an ambiguous request as the same call", async () => {
  const distribution = "arn:aws:cloudfront::0:distribution/LOCAL";
  const { call, invalidated } = serviceWith("cloudfront:CreateInvalidation", distribution);
  const body = JSON.stringify({ SecretId: secretArn, path: "<Path>/a</Path>" });
  const [status, response] = await call(invalidation, getSecretValue, body);
  expect([status, response]).toEqual([201, expect.not.stringContaining("the value")]);
  expect(invalidated).toEqual(["/a"]);
  const reader = serviceWith("secretsmanager:GetSecretValue", secretArn);
  expect(await reader.call(invalidation, getSecretValue, body)).toEqual([
    403,
    expect.stringContaining("AccessDenied"),
  ]);
});

test("denies an unsupported call instead of treating it as another call", async () => {
  const { call } = serviceWith("secretsmanager:GetSecretValue", "*");
  expect(await call("/", "secretsmanager.PutSecretValue", "{}")).toEqual([
    400,
    expect.stringContaining("AccessDenied"),
  ]);
  expect(await call("/", "secretsmanager.GetSecretValue.x", "{}")).toEqual([
    400,
    expect.stringContaining("AccessDenied"),
  ]);
});
