import { afterEach, expect, test } from "vitest";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runWales } from "../testing/run-wales.ts";
import { TextError, type TextErrorName } from "../text-model/text-model.ts";

let harness: GenerationHarness;
afterEach(() => harness.stop());

const details = {
  status: 400,
  code: "unsupported_parameter",
  parameter: "text.format",
  reason: "The service answered with status 400, unsupported_parameter about text.format.",
};

/** Runs Wales, whose text service rejects some calls. */
async function runWith(
  rejects: (name: string, call: number) => boolean,
  {
    name = "TextRequestRejected",
    ...more
  }: { name?: TextErrorName; status?: number; isWebPage?: true; reason?: string } = {},
) {
  harness = await startGenerationHarness(buildTowns("wales", 10));
  const reject = (place: string, call: number) => {
    if (rejects(place, call)) throw new TextError(name, { ...details, ...more });
  };
  return runWales(harness, reject, { concurrency: 1 });
}

test("rejected requests with an answer between them stop no run", async () => {
  const { calls, progress } = await runWith((_, call) => call === 4 || call === 6);
  expect(calls).toHaveLength(10);
  expect(progress).toMatchObject({ completed: 8, failed: 2 });
});

test("two places rejected in succession stop the run", async () => {
  const { calls, progress } = await runWith((_, call) => call === 4 || call === 5);
  expect(calls).toHaveLength(5);
  expect(progress).toMatchObject({ completed: 3, failed: 7, errorCode: "misconfigured" });
});

test.each([
  ["TextMisconfigured", 404, "misconfigured"],
  ["TextKeyRejected", 401, "key_rejected"],
  ["TextQuotaReached", 402, "quota_reached"],
] as const)("%s stops a run at once, also after answers", async (name, status, errorCode) => {
  const { calls, progress } = await runWith((_, call) => call === 4, { name, status });
  expect(calls).toHaveLength(4);
  expect(progress).toMatchObject({ completed: 3, errorCode });
  expect(progress.error).toContain(details.reason);
});

test("web pages instead of answers stop a run at the second call, and one between answers does not", async () => {
  const page = { isWebPage: true, reason: "The address answers with a web page." } as const;
  const all = await runWith(() => true, { name: "TextUnavailable", ...page });
  expect(all.calls.length).toBeLessThanOrEqual(2);
  expect(all.progress).toMatchObject({ completed: 0, errorCode: "misconfigured" });
  expect(all.progress.error).toContain("web page");
  await harness.stop();
  const one = await runWith((_, call) => call === 4, { name: "TextUnavailable", ...page });
  expect(one.progress).toMatchObject({ completed: 10, failed: 0 });
});

test("a rate limit without a time pauses the whole run and fails nothing", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 6));
  const limit = (_: string, call: number) => {
    if (call === 2) throw new TextError("TextRateLimited");
  };
  const { times, progress } = await runWales(harness, limit, { concurrency: 3 });
  const [, limited = 0, ...later] = times;
  expect(Math.max(...later) - limited).toBeGreaterThanOrEqual(15);
  expect(progress).toMatchObject({ completed: 6, failed: 0 });
});
