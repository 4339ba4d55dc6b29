import { afterAll, beforeAll, expect, test } from "vitest";
import { textRequest } from "../content/text/prompt.ts";
import { taskFacts } from "../content/text/task-facts.ts";
import {
  startTextServer,
  type TextServer,
  type TextStep,
} from "../testing/scripted-text-server.ts";
import { buildFactRecord, buildLocationText } from "../testing/text-builders.ts";
import { createOpenAiTextModel } from "./openai.ts";
import { TextError } from "./text-model.ts";

const secret = "sk-canary-7Qm2";
let server: TextServer;
beforeAll(async () => {
  server = await startTextServer();
});
afterAll(() => server.stop());

const write = (timeoutMs = 5_000) =>
  createOpenAiTextModel({
    apiKey: secret,
    baseUrl: server.baseUrl,
    model: "asked-model",
    timeoutMs,
  }).write(textRequest(buildFactRecord(), { attempt: 1 }));

async function errorOf(step: TextStep, timeoutMs?: number): Promise<TextError> {
  server.play(step);
  const error: unknown = await write(timeoutMs).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof TextError)) throw new Error("No TextError was thrown.", { cause: error });
  return error;
}

test("write returns the value with its model and token counts", async () => {
  server.play({ answer: buildLocationText() });
  expect(await write()).toEqual({
    value: buildLocationText(),
    model: "scripted-model-1",
    usage: { calls: 1, inputTokens: 1200, outputTokens: 800 },
  });
});

test("requests strict structured output, no storage and a token limit", async () => {
  server.play({ answer: buildLocationText() });
  await write();
  const [request] = server.requests;
  expect(request).toMatchObject({ model: "asked-model", store: false, max_output_tokens: 16_000 });
  expect(request?.["text"]).toMatchObject({
    format: { type: "json_schema", strict: true, name: "location_text" },
  });
  expect(JSON.parse(String(request?.["input"]))).toMatchObject({
    task: "write-location-text",
    ...taskFacts(buildFactRecord()),
  });
});

test("JSON in a code fence is unwrapped", async () => {
  server.play({ text: `\`\`\`json\n${JSON.stringify(buildLocationText())}\n\`\`\`` });
  expect((await write()).value).toEqual(buildLocationText());
});

test("a flood of newlines counts towards the length of an answer, and hides no text in a fence", async () => {
  const json = JSON.stringify(buildLocationText());
  server.play({ text: "\n".repeat(60_000) + json });
  await expect(write()).rejects.toMatchObject({
    name: "TextInvalid",
    details: { reason: "The answer was far too long." },
  });
  const newlines = "\n".repeat(20_000);
  server.play({ text: `\`\`\`json${newlines}${json}${newlines}\`\`\`` });
  expect((await write()).value).toEqual(buildLocationText());
  server.play({ text: `\`\`\`${newlines}` });
  await expect(write()).rejects.toMatchObject({
    name: "TextNotJson",
    details: { reason: "The answer was not JSON." },
  });
});

const quota = { httpStatus: 429, code: "insufficient_quota" };
test.each<[string, TextStep, string]>([
  ["a rate limit", { httpStatus: 429, code: "rate_limit_exceeded" }, "TextRateLimited"],
  ["a used-up quota", quota, "TextQuotaReached"],
  ["a rejected key", { httpStatus: 401, code: "invalid_api_key" }, "TextKeyRejected"],
  ["a server error", { httpStatus: 500 }, "TextUnavailable"],
  ["a busy gateway", { httpStatus: 503 }, "TextUnavailable"],
  ["a request that timed out over there", { httpStatus: 408 }, "TextUnavailable"],
  ["a refused prompt", { httpStatus: 400, code: "content_policy_violation" }, "TextFiltered"],
  ["a refusal", { refusal: "I cannot help with that." }, "TextRefused"],
  [
    "a filtered answer",
    { answer: buildLocationText(), incomplete: "content_filter" },
    "TextFiltered",
  ],
  [
    "an answer cut at the token limit",
    { answer: buildLocationText(), incomplete: "max_output_tokens" },
    "TextTruncated",
  ],
  [
    "an answer the service gave up on",
    { answer: buildLocationText(), status: "failed" },
    "TextUnavailable",
  ],
  ["an empty answer", { text: "" }, "TextEmpty"],
  ["an answer of spaces", { text: "  \n " }, "TextEmpty"],
  ["prose instead of JSON", { text: "Here is your text about Reigate." }, "TextNotJson"],
  ["a megabyte of one word", { text: `"${"van ".repeat(250_000)}"` }, "TextInvalid"],
  [
    "an HTML page with status 200",
    { body: "<html>gateway</html>", contentType: "text/html" },
    "TextUnavailable",
  ],
  ["an HTML page sent as JSON", { body: "\n<!DOCTYPE html><html>" }, "TextUnavailable"],
  ["half a JSON body", { body: '{"id":"resp_1","outp' }, "TextUnavailable"],
  ["an empty body", { body: "" }, "TextUnavailable"],
  ["a body of null", { body: "null" }, "TextUnavailable"],
  ["no output at all", { body: '{"id":"resp_1","status":"completed"}' }, "TextUnavailable"],
  ["empty choices", { body: '{"id":"resp_1","status":"completed","output":[]}' }, "TextEmpty"],
  [
    "output of another shape",
    { body: '{"output":[null,{"type":"message","content":[null,7]}]}' },
    "TextEmpty",
  ],
  ["a connection reset", { fault: "reset" }, "TextUnavailable"],
  ["a body cut off in mid-answer", { fault: "cut" }, "TextUnavailable"],
])("%s rejects with the error of its name", async (_, step, name) => {
  const error = await errorOf(step);
  expect(error.name).toBe(name);
  expect(error.details.reason).toMatch(/^[A-Z][^.]+\.$/);
  expect(server.requests).toHaveLength(1);
});

