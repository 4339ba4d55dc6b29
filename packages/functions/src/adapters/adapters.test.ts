import { CloudFrontClient } from "@aws-sdk/client-cloudfront";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { SFNClient } from "@aws-sdk/client-sfn";
import { TextError, type TextErrorName } from "@vanfettle/core/text-model/text-errors";
import type { TextModel, TextRequest } from "@vanfettle/core/text-model/text-model";
import { afterEach, describe, expect, test } from "vitest";
import { awsError, invalidationResponse, startAwsStub, type AwsResponse, type AwsCall } from "../testing/aws-stub.ts";
import { cloudFrontPageCache } from "./cloudfront-page-cache.ts";
import { stepFunctionsMachine } from "./step-functions-machine.ts";
import { keyedModel } from "./text-service-key.ts";

let stop: () => Promise<void> = () => Promise.resolve();
afterEach(() => stop());

async function serve(answer: (call: AwsCall) => AwsResponse) {
  const stub = await startAwsStub(answer);
  stop = stub.stop;
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  return { ...stub, settings: { endpoint: stub.url, region: "eu-west-2", credentials, maxAttempts: 1 } };
}

const machineArn = "arn:aws:states:eu-west-2:000000000000:stateMachine:generation";
const executionArn = "arn:aws:states:eu-west-2:000000000000:execution:generation:run_1";
const started: AwsResponse = { body: JSON.stringify({ executionArn, startDate: 1_795_255_200 }) };
const described = (status: string): AwsResponse => ({
  body: JSON.stringify({ executionArn, stateMachineArn: machineArn, status, startDate: 1_795_255_200 }),
});

describe("the machine", () => {
  test("is started with an execution called as the run, and its id alone as input", async () => {
    const { settings, calls } = await serve(() => started);
    await stepFunctionsMachine(new SFNClient(settings), machineArn).start("run_1");
    expect(calls.map(({ target }) => target)).toEqual(["AWSStepFunctions.StartExecution"]);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      stateMachineArn: machineArn,
      name: "run_1",
      input: '{"runId":"run_1"}',
    });
  });

  test("that has started already needs no second start", async () => {
    const { settings } = await serve(() => awsError("ExecutionAlreadyExists"));
    await expect(stepFunctionsMachine(new SFNClient(settings), machineArn).start("run_1")).resolves.toBeUndefined();
  });

  test("that cannot be started says so", async () => {
    const { settings } = await serve(() => awsError("StateMachineDoesNotExist"));
    await expect(stepFunctionsMachine(new SFNClient(settings), machineArn).start("run_1")).rejects.toMatchObject({
      name: "StateMachineDoesNotExist",
    });
  });

  test.each<[string, AwsResponse]>([
    ["running", described("RUNNING")],
    ["ended", described("FAILED")],
    ["ended", described("TIMED_OUT")],
    ["ended", described("ABORTED")],
    ["unknown", awsError("ExecutionDoesNotExist")],
  ])("tells that a run is %s", async (expected, answer) => {
    const { settings, calls } = await serve(() => answer);
    expect(await stepFunctionsMachine(new SFNClient(settings), machineArn).status("run_1")).toBe(expected);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ executionArn });
  });
});

describe("the page cache", () => {
  test("is told of all paths in one call", async () => {
    const { settings, calls } = await serve(() => invalidationResponse);
    const paths = ["/van-mot/leeds/", "/api/locations/*"];
    await cloudFrontPageCache(new CloudFrontClient(settings), "E1").invalidate(paths);
    expect(calls.map(({ target }) => target)).toEqual(["POST /2020-05-31/distribution/E1/invalidation"]);
    for (const path of paths) expect(calls[0]?.body).toContain(`<Path>${path}</Path>`);
  });

  test("is not called for nothing, nor where there is no distribution yet", async () => {
    const { settings, calls } = await serve(() => invalidationResponse);
    const client = new CloudFrontClient(settings);
    await cloudFrontPageCache(client, "E1").invalidate([]);
    await cloudFrontPageCache(client, "none").invalidate(["/"]);
    expect(calls).toEqual([]);
  });
});

describe("the text service's key", () => {
  const request = {} as TextRequest;
  const secretArn = "arn:aws:secretsmanager:eu-west-2:000000000000:secret:key";

  async function keyed(answers: (AwsResponse | string)[], write?: (key: string) => TextErrorName | undefined) {
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
        const refused = write?.(apiKey);
        if (refused) return Promise.reject(new TextError(refused));
        return Promise.resolve({ value: {}, model: "m", usage: { calls: 1, inputTokens: 1, outputTokens: 1 } });
      },
    });
    const client = new SecretsManagerClient(settings);
    const model = keyedModel({ client, secretArn, clock: () => new Date(now), modelFor });
    return { model, calls, used, pass: (ms: number) => (now += ms) };
  }

  test("is read when the first text is asked for, and again after five minutes", async () => {
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

  test("is read anew once the service has rejected it", async () => {
    const { model, used } = await keyed(["sk-old", "sk-new"], (key) =>
      key === "sk-old" ? "TextKeyRejected" : undefined,
    );
    await expect(model.write(request)).rejects.toMatchObject({ name: "TextKeyRejected" });
    await model.write(request);
    expect(used).toEqual(["sk-old", "sk-new"]);
  });

  test.each([awsError("ResourceNotFoundException"), ""])("that nobody has set counts as rejected", async (answer) => {
    const { model } = await keyed([answer]);
    await expect(model.write(request)).rejects.toMatchObject({ name: "TextKeyRejected" });
  });

  test("that cannot be read now is asked for again at the next text", async () => {
    const { model, used } = await keyed([awsError("InternalServiceError"), "sk-one"]);
    await expect(model.write(request)).rejects.toMatchObject({ name: "InternalServiceError" });
    await model.write(request);
    expect(used).toEqual(["sk-one"]);
  });
});
