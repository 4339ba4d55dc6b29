import { afterAll, beforeAll, expect, test } from "vitest";
import { textRequest } from "../content/text/prompt.ts";
import { startTextServer, type TextServer } from "../testing/scripted-text-server.ts";
import { buildFactRecord, buildLocationText } from "../testing/text-builders.ts";
import { createOpenAiTextModel, type OpenAiOptions } from "./openai.ts";
import type { TextError } from "./text-model.ts";

// The bodies have the shapes that the reference of OpenAI's Responses API gives for a reasoning
// model.

let server: TextServer;
beforeAll(async () => {
  server = await startTextServer();
});
afterAll(() => server.stop());

const write = (options: Partial<OpenAiOptions> = {}) =>
  createOpenAiTextModel({
    apiKey: "sk-1",
    baseUrl: server.baseUrl,
    model: "gpt-5-mini",
    timeoutMs: 60_000,
    ...options,
  }).write(textRequest(buildFactRecord(), { attempt: 1 }));
const failure = () =>
  write().then(
    () => undefined,
    (error: unknown) => error as TextError,
  );

const reasoning = { id: "rs_68af4030", type: "reasoning", summary: [] };
const message = (content: object) => ({
  id: "msg_68af4031",
  type: "message",
  status: "completed",
  role: "assistant",
  content: [content],
});
const response = (changes: object, reasoningTokens: number, outputTokens: number) => ({
  body: JSON.stringify({
    id: "resp_68af4029",
    object: "response",
    created_at: 1_763_800_000,
    status: "completed",
    background: false,
    error: null,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: 16_000,
    model: "gpt-5-mini-2025-08-07",
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: "low", summary: null },
    service_tier: "default",
    store: false,
    temperature: 1,
    text: {
      format: { type: "json_schema", name: "location_text", strict: true },
      verbosity: "medium",
    },
    tool_choice: "auto",
    tools: [],
    top_p: 1,
    truncation: "disabled",
    usage: {
      input_tokens: 2_310,
      input_tokens_details: { cached_tokens: 2_048 },
      output_tokens: outputTokens,
      output_tokens_details: { reasoning_tokens: reasoningTokens },
      total_tokens: 2_310 + outputTokens,
    },
    user: null,
    metadata: {},
    ...changes,
  }),
});
const text = {
  type: "output_text",
  annotations: [],
  logprobs: [],
  text: JSON.stringify(buildLocationText()),
};

test("the text of a reasoning model is read past its reasoning, which counts as output", async () => {
  server.play(response({ output: [reasoning, message(text)] }, 1_472, 2_610));
  expect(await write()).toEqual({
    value: buildLocationText(),
    model: "gpt-5-mini-2025-08-07",
    usage: { calls: 1, inputTokens: 2_310, outputTokens: 2_610 },
  });
});

test("distinguishes a refusal from a truncated text", async () => {
  server.play(
    response(
      { output: [reasoning, message({ type: "refusal", refusal: "I can't help with that." })] },
      64,
      82,
    ),
  );
  expect(await failure()).toMatchObject({ name: "TextRefused", usage: { outputTokens: 82 } });
});

test.each<[string, object[]]>([
  ["before its first word", [reasoning]],
  [
    "in mid-text",
    [reasoning, { ...message({ ...text, text: text.text.slice(0, 900) }), status: "incomplete" }],
  ],
])(
  "a text that the output limit cuts off %s is truncated, and may be tried again with a higher limit",
  async (_, output) => {
    const cut = { status: "incomplete", incomplete_details: { reason: "max_output_tokens" } };
    server.play(response({ ...cut, output }, 16_000, 16_000));
    expect(await failure()).toMatchObject({
      name: "TextTruncated",
      details: { correctable: true },
      usage: { outputTokens: 16_000 },
    });
  },
);

test("a filtered text is not a truncated one, although it is incomplete", async () => {
  const filtered = { status: "incomplete", incomplete_details: { reason: "content_filter" } };
  server.play(response({ ...filtered, output: [reasoning] }, 320, 320));
  expect(await failure()).toMatchObject({ name: "TextFiltered" });
});

test("does not retry a request that a model without reasoning effort refuses", async () => {
  server.play({
    httpStatus: 400,
    code: "unsupported_parameter",
    parameter: "reasoning.effort",
    message: "Unsupported parameter: 'reasoning.effort'",
  });
  expect(await failure()).toMatchObject({
    name: "TextRequestRejected",
    details: { status: 400, parameter: "reasoning.effort" },
  });
});

test.each<[Partial<OpenAiOptions>, object | undefined]>([
  [{ model: "gpt-5-mini" }, { effort: "low" }],
  [{ model: "o4-mini", reasoningEffort: "auto" }, { effort: "low" }],
  [{ model: "gpt-4.1-mini" }, undefined],
  [{ model: "gpt-5-mini", reasoningEffort: "off" }, undefined],
  [{ model: "some-other-model", reasoningEffort: "high" }, { effort: "high" }],
])("%o sends the effort %o", async (options, sent) => {
  server.play({ answer: buildLocationText() });
  await write(options);
  expect(server.requests[0]?.["reasoning"]).toEqual(sent);
});
