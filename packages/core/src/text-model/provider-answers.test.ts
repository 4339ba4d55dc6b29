import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toModelText } from "../content/text/model-text.ts";
import { textRequest } from "../content/text/prompt.ts";
import {
  startTextServer,
  type TextServer,
  type TextStep,
} from "../testing/scripted-text-server.ts";
import { buildFactRecord, buildLocationText } from "../testing/text-builders.ts";
import { createOpenAiTextModel, type OpenAiOptions } from "./openai.ts";
import { TextError } from "./text-model.ts";

// Odd answers of servers that speak OpenAI's protocols. The table of test/provider-answers.test.ts
// has the others, in runs.

let server: TextServer;
beforeAll(async () => {
  server = await startTextServer();
});
afterAll(() => server.stop());

const value = toModelText(buildLocationText());
const text = JSON.stringify(value);
const modelOf = (options: Partial<OpenAiOptions> = {}) =>
  createOpenAiTextModel({
    apiKey: "sk-1",
    baseUrl: server.baseUrl,
    model: "asked-model",
    timeoutMs: 60_000,
    ...options,
  });
const request = () => textRequest(buildFactRecord(), { attempt: 1 });

async function write(step: TextStep, options?: Partial<OpenAiOptions>) {
  server.play(step);
  return modelOf(options).write(request());
}

async function errorOf(step: TextStep, options?: Partial<OpenAiOptions>): Promise<TextError> {
  const error: unknown = await write(step, options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof TextError)) throw new Error("No TextError was thrown.", { cause: error });
  return error;
}

const usage = { input_tokens: 1_201, output_tokens: 802 };
const response = (content: unknown, changes: object = {}): TextStep => ({
  body: JSON.stringify({
    status: "completed",
    model: "m-1",
    output: [{ type: "message", content }],
    usage,
    ...changes,
  }),
});
const outputText = (words: string) => [{ type: "output_text", text: words }];
const chat = (message: object, changes: object = {}): TextStep => ({
  body: JSON.stringify({
    object: "chat.completion",
    model: "m-2",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", ...message } }],
    usage: { prompt_tokens: 1_203, completion_tokens: 804 },
    ...changes,
  }),
});

const { servicing: _, ...withoutServicing } = value;
const { heading, ...restOfSection } = value.servicing[0] ?? { heading: "", paragraphs: [] };
const sectionWithNote = { note: "x", heading, ...restOfSection };
const withNote = { ...value, servicing: [sectionWithNote, ...value.servicing.slice(1)] };
const wrappedInFence = `\`\`\`\n${JSON.stringify({ location_text: value })}\n\`\`\``;

describe.each(["responses", "chat"] as const)("over %s", (api) => {
  const answer = (words: string) =>
    api === "responses" ? response(outputText(words)) : chat({ content: words });

  test.each([
    ["a wrapper in a fence", wrappedInFence],
    ["an extra key in a section", JSON.stringify(withNote)],
    ["nearly the same object twice", `${text}\n${text.replace("Reigate", "Redhill")}`],
  ])("reads JSON with %s", async (_name, words) => {
    expect((await write(answer(words), { api })).value).toEqual(value);
    expect(server.requests).toHaveLength(1);
  });

  test("a fence that ends early is an answer that was cut off", async () => {
    const error = await errorOf(answer(`\`\`\`json\n${text.slice(0, 500)}`), { api });
    expect(error).toMatchObject({ name: "TextTruncated", details: { correctable: true } });
  });

  test("half a character is to be corrected", async () => {
    const words = text.replace("Reigate", String.raw`Reigate\ud83d`);
    const error = await errorOf(answer(words), { api });
    expect(error).toMatchObject({ name: "TextInvalid", details: { correctable: true } });
  });

  test("a missing key stays missing, for the correction to name", async () => {
    const words = JSON.stringify(withoutServicing);
    expect((await write(answer(words), { api })).value).toEqual(withoutServicing);
  });
});

test.each([
  ["length", "TextTruncated", true],
  ["model_context_window_exceeded", "TextTruncated", true],
  ["content_filter", "TextFiltered", undefined],
  ["sensitive", "TextFiltered", undefined],
  ["content_filter: PROHIBITED_CONTENT", "TextFiltered", undefined],
  ["RECITATION", "TextFiltered", undefined],
  ["refusal", "TextRefused", undefined],
  // The machine repeats such a call after a wait; a correction would have nothing to name.
  ["error", "TextUnavailable", undefined],
  ["network_error", "TextUnavailable", undefined],
  ["insufficient_system_resource", "TextUnavailable", undefined],
  ["tool_calls", "TextNotJson", true],
])("a chat that ends with %s is %s", async (reason, name, correctable) => {
  const choice = { finish_reason: reason, message: { content: text.slice(0, 300) } };
  const error = await errorOf(chat({}, { choices: [choice] }), { api: "chat" });
  expect([error.name, error.details.correctable]).toEqual([name, correctable]);
});

