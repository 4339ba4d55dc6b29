import { CloudFrontClient } from "@aws-sdk/client-cloudfront";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { SFNClient } from "@aws-sdk/client-sfn";
import { afterEach, describe, expect, test } from "vitest";
import {
  TextError,
  type TextErrorName,
  type TextModel,
  type TextRequest,
} from "@vanfettle/core/text-model/text-model";
import {
  awsError,
  invalidationResponse,
  startAwsStub,
  type AwsCall,
  type AwsResponse,
} from "../testing/aws-stub.ts";
import { cloudFrontPageCache } from "./cloudfront-page-cache.ts";
import { keyedModel } from "./secrets.ts";
import { stepFunctionsMachine } from "./step-functions-machine.ts";

let stop: () => Promise<void> = () => Promise.resolve();
afterEach(() => stop());

async function serve(answer: (call: AwsCall) => AwsResponse) {
  const stub = await startAwsStub(answer);
  stop = stub.stop;
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  return {
    ...stub,
    settings: { endpoint: stub.url, region: "eu-west-2", credentials, maxAttempts: 1 },
  };
}

const machineArn = "arn:aws:states:eu-west-2:000000000000:stateMachine:generation";
const executionArn = "arn:aws:states:eu-west-2:000000000000:execution:generation:run_1";
const started: AwsResponse = { body: JSON.stringify({ executionArn, startDate: 1_795_255_200 }) };
const described = (status: string): AwsResponse => ({
  body: JSON.stringify({
    executionArn,
    stateMachineArn: machineArn,
    status,
    startDate: 1_795_255_200,
  }),
});

describe("stepFunctionsMachine", () => {
  test("starts an execution named by the run's id, with only that id as its input", async () => {
    const { settings, calls } = await serve(() => started);
    await stepFunctionsMachine(new SFNClient(settings), machineArn).start("run_1");
    expect(calls.map(({ target }) => target)).toEqual(["AWSStepFunctions.StartExecution"]);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      stateMachineArn: machineArn,
      name: "run_1",
      input: '{"runId":"run_1"}',
    });
  });

  test("resolves if the execution already exists", async () => {
    const { settings } = await serve(() => awsError("ExecutionAlreadyExists"));
    await expect(
      stepFunctionsMachine(new SFNClient(settings), machineArn).start("run_1"),
    ).resolves.toBeUndefined();
  });

  test("rejects if the machine does not exist", async () => {
    const { settings } = await serve(() => awsError("StateMachineDoesNotExist"));
    await expect(
      stepFunctionsMachine(new SFNClient(settings), machineArn).start("run_1"),
    ).rejects.toMatchObject({
      name: "StateMachineDoesNotExist",
    });
  });

  test.each<[string, AwsResponse]>([
    ["running", described("RUNNING")],
    ["ended", described("FAILED")],
    ["ended", described("TIMED_OUT")],
    ["ended", described("ABORTED")],
    ["unknown", awsError("ExecutionDoesNotExist")],
  ])("reports the status of a run as %s", async (expected, answer) => {
    const { settings, calls } = await serve(() => answer);
    expect(await stepFunctionsMachine(new SFNClient(settings), machineArn).status("run_1")).toBe(
      expected,
    );
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ executionArn });
  });
});

describe("cloudFrontPageCache", () => {
  test("invalidates all paths in one request", async () => {
    const { settings, calls } = await serve(() => invalidationResponse);
    const paths = ["/van-mot/leeds/", "/api/locations/*"];
    await cloudFrontPageCache(new CloudFrontClient(settings), "E1").invalidate(paths);
    expect(calls.map(({ target }) => target)).toEqual([
      "POST /2020-05-31/distribution/E1/invalidation",
    ]);
    for (const path of paths) expect(calls[0]?.body).toContain(`<Path>${path}</Path>`);
    // CloudFront rejects a quantity that differs from the number of paths.
    expect(calls[0]?.body).toContain("<Quantity>2</Quantity>");
  });

  test("sends nothing without paths or without a distribution", async () => {
    const { settings, calls } = await serve(() => invalidationResponse);
    const client = new CloudFrontClient(settings);
    await cloudFrontPageCache(client, "E1").invalidate([]);
    await cloudFrontPageCache(client, "none").invalidate(["/"]);
    expect(calls).toEqual([]);
  });
});

describe("keyedModel", () => {
  const request = {} as TextRequest;
  const secretArn = "arn:aws:secretsmanager:eu-west-2:000000000000:secret:key";

  async function keyed(
    answers: (AwsResponse | string)[],
    write?: (key: string) => TextErrorName | undefined,
  ) {
    let now = 0;
    const { settings, calls } = await serve(() => {
      const next = answers.length > 1 ? answers.shift() : answers[0];
      return typeof next === "string"
        ? { body: JSON.stringify({ ARN: secretArn, SecretString: next }) }
        : (next as AwsResponse);
    });
    const used: string[] = [];
    const modelFor = (apiKey: string): TextModel => ({
      write: () => {
        used.push(apiKey);
        const error = write?.(apiKey);
        if (error) return Promise.reject(new TextError(error));
        return Promise.resolve({
          value: {},
          model: "m",
          usage: { calls: 1, inputTokens: 1, outputTokens: 1 },
        });
      },
    });
    const client = new SecretsManagerClient(settings);
    const model = keyedModel({ client, secretArn, clock: () => new Date(now), modelFor });
    return { model, calls, used, pass: (ms: number) => (now += ms) };
  }

  test("reads the key on the first call, and again after five minutes", async () => {
    const { model, calls, used, pass } = await keyed(["sk-one\n", "sk-two"]);
    await Promise.all([model.write(request), model.write(request)]);
    pass(299_999);
    await model.write(request);
    expect(calls.map(({ target, body }) => [target, body])).toEqual([
      ["secretsmanager.GetSecretValue", JSON.stringify({ SecretId: secretArn })],
    ]);
    pass(1);
    await model.write(request);
    expect(used).toEqual(["sk-one", "sk-one", "sk-one", "sk-two"]);
  });

  test("reads the key again after the service has rejected it", async () => {
    const { model, used } = await keyed(["sk-old", "sk-new"], (key) =>
      key === "sk-old" ? "TextKeyRejected" : undefined,
    );
    await expect(model.write(request)).rejects.toMatchObject({ name: "TextKeyRejected" });
    await model.write(request);
    expect(used).toEqual(["sk-old", "sk-new"]);
  });

  test.each([awsError("ResourceNotFoundException"), ""])(
    "throws TextKeyRejected if the secret has no value",
    async (answer) => {
      const { model } = await keyed([answer]);
      await expect(model.write(request)).rejects.toMatchObject({ name: "TextKeyRejected" });
    },
  );

  test("reads the key on the next call if it could not be read", async () => {
    const { model, used } = await keyed([awsError("InternalServiceError"), "sk-one"]);
    await expect(model.write(request)).rejects.toMatchObject({ name: "InternalServiceError" });
    await model.write(request);
    expect(used).toEqual(["sk-one"]);
  });
});
