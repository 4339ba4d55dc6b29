import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentProgress } from "@vanfettle/core/generation/progress";
import { currentRun } from "@vanfettle/core/generation/run-lease";
import { startRun } from "@vanfettle/core/generation/start-run";
import { latestTest, startTextServiceTest } from "@vanfettle/core/generation/text-service-test";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "@vanfettle/core/testing/generation-harness";
import { startTextServer, type TextServer } from "@vanfettle/core/testing/scripted-text-server";
import { startAwsStub } from "../testing/aws-stub.ts";

let harness: GenerationHarness;
let secrets: Awaited<ReturnType<typeof startAwsStub>>;
let texts: TextServer;
let written: { mockRestore: () => void; mock: { calls: unknown[][] } }[];
beforeAll(async () => {
  harness = await startGenerationHarness(buildTowns("wales", 2));
  secrets = await startAwsStub(() => ({ body: JSON.stringify({ SecretString: "sk-rejected" }) }));
  texts = await startTextServer();
  texts.play({ httpStatus: 401, code: "invalid_api_key" });
  const env = {
    AWS_ENDPOINT_URL_DYNAMODB: harness.database.endpoint,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    AWS_REGION: "eu-west-2",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    STAGE: "local",
    TABLE_NAME: harness.database.tableName,
    DISTRIBUTION_ID: "none",
    OPENAI_BASE_URL: texts.baseUrl,
    OPENAI_MODEL: "a-model",
    OPENAI_API: "responses",
    OPENAI_FORMAT: "json_schema",
    OPENAI_LIMIT: "max_completion_tokens",
    OPENAI_REASONING_EFFORT: "low",
    OPENAI_MAX_OUTPUT_TOKENS: "16000",
    OPENAI_TIMEOUT_SECONDS: "170",
    OPENAI_REVIEW: "on",
    OPENAI_REVIEW_MODEL: "a-reader",
    OPENAI_PRICE: "",
    OPENAI_REVIEW_PRICE: "0.5/4",
    OPENAI_REVIEW_REASONING_EFFORT: "high",
    OPENAI_SECRET_ARN: "a-secret",
    DAILY_TOKEN_BUDGET: "3000000",
    PUBLISH_AUTOMATICALLY: "true",
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  written = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation(() => true),
  );
});
afterAll(async () => {
  for (const stream of written) stream.mockRestore();
  vi.unstubAllEnvs();
  await Promise.all([harness.stop(), secrets.stop(), texts.stop()]);
});

const lines = () =>
  written
    .flatMap(({ mock }) => mock.calls)
    .flatMap(([text]) =>
      String(text).startsWith("{") ? [JSON.parse(String(text)) as object] : [],
    );

test("the handlers of the steps take a run from its first scope to its end, and log each step", async () => {
  const [next, plan, write, failure, scopeEnd, end] = await Promise.all([
    import("./next-scope.ts"),
    import("./plan-scope.ts"),
    import("./write-location.ts"),
    import("./record-failure.ts"),
    import("./finish-scope.ts"),
    import("./finish-run.ts"),
  ]);
  // The handlers run by the real clock, by which a run of the harness would be dead.
  const clock = () => new Date();
  const { runId } = await startRun(
    { ...harness.deps, clock },
    { kind: "region", region: "wales" },
    "operator",
  );
  expect(await next.handler({ runId })).toEqual({ outcome: "scope", scope: "wales" });
  const { planId, items } = (await plan.handler({ runId, scope: "wales" })) as Awaited<
    ReturnType<typeof plan.handler>
  >;
  expect({ planId, slugs: items.map(({ slug }) => slug) }).toEqual({
    planId: runId,
    slugs: ["aaabury", "aebbury"],
  });
  const item = { runId, scope: "wales", kind: "place", slug: "aaabury" };
  expect(await failure.handler({ ...item, error: "TextRefused" })).toEqual({});
  const timeouts = vi.spyOn(AbortSignal, "timeout");
  await expect(write.handler({ ...item, planId, slug: "aebbury" })).rejects.toMatchObject({
    name: "TextKeyRejected",
  });
  expect(timeouts).toHaveBeenCalledWith(170_000);
  timeouts.mockRestore();
  expect(texts.requests).toMatchObject([
    { model: "a-model", reasoning: { effort: "low" }, max_output_tokens: 16_000 },
  ]);
  expect(await scopeEnd.handler({ runId, scope: "wales" })).toEqual({});
  expect(await end.handler({ runId, failed: true })).toEqual({});
  expect((await currentRun(harness.deps))?.status).toBe("failed");
  expect(await contentProgress({ ...harness.deps, clock })).toMatchObject({
    isRunning: false,
    errorCode: "key_rejected",
    regionProgress: [{ region: "Wales", successful: 0, failed: 2, errorCode: "key_rejected" }],
  });
  expect(lines()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        message: "step",
        step: "next-scope",
        runId,
        outcome: "scope",
        service: "generation",
      }),
      expect.objectContaining({
        message: "text failed",
        step: "write-location",
        runId,
        error: "TextKeyRejected",
        reason: "The service answered with status 401, invalid_api_key.",
      }),
      expect.objectContaining({ message: "step", step: "finish-run", runId }),
    ]),
  );
  expect(JSON.stringify(lines())).toContain('"RegionFailed":1');
});

test("the step that has the key tests the text service, and stores what it answered", async () => {
  const clock = () => new Date();
  const { testId } = await startTextServiceTest({ ...harness.deps, clock }, "ann@example.com");
  const { handler } = await import("./write-location.ts");
  texts.play({ httpStatus: 404, code: "model_not_found" });
  expect(await handler({ runId: testId, test: true })).toEqual({});
  expect(texts.requests).toHaveLength(1);
  expect(await latestTest({ ...harness.deps, clock })).toMatchObject({
    testId,
    protocol: "/responses with json_schema",
    calls: [
      { task: "write", model: "a-model", error: { status: 404, providerCode: "model_not_found" } },
    ],
  });
  const tested = lines().filter((line) => JSON.stringify(line).includes("text service tested"));
  const error = { code: "misconfigured", status: 404, providerCode: "model_not_found" };
  expect(tested).toMatchObject([{ testId, task: "write", objections: 0, error }]);
  expect(JSON.stringify(tested)).not.toMatch(/sk-rejected|Trialbourne/);
});

test.each([{}, { runId: "" }, { runId: "r".repeat(101) }, null])(
  "an input such as %j is refused before anything is done",
  async (input) => {
    const { handler } = await import("./next-scope.ts");
    await expect(handler(input)).rejects.toMatchObject({ name: "ZodError" });
  },
);
