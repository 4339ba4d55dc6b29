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
import { maxBodyBytes } from "./bounded-fetch.ts";
import { createOpenAiTextModel, type OpenAiOptions } from "./openai.ts";
import { TextError } from "./text-model.ts";

// What servers that speak OpenAI's protocols answer, from their documentation and bug reports.

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
const wrapped = { location_text: value };
const readable: [string, string][] = [
  ["prose before and after it", `Here is the text you asked for:\n${text}\nLet me know!`],
  ["prose with braces before it", `I fill {place} and {county} in: ${text}`],
  ["a model's reasoning before it", `<think>First {the} facts.</think>\n${text}`],
  ["reasoning without its opening tag", `So I should begin.\n</think>${text}`],
  ["a fence called json", `\`\`\`json\n${text}\n\`\`\``],
  ["a fence called JSON", `\`\`\`JSON\n${text}\n\`\`\``],
  ["a bare fence with words after it", `\`\`\`\n${text}\n\`\`\`\nDone.`],
  ["a trailing comma", `${text.slice(0, -1)},}`],
  ["one wrapper key", JSON.stringify(wrapped)],
  ["a wrapper in a fence", `\`\`\`\n${JSON.stringify(wrapped)}\n\`\`\``],
  ["one extra key", JSON.stringify({ ...value, notes: "I hope this helps." })],
  ["an extra key in a section", text.replace('{"heading"', '{"note":"x","heading"')],
  ["the object twice", `${text}\n${text}`],
];

describe.each(["responses", "chat"] as const)("over %s", (api) => {
  const answer = (words: string) =>
    api === "responses" ? response(outputText(words)) : chat({ content: words });

  test.each(readable)("reads JSON with %s", async (_name, words) => {
    expect((await write(answer(words), { api })).value).toEqual(value);
    expect(server.requests).toHaveLength(1);
  });

  test.each<[string, string, string, boolean]>([
    ["an empty answer", "", "TextNotJson", false],
    ["only reasoning", "<think>Hm.</think>", "TextNotJson", false],
    ["prose", "I would rather not.", "TextNotJson", true],
    ["JSON that ends early", text.slice(0, -200), "TextTruncated", true],
    ["a fence that ends early", `\`\`\`json\n${text.slice(0, 500)}`, "TextTruncated", true],
  ])("%s is an error, tried again only if that may help", async (_name, words, name, again) => {
    const error = await errorOf(answer(words), { api });
    expect([error.name, error.details.correctable ?? false]).toEqual([name, again]);
    expect(error.usage.calls).toBe(1);
  });

  test("a missing key stays missing, for the correction to name", async () => {
    const words = JSON.stringify(withoutServicing);
    expect((await write(answer(words), { api })).value).toEqual(withoutServicing);
  });
});

test.each<[string, TextStep, Partial<OpenAiOptions>, number[]]>([
  ["of its own names", response(outputText(text)), {}, [1_201, 802]],
  [
    "with the names of the other API",
    response(outputText(text), { usage: { prompt_tokens: 7, completion_tokens: 8 } }),
    {},
    [7, 8],
  ],
  ["that is null", response(outputText(text), { usage: null }), {}, [0, 0]],
  ["that is missing", response(outputText(text), { usage: undefined }), {}, [0, 0]],
  ["of a chat", chat({ content: text }), { api: "chat" }, [1_203, 804]],
])("uses a text with usage %s", async (_name, step, options, [inputTokens, outputTokens]) => {
  const result = await write(step, options);
  expect(result).toMatchObject({ value, usage: { calls: 1, inputTokens, outputTokens } });
});

test("reads the same message twice in the output once", async () => {
  const message = { type: "message", content: outputText(text) };
  const step = response(null, { output: [message, message] });
  expect((await write(step)).value).toEqual(value);
});

test("reads the content of a chat in parts, and content of null as an empty answer", async () => {
  const parts = chat({ content: [{ type: "text", text }] });
  expect((await write(parts, { api: "chat" })).value).toEqual(value);
  const error = await errorOf(chat({ content: null }), { api: "chat" });
  expect(error).toMatchObject({ name: "TextNotJson", usage: { calls: 1 } });
  expect(error.details.correctable).toBeUndefined();
});

