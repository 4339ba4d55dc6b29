import { afterAll, beforeAll, expect, test } from "vitest";
import type { GenerationErrorCode } from "@vanfettle/contract/generation/generation";
import { dayBudget } from "@vanfettle/core/generation/budget";
import { contentRun } from "@vanfettle/core/generation/content-run";
import { contentProgress } from "@vanfettle/core/generation/progress";
import { startRun } from "@vanfettle/core/generation/start-run";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "@vanfettle/core/testing/generation-harness";
import { runSteps } from "@vanfettle/core/testing/run-steps";
import { createOpenAiTextModel, type OpenAiOptions } from "@vanfettle/core/text-model/openai";
import { estimateTokens } from "@vanfettle/core/text-model/usage";
import { faultModes, suitsTask, type FaultMode } from "@vanfettle/text-service/faults/fault-modes";
import type { FaultRule } from "@vanfettle/text-service/faults/fault-plan";
import { providerAnswers } from "@vanfettle/text-service/faults/provider-answers";
import { startTextService, type TextService } from "@vanfettle/text-service/server";
import { isLong } from "./suite-length.ts";

/**
 * Each answer of the local text service's fault table, in a run over two places: the calls that it
 * costs, how the run ends and what it says, and what the day's budget counts.
 */

const day = 86_400_000;
const key = "sk-canary-7Qm2";
const places = buildTowns("wales", 2);
const [, second] = places;

let harness: GenerationHarness;
let service: TextService;
beforeAll(async () => {
  [harness, service] = await Promise.all([
    startGenerationHarness(places),
    startTextService({ apiKey: key }),
  ]);
});
afterAll(() => Promise.all([harness.stop(), service.close()]));

interface Row {
  mode: FaultMode;
  /** The calls of the writer that get the answer: the first by default. */
  failing?: "every call" | "second place";
  options?: Partial<OpenAiOptions>;
  /** The protocols in which servers give this answer; both by default. */
  apis?: readonly ("responses" | "chat")[];
  /** All calls. A run of good answers makes four. */
  calls: number;
  /** The texts written, and the code and the message of a run in which others failed. */
  end: [written: number, code?: GenerationErrorCode, message?: RegExp];
  /**
   * Set if a call counts its whole reservation: `lost` if its tokens are not known, and `clamped`
   * if they cannot be true, in which case the run states them, too.
   */
  money?: "lost" | "clamped";
  /** The seconds that the run pauses, give or take five. */
  pause?: number;
}

/** The settings are wrong: the run's only call stops it, and says why. */
const stops = (
  mode: FaultMode,
  code: GenerationErrorCode,
  message: RegExp,
  more: Pick<Row, "options" | "apis" | "money"> = {},
): Row => ({ mode, failing: "every call", calls: 1, end: [0, code, message], ...more });

/** The first text fails after a call, and the other is written. */
const fails = (mode: FaultMode, code: GenerationErrorCode, more: Partial<Row> = {}): Row => ({
  mode,
  calls: 3,
  end: [1, code],
  ...more,
});

/** Both texts are written, after another call for the first. */
const repeats = (mode: FaultMode, more: Partial<Row> = {}): Row => ({
  mode,
  calls: 5,
  end: [2],
  ...more,
});

const isRead = (mode: FaultMode, more: Partial<Row> = {}): Row => ({
  mode,
  calls: 4,
  end: [2],
  ...more,
});

const chat = ["chat"] as const;
const responses = ["responses"] as const;

