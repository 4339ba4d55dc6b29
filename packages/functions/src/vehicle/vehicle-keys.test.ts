import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { afterEach, expect, test } from "vitest";
import { DvlaKeys } from "@vanfettle/core/vehicle/dvla";
import { keyedService } from "../adapters/secrets.ts";
import { awsError, startAwsStub, type AwsResponse } from "../testing/aws-stub.ts";

let stop: () => Promise<void> = () => Promise.resolve();
afterEach(() => stop());

/**
 * Creates the service of a secret. Requests return the given responses in turn, then repeat the
 * last.
 */
async function keyed(...answers: (AwsResponse | string)[]) {
  const stub = await startAwsStub(() => {
    const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? "";
    return typeof next === "string" ? { body: JSON.stringify({ SecretString: next }) } : next;
  });
  stop = stub.stop;
  let now = 0;
  const created: string[] = [];
  const service = keyedService({
    client: new SecretsManagerClient({
      endpoint: stub.url,
      region: "eu-west-2",
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
      maxAttempts: 1,
    }),
    secretArn: "a-secret",
    keys: DvlaKeys,
    clock: () => new Date(now),
    serviceFor: ({ apiKey }) => {
      created.push(apiKey);
      return { apiKey };
    },
  });
  return { service, created, calls: stub.calls, pass: (ms: number) => (now += ms) };
}
const secretOf = (apiKey: string) => JSON.stringify({ apiKey });

test("reads the secret every five minutes and keeps the service while the keys are unchanged", async () => {
  const { service, created, calls, pass } = await keyed(
    secretOf("one"),
    secretOf("one"),
    secretOf("two"),
  );
  const [first, second] = await Promise.all([service(), service()]);
  expect(second).toBe(first);
  pass(299_999);
  expect(await service()).toBe(first);
  expect(calls).toHaveLength(1);
  pass(1);
  expect(await service()).toBe(first);
  expect(calls).toHaveLength(2);
  pass(300_000);
  expect(await service()).toEqual({ apiKey: "two" });
  expect(created).toEqual(["one", "two"]);
});

test.each(["", "{", "{}", secretOf(""), awsError("ResourceNotFoundException")])(
  "returns null for the secret %j, which has no keys",
  async (answer) => {
    const { service, created } = await keyed(answer);
    expect([await service(), created]).toEqual([null, []]);
  },
);

test("creates a service once keys are added", async () => {
  const { service, pass } = await keyed("{}", secretOf("one"));
  expect(await service()).toBeNull();
  pass(300_000);
  expect(await service()).toEqual({ apiKey: "one" });
});

test("retries on the next call if a secret cannot be read", async () => {
  const { service, calls } = await keyed(awsError("InternalServiceError"), secretOf("one"));
  await expect(service()).rejects.toMatchObject({ name: "InternalServiceError" });
  expect(await service()).toEqual({ apiKey: "one" });
  expect(calls).toHaveLength(2);
});