test.each<[string, object, string]>([
  ["length", { finish_reason: "length", message: { content: text } }, "TextTruncated"],
  ["content_filter", { finish_reason: "content_filter", message: {} }, "TextRefused"],
  ["a refusal", { finish_reason: "stop", message: { refusal: "No." } }, "TextRefused"],
])("a chat that ends with %s is an error of that kind", async (_name, choice, name) => {
  expect((await errorOf(chat({}, { choices: [choice] }), { api: "chat" })).name).toBe(name);
});

const status = (httpStatus: number, code?: string, parameter?: string): TextStep => ({
  httpStatus,
  ...(code !== undefined && { code }),
  ...(parameter !== undefined && { parameter }),
});
const errorObject = (error: object | string): TextStep => ({ body: JSON.stringify({ error }) });

test.each<[string, TextStep, string, number]>([
  ["a rejected key", status(401, "invalid_api_key"), "TextKeyRejected", 401],
  ["an account without credit", status(402), "TextQuotaReached", 402],
  ["an unknown model", status(404, "model_not_found"), "TextMisconfigured", 404],
  ["an address without the API", { body: "Not Found", status: 404 }, "TextMisconfigured", 404],
  ["a method that is not allowed", status(405), "TextMisconfigured", 405],
  ["an unsupported parameter", status(400, "unsupported_parameter"), "TextRequestRejected", 400],
  ["a region without the service", status(403), "TextRequestRejected", 403],
  ["a prompt that is too large", status(413), "TextRequestRejected", 413],
  ["a request of another form", status(422), "TextRequestRejected", 422],
  ["a moderated prompt", status(403, "content_policy_violation"), "TextRefused", 403],
  ["an overloaded service", { body: "", status: 529 }, "TextUnavailable", 529],
  ["a gateway's page", { body: "<html>", status: 504 }, "TextUnavailable", 504],
  ["a 200 with a status inside", errorObject({ code: 402, message: "x" }), "TextQuotaReached", 402],
  ["a 200 with a limit inside", errorObject({ code: 429 }), "TextRateLimited", 429],
  [
    "a 200 with a code inside",
    errorObject({ code: "rate_limit_exceeded" }),
    "TextRateLimited",
    200,
  ],
  ["a 200 with an error in words", errorObject("model is loading"), "TextRequestRejected", 200],
  [
    "an event stream",
    { body: 'data: {"type":"response.created"}\n\n', contentType: "text/event-stream" },
    "TextRequestRejected",
    200,
  ],
])("%s has a true cause with its status", async (_name, step, name, code) => {
  const error = await errorOf(step);
  expect([error.name, error.details.status]).toEqual([name, code]);
  expect(error.details.reason).toMatch(/^The service .+\.$/);
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

test.each<[OpenAiOptions["api"] & string, TextStep, RegExp]>([
  ["responses", chat({ content: text }), /\/responses in the form of \/chat\/completions.+chat\./],
  [
    "chat",
    response(outputText(text)),
    /\/chat\/completions in the form of \/responses.+responses\./,
  ],
])("the other API's answer to %s is misconfigured and names both", async (api, step, reason) => {
  const error = await errorOf(step, { api });
  expect(error.name).toBe("TextMisconfigured");
  expect(error.details.reason).toMatch(reason);
});

test.each<[Record<string, string>, number | undefined]>([
  [{ "x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "1m30s" }, 90],
  [{ "x-ratelimit-reset-tokens": "250ms" }, 0.25],
  [
    {
      "x-ratelimit-remaining-requests": "12",
      "x-ratelimit-reset-requests": "8h",
      "x-ratelimit-remaining-tokens": "0",
      "x-ratelimit-reset-tokens": "7.66s",
    },
    7.66,
  ],
  [{ "x-ratelimit-reset": "45" }, 45],
  [{ "retry-after": "86400" }, 86_400],
  [{}, undefined],
])("a limit with %j asks to wait", async (headers, seconds) => {
  const error = await errorOf({ httpStatus: 429, headers });
  expect(error.details.retryAfterSeconds).toBe(seconds);
});

test("refuses a body of more than 10 MB without reading it to its end", async () => {
  const error = await errorOf({ body: Buffer.alloc(maxBodyBytes + 1, 0x20) });
  expect(error).toMatchObject({ name: "TextInvalid", usage: { calls: 1 } });
  expect(error.details.correctable).toBeUndefined();
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