const rows: readonly Row[] = [
  isRead("ok"),
  stops("unauthorised", "key_rejected", /status 401, invalid_api_key\.$/),
  stops("no-credit", "quota_reached", /status 402, no code\.$/),
  stops("quota", "quota_reached", /status 429, insufficient_quota\.$/),
  stops("wrong-region", "key_rejected", /status 403, unsupported_country_region_territory\.$/),
  stops("gemini-bad-key", "key_rejected", /status 400, API_KEY_INVALID\.$/),
  stops(
    "anthropic-no-credit",
    "quota_reached",
    /status 400, .+: the account's credit is used up\.$/,
  ),
  stops("key-limit", "quota_reached", /status 403, no code: the spending limit of the key itself/),
  stops("firewall-page", "blocked", /firewall .+ status 403 did not come from the service's API/),
  stops("firewall-json", "blocked", /^A firewall in front of the text service blocks our calls\./),
  stops("firewall-line", "blocked", /^A firewall in front of the text service blocks our calls\./),
  stops("unknown-model", "misconfigured", /status 404, model_not_found\.$/),
  stops("unknown-deployment", "misconfigured", /status 404, DeploymentNotFound\.$/),
  stops("unknown-path", "misconfigured", /status 404, no code\.$/),
  stops("wrong-method", "misconfigured", /status 405, no code\.$/),
  stops("needs-max-tokens", "misconfigured", /status 422, .+ about max_completion_tokens\.$/, {
    apis: chat,
  }),
  isRead("needs-max-tokens", { apis: chat, options: { limit: "max_tokens" } }),
  isRead("needs-max-tokens", { apis: responses }),
  isRead("needs-max-completion-tokens"),
  stops("needs-max-completion-tokens", "misconfigured", /unsupported_parameter about max_tokens/, {
    apis: chat,
    options: { limit: "max_tokens" },
  }),
  stops("limit-too-high", "misconfigured", /about max_completion_tokens\.$/),
  isRead("no-temperature", { failing: "every call" }),
  stops("no-effort", "misconfigured", /status 400, .+ about reasoning\.effort\.$/, {
    options: { reasoningEffort: "high" },
  }),
  isRead("no-effort", { failing: "every call", options: { reasoningEffort: "off" } }),
  stops("no-json-schema", "misconfigured", /status 400, .+ about response_format\.$/),
  isRead("no-json-schema", { failing: "every call", options: { format: "json_object" } }),
  stops("no-json-object", "misconfigured", /status 400, no code\.$/, {
    options: { format: "json_object" },
  }),
  isRead("no-json-object", { failing: "every call", options: { format: "none" } }),
  stops("bad-request", "misconfigured", /status 400, BadRequestError\.$/),
  stops("credit-200", "quota_reached", /status 402, no code\.$/),
  stops("words-200", "misconfigured", /status 200, no code\.$/),
  stops("event-stream", "misconfigured", /streamed its answer/, { money: "lost" }),
  stops("other-protocol", "misconfigured", /\/responses .+ Set OPENAI_API \(OpenAiApi\) to chat/, {
    apis: responses,
  }),
  stops("other-protocol", "misconfigured", /Set OPENAI_API \(OpenAiApi\) to responses/, {
    apis: chat,
  }),

  stops("limit-of-a-day", "rate_limited", /./),

  // A request that is rejected for a place fails the place.
  fails("too-long", "request_rejected", { failing: "second place" }),
  fails("too-long-500", "request_rejected", { failing: "second place" }),
  fails("too-large", "request_rejected", { failing: "second place" }),
  fails("moderation", "filtered"),
  fails("content-filter-400", "filtered"),
  repeats("json-failed"),

  // Outages cost a call, which is counted if it may have been charged.
  repeats("error-500"),
  repeats("error-502"),
  repeats("error-503"),
  repeats("loading-503"),
  repeats("overloaded-529"),
  repeats("generation-424"),
  repeats("timeout-408"),
  repeats("gateway-504"),
  repeats("reset", { money: "lost" }),
  repeats("cut-body", { money: "lost" }),
  repeats("html-200", { money: "lost" }),
  repeats("empty-200", { money: "lost" }),
  repeats("choice-error", { apis: chat, money: "lost" }),
  repeats("choice-error", { apis: responses }),

  // Limits pause the run.
  repeats("rate-limit", { pause: 1 }),
  repeats("busy-503", { pause: 30 }),
  repeats("capacity-498", { pause: 15 }),
  repeats("limit-200", { pause: 15 }),
  repeats("limit-without-time", { pause: 15 }),
  repeats("limit-in-the-past", { pause: 15 }),
  repeats("limit-negative", { pause: 15 }),
  repeats("limit-absurd", { pause: 15 }),
  repeats("limit-with-minus-one", { pause: 15 }),
  repeats("limit-with-date", { pause: 40 }),
  repeats("limit-with-ms", { pause: 12 }),
  repeats("limit-with-reset", { pause: 68 }),
  repeats("limit-with-reset-time", { pause: 45 }),

  isRead("prose-around"),
  isRead("think"),
  isRead("think-unopened"),
  isRead("fenced-json"),
  isRead("fenced-capitals"),
  isRead("fenced-bare"),
  isRead("trailing-comma"),
  isRead("wrapper-key"),
  isRead("extra-key"),
  isRead("json-twice"),
  isRead("content-parts"),
  isRead("text-plain", { failing: "every call" }),
  isRead("message-twice"),
  isRead("reasoning-item"),

  fails("refusal", "refused"),
  fails("content-filter", "filtered"),
  fails("sensitive", "filtered"),
  fails("gemini-filter", "filtered", { apis: chat }),
  fails("gemini-safety", "filtered", { apis: chat }),
  fails("null-content", "empty"),
  fails("only-reasoning", "empty"),
  fails("empty-choices", "empty"),
  fails("empty-content", "empty"),
  fails("only-thinking", "empty"),
  fails("huge-body", "invalid_response", { money: "lost" }),
  repeats("incomplete"),
  repeats("cut-unsaid"),
  repeats("tool-call"),
  // Two answers, and no failed write.
  fails("half-character", "invalid_response", { failing: "second place", calls: 4 }),
  repeats("not-json"),
  repeats("wrong-shape"),

  isRead("usage-missing", { money: "lost" }),
  isRead("usage-null", { money: "lost" }),
  isRead("usage-other-names"),
  isRead("usage-strings"),
  isRead("usage-negative", { money: "clamped" }),
  isRead("usage-huge", { money: "clamped" }),
];

type Run = Pick<Row, "mode" | "failing" | "options"> & { task?: FaultRule["task"] };

async function runWith(
  api: "responses" | "chat",
  { mode, failing, options, task = "write-location-text" }: Run,
) {
  // Each row has a day's budget of its own.
  harness.pass(day);
  const rule = { mode, task };
  const limited =
    failing === "second place" ? { ...rule, match: second?.name } : { ...rule, times: 1 };
  service.setFaults([failing === "every call" ? rule : limited]);
  const before = service.stats();
  const path = api === "chat" ? "/v1/chat/completions" : "/v1/responses";
  const countOf = ({ calls, paid, readings }: typeof before) => [calls[path] ?? 0, paid + readings];
  const [callsBefore = 0, paidBefore = 0] = countOf(before);
  const locationSlugs = places.map(({ canonicalSlug }) => canonicalSlug);
  const { runId } = await startRun(
    { ...harness.deps, modelNames: ["vanfettle-local"] },
    { kind: "batch", locationSlugs, limit: 50 },
    "ann@example.com",
  );
  const settings = { apiKey: key, baseUrl: service.baseUrl, model: "a-model", api };
  const writer = createOpenAiTextModel({ ...settings, ...options });
  const reserved: number[] = [];
  await runSteps(
    {
      ...harness.deps,
      model: {
        write: (request) => {
          reserved.push(estimateTokens(request));
          return writer.write(request);
        },
      },
      reader: createOpenAiTextModel(settings),
    },
    runId,
    { concurrency: 1 },
  );
  const [calls = 0, paid = 0] = countOf(service.stats());
  const [progress, run, { used }] = await Promise.all([
    contentProgress(harness.deps),
    contentRun(harness.deps),
    dayBudget(harness.deps),
  ]);
  const stated = run.tokens.input + run.tokens.output;
  const money = { stated, beside: used - stated, reserved: reserved[0] ?? 0 };
  return { calls: calls - callsBefore, paid: paid - paidBefore, progress, money };
}

const cases = rows.flatMap((row, number) => {
  const { apis = ["responses", "chat"] } = row;
  // The short form tries every row over one of its protocols.
  const chosen = isLong ? apis : [apis[number % apis.length] ?? "chat"];
  return chosen.map((api) => ({ ...row, api, settings: JSON.stringify(row.options ?? {}) }));
});

test.each(cases)("$mode over $api with $settings", async ({ api, ...row }) => {
  const { calls, paid, progress, money } = await runWith(api, row);
  const [written, code, message = /./] = row.end;
  expect({ calls, code: progress.errorCode, ...progress.batch }).toEqual({
    calls: row.calls,
    code,
    completed: written,
    failed: 2 - written,
    total: 2,
  });
  expect(progress.error ?? "No error.").toMatch(message);
  expect(JSON.stringify(progress)).not.toContain("canary");
  // At most one paid call more than good answers to the same texts.
  expect(paid).toBeLessThanOrEqual(2 * written + (2 - written) + 1);
  expect(money.beside).toBe(row.money === "lost" ? money.reserved : 0);
  expect(money.stated > money.reserved).toBe(row.money === "clamped");
  const { startedAt, finishedAt } = progress;
  const seconds = (Date.parse(finishedAt ?? "") - Date.parse(startedAt ?? "")) / 1_000;
  const least = row.pause ?? 0;
  expect(seconds).toBeGreaterThanOrEqual(least - 1);
  expect(seconds).toBeLessThanOrEqual(least + 5);
});

/** Every answer, given to the second reader once. The short form tries those of a reader only. */
const readerCases = faultModes
  .filter((mode) => !["hang", "slow", "drip", "reader-slow"].includes(mode))
  .filter((mode) => suitsTask(mode, "judge-sentences"))
  .filter((mode) => isLong || mode.startsWith("reader-"));

test.each(readerCases)("%s of the second reader costs a paid call more at most", async (mode) => {
  const { calls, paid, progress } = await runWith("responses", { mode, task: "judge-sentences" });
  // A run of good answers makes four calls. After a stop, the text waits for its next attempt.
  expect(calls).toBeLessThanOrEqual(5);
  expect(paid).toBeLessThanOrEqual(5);
  const { completed = 0, failed = 0 } = progress.batch ?? {};
  expect({ completed, failed }).toEqual(
    progress.errorCode === undefined
      ? { completed: 2, failed: 0 }
      : { completed, failed: 2 - completed },
  );
});

test("the table has a row for every answer of the local text service that is not the reader's", () => {
  const tried = new Set<string>(rows.map(({ mode }) => mode));
  const left = Object.keys(providerAnswers).filter((mode) => !tried.has(mode));
  expect(left).toEqual(["reader-failing"]);
});

test("every answer has an address as its source", () => {
  const sources = Object.values(providerAnswers).map(({ source }) => source);
  expect(sources.filter((source) => !URL.canParse(source))).toEqual([]);
});