test.each(["text/html", "application/json"])(
  "a web page sent as %s is named, with the setting to check",
  async (contentType) => {
    const { details } = await errorOf({
      body: "<!doctype html><title>Sign in</title>",
      contentType,
    });
    expect(details).toMatchObject({
      isWebPage: true,
      reason: expect.stringMatching(/answers with a web page .* OPENAI_BASE_URL \(OpenAiBaseUrl\)/),
    });
  },
);

test("an error gives the service's code as its reason, unless it could be another text", async () => {
  const reasonOf = async (code: string) =>
    (await errorOf({ httpStatus: 400, code })).details.reason;
  expect(await reasonOf("unsupported_parameter")).toBe(
    "The service answered with status 400, unsupported_parameter.",
  );
  expect(await reasonOf("sk-canary-0001")).not.toContain("canary");
});

test.each<"hang" | "drip">(["hang", "drip"])("a %s ends at the time limit", async (fault) => {
  expect((await errorOf({ fault }, 300)).name).toBe("TextUnavailable");
});

test("an error carries neither the key nor the service's words", async () => {
  const error = await errorOf({
    httpStatus: 401,
    message: `Incorrect API key provided: ${secret}`,
  });
  expect(JSON.stringify([error, error.message, error.stack, error.cause])).not.toContain("canary");
  expect(error.message).toBe("The text service rejects our key.");
});

test("rejects a key that is not a valid header value, without quoting it", async () => {
  const model = createOpenAiTextModel({
    apiKey: `${secret}\n`,
    baseUrl: server.baseUrl,
    model: "m",
  });
  const error: unknown = await model
    .write(textRequest(buildFactRecord(), { attempt: 1 }))
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "TextKeyRejected" });
  expect(String((error as Error).stack)).not.toContain("canary");
});

test.each<[Record<string, string>, number]>([
  [{ "retry-after": "120" }, 120],
  [{ "retry-after-ms": "1500" }, 1.5],
])("the wait a rate limit asks for is passed on: %o", async (headers, seconds) => {
  expect((await errorOf({ httpStatus: 429, headers })).details.retryAfterSeconds).toBe(seconds);
});

test("counts the tokens of an unusable response", async () => {
  const { usage } = await errorOf({ answer: buildLocationText(), incomplete: "max_output_tokens" });
  expect(usage).toEqual({ calls: 1, inputTokens: 1200, outputTokens: 800 });
});

test("counts a call with a lost response as possibly charged, but not a rejected call", async () => {
  expect((await errorOf({ fault: "reset" })).usage.calls).toBe(1);
  expect((await errorOf(quota)).usage.calls).toBe(0);
});

test("a call to a service that does not run is not charged", async () => {
  const stopped = await startTextServer();
  await stopped.stop();
  const model = createOpenAiTextModel({
    apiKey: secret,
    baseUrl: stopped.baseUrl,
    model: "asked-model",
  });
  await expect(model.write(textRequest(buildFactRecord(), { attempt: 1 }))).rejects.toMatchObject({
    name: "TextUnavailable",
    usage: { calls: 0, inputTokens: 0, outputTokens: 0 },
  });
});