const status = (httpStatus: number, code?: string, parameter?: string): TextStep => ({
  httpStatus,
  ...(code !== undefined && { code }),
  ...(parameter !== undefined && { parameter }),
});
test.each<[string, TextStep, string, number]>([
  ["a moderated prompt", status(403, "content_policy_violation"), "TextFiltered", 403],
  ["a model that is closed to us", status(403, "model_not_found"), "TextMisconfigured", 403],
  [
    "a 200 with a code inside",
    { body: JSON.stringify({ error: { code: "rate_limit_exceeded" } }) },
    "TextRateLimited",
    200,
  ],
])("%s has a true cause with its status", async (_name, step, name, code) => {
  const error = await errorOf(step);
  expect([error.name, error.details.status]).toEqual([name, code]);
});

test("names the code and the parameter of a rejected request, unless they could be a text", async () => {
  const { details } = await errorOf(status(400, "unsupported_parameter", "text.format"));
  expect(details).toMatchObject({
    status: 400,
    code: "unsupported_parameter",
    parameter: "text.format",
    reason: "The service answered with status 400, unsupported_parameter about text.format.",
  });
  const odd = await errorOf(status(400, "sk-canary-1", "Write about Leeds"));
  expect(JSON.stringify(odd.details)).not.toMatch(/canary|Leeds/);
});

test("a compressed body that is damaged did not arrive", async () => {
  const damaged = gzipSync(text).subarray(0, 40);
  const error = await errorOf({ body: damaged, headers: { "content-encoding": "gzip" } });
  expect(error).toMatchObject({ name: "TextUnavailable", usage: { calls: 1 } });
});

test("a body without content did not arrive", async () => {
  expect((await errorOf({ body: "", status: 204 })).name).toBe("TextUnavailable");
});

test("follows a redirect of the same host once, and none to another host", async () => {
  server.play(
    { body: "", status: 308, headers: { location: "/v1/moved" } },
    response(outputText(text)),
  );
  expect((await modelOf().write(request())).value).toEqual(value);
  expect(server.paths).toEqual(["/v1/responses", "/v1/moved"]);
  for (const [code, location] of [
    [308, "https://other.example/v1/responses"],
    [302, "/v1/moved"],
  ] as const) {
    const error = await errorOf({ body: "", status: code, headers: { location } });
    expect(error).toMatchObject({ name: "TextMisconfigured", details: { status: code } });
    expect(server.paths).toHaveLength(1);
  }
});

test.each<[Partial<OpenAiOptions>, object, boolean]>([
  [{}, { max_output_tokens: 16_000, text: { format: { type: "json_schema" } } }, false],
  [{ format: "json_object" }, { text: { format: { type: "json_object" } } }, true],
  [{ format: "none" }, { store: false }, true],
  [
    { api: "chat", reasoningEffort: "high" },
    {
      max_completion_tokens: 16_000,
      reasoning_effort: "high",
      response_format: { type: "json_schema" },
    },
    false,
  ],
  [{ api: "chat", format: "json_object" }, { response_format: { type: "json_object" } }, true],
  [{ api: "chat", format: "none" }, { model: "asked-model" }, true],
  [{ api: "chat", limit: "max_tokens" }, { max_tokens: 16_000 }, false],
])("%j asks for JSON in that way", async (options, body, isInWords) => {
  const isChat = options.api === "chat";
  await write(isChat ? chat({ content: text }) : response(outputText(text)), options);
  expect(server.paths).toEqual([isChat ? "/v1/chat/completions" : "/v1/responses"]);
  const [sent = {}] = server.requests;
  expect(sent).toMatchObject(body);
  const messages = sent["messages"] as { content: string }[] | undefined;
  const instructions = messages ? messages[0]?.content : String(sent["instructions"]);
  expect(instructions?.includes("this JSON Schema")).toBe(isInWords);
  const formats = ["text", "response_format"].filter((name) => name in sent);
  expect(formats).toHaveLength(options.format === "none" ? 0 : 1);
});
