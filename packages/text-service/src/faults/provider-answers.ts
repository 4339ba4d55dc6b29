import { errorBody, type AnyBody, type Completion } from "../protocol/response-bodies.ts";

// What servers that speak OpenAI's protocols answer besides a good text. Bodies have the form that
// the source shows, with our own words.

export interface ProviderAnswer {
  /** The documentation of the answer, or a report that quotes it. */
  source: string;
  /** Sent instead of an answer. In its body, `{key}` is the caller's key. */
  error?: {
    status: number;
    body: object | string;
    headers?: () => Record<string, string>;
  };
  /** Limits the error to requests that the server does not understand. */
  rejects?: (request: AnyBody) => boolean;
  /** The output of the model, made from the JSON of a good answer. */
  output?: (good: string) => Completion;
  /** The body of the response, made from a good body. */
  body?: (good: AnyBody) => AnyBody;
  /** The type that the service gives a good body, if it is not JSON's. */
  contentType?: string;
}

const openAi = "https://platform.openai.com/docs/guides/error-codes";
const openAiLimits = "https://platform.openai.com/docs/guides/rate-limits";
const openAiOutputs = "https://platform.openai.com/docs/guides/structured-outputs";
const openAiChat = "https://platform.openai.com/docs/api-reference/chat/object";
const azureFilter = "https://learn.microsoft.com/azure/ai-services/openai/concepts/content-filter";
const openRouter = "https://openrouter.ai/docs/api/reference/errors-and-debugging";
const groqErrors = "https://console.groq.com/docs/errors";
const groqLimits = "https://console.groq.com/docs/rate-limits";
const mistral = "https://github.com/editor-code-assistant/eca/issues/231";
const ollama = "https://docs.ollama.com/api/openai-compatibility";
const lmStudio = "https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/189";
const llamaCpp = "https://github.com/ggml-org/llama.cpp/pull/15780";
const vllm = "https://github.com/vllm-project/vllm/issues/4667";
const vllmReasoning = "https://docs.vllm.ai/en/latest/features/reasoning_outputs.html";
const anthropic = "https://platform.claude.com/docs/en/api/errors";
const cloudflare =
  "https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-1010/";
const geminiFilter = "https://github.com/HKUDS/Vibe-Trading/pull/308";
const fences = "https://github.com/laravel/ai/pull/879";
const fetchStandard = "https://www.rfc-editor.org/rfc/rfc9110#field.retry-after";

const limited = (headers?: () => Record<string, string>) => ({
  status: 429,
  body: errorBody("Rate limit reached", "requests", "rate_limit_exceeded"),
  ...(headers && { headers }),
});
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toUTCString();

const serverError = "The server had an error while processing your request";
const failing = (status: number, message: string, type = "server_error") => ({
  source: openAi,
  error: { status, body: errorBody(message, type) },
});

const unsupported = (param: string, message: string) => ({
  status: 400,
  body: errorBody(message, "invalid_request_error", "unsupported_parameter", param),
});

const at = (body: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((value, key) => (value as AnyBody | null | undefined)?.[key], body);
const has = (...paths: string[]) => {
  return (request: AnyBody): boolean => paths.some((path) => at(request, path) !== undefined);
};
const hasFormat = (type: string) => {
  return (request: AnyBody): boolean =>
    ["response_format.type", "text.format.type"].some((path) => at(request, path) === type);
};

const withText = (source: string, change: (good: string) => string): ProviderAnswer => ({
  source,
  output: (good) => ({ text: change(good) }),
});
const withUsage = (source: string, usage: (good: AnyBody) => unknown): ProviderAnswer => ({
  source,
  body: (good) => ({ ...good, usage: usage(good["usage"] as AnyBody) }),
});
/** Changes every count of a usage, whatever its names are. */
const counts = (usage: AnyBody, change: (count: number) => unknown): AnyBody =>
  Object.fromEntries(
    Object.entries(usage).map(([name, value]) => [
      name,
      typeof value === "number" ? change(value) : value,
    ]),
  );

/** A body beyond this size is refused. */
const largeBytes = 10_000_001;

export const providerAnswers = {
  // The key, the account, the address and the settings.
  unauthorised: {
    source: openAi,
    error: {
      status: 401,
      body: errorBody(
        "Incorrect API key provided: {key}.",
        "invalid_request_error",
        "invalid_api_key",
      ),
    },
  },
  "no-credit": {
    source: openRouter,
    error: { status: 402, body: { error: { code: 402, message: "Insufficient credits" } } },
  },
  quota: {
    source: openAi,
    error: {
      status: 429,
      body: errorBody(
        "You exceeded your current quota, please check your plan and billing details.",
        "insufficient_quota",
        "insufficient_quota",
      ),
    },
  },
  "gemini-bad-key": {
    source: "https://github.com/cequence-io/openai-scala-client/issues/109",
    error: {
      status: 400,
      body: [
        {
          error: {
            code: 400,
            message: "API key not valid.",
            status: "INVALID_ARGUMENT",
            details: [
              {
                "@type": "type.googleapis.com/google.rpc.ErrorInfo",
                reason: "API_KEY_INVALID",
                domain: "googleapis.com",
              },
            ],
          },
        },
      ],
    },
  },
  "anthropic-no-credit": {
    source: "https://github.com/anthropics/claude-quickstarts/issues/229",
    error: {
      status: 400,
      body: {
        type: "error",
        error: {
          type: "invalid_request_error",
          message: "Your credit balance is too low to access the API.",
        },
      },
    },
  },
  "key-limit": {
    source: "https://github.com/MCPJam/inspector/issues/1287",
    error: {
      status: 403,
      body: { error: { code: 403, message: "Key limit exceeded (total limit)." } },
    },
  },
  "firewall-page": {
    source: "https://github.com/OpenHands/OpenHands/issues/4480",
    error: {
      status: 403,
      body: "<!DOCTYPE html>\n<html><title>Attention Required! | Cloudflare</title></html>",
      headers: () => ({ "content-type": "text/html", server: "cloudflare" }),
    },
  },
  "firewall-json": {
    source: cloudflare,
    error: {
      status: 403,
      body: {
        title: "Error 1010: Access denied",
        status: 403,
        error_code: 1010,
        cloudflare_error: true,
        retryable: false,
      },
    },
  },
  "firewall-line": { source: cloudflare, error: { status: 403, body: "error code: 1010" } },
  "wrong-region": {
    source: openAi,
    error: {
      status: 403,
      body: errorBody(
        "Country, region, or territory not supported",
        "request_forbidden",
        "unsupported_country_region_territory",
      ),
    },
  },
  "unknown-model": {
    source: openAi,
    error: {
      status: 404,
      body: errorBody(
        "The model does not exist or you do not have access to it.",
        "invalid_request_error",
        "model_not_found",
      ),
    },
  },
  "unknown-deployment": {
    source: "https://learn.microsoft.com/azure/ai-services/openai/how-to/create-resource",
    error: {
      status: 404,
      body: { error: { code: "DeploymentNotFound", message: "The deployment does not exist." } },
    },
  },
  "unknown-path": {
    source: "https://github.com/gin-gonic/gin/blob/master/gin.go",
    error: { status: 404, body: "404 page not found" },
  },
  "wrong-method": {
    source: "https://www.starlette.io/exceptions/",
    error: { status: 405, body: { detail: "Method Not Allowed" } },
  },
  "needs-max-tokens": {
    source: mistral,
    rejects: has("max_completion_tokens"),
    error: {
      status: 422,
      body: {
        object: "error",
        message: {
          detail: [
            {
              type: "extra_forbidden",
              loc: ["body", "max_completion_tokens"],
              msg: "Extra inputs are not permitted",
            },
          ],
        },
        type: "invalid_request_error",
        param: null,
        code: null,
      },
    },
  },
  "needs-max-completion-tokens": {
    source: "https://platform.openai.com/docs/guides/reasoning",
    rejects: has("max_tokens"),
    error: unsupported(
      "max_tokens",
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    ),
  },
  "limit-too-high": {
    source: "https://github.com/khoj-ai/khoj/issues/1236",
    error: {
      status: 400,
      body: {
        error: {
          message: "`max_completion_tokens` must be less than or equal to `8192`",
          type: "invalid_request_error",
          param: "max_completion_tokens",
        },
      },
    },
  },
  "no-temperature": {
    source: "https://github.com/openai/openai-python/issues/2104",
    rejects: has("temperature"),
    error: unsupported("temperature", "Unsupported parameter: 'temperature'"),
  },
  "no-effort": {
    source: "https://platform.openai.com/docs/guides/reasoning",
    rejects: has("reasoning", "reasoning_effort"),
    error: unsupported("reasoning.effort", "Unsupported parameter: 'reasoning.effort'"),
  },
  "no-json-schema": {
    source: openAiOutputs,
    rejects: hasFormat("json_schema"),
    error: {
      status: 400,
      body: errorBody(
        "'json_schema' is not supported with this model.",
        "invalid_request_error",
        null,
        "response_format",
      ),
    },
  },
  "no-json-object": {
    source: lmStudio,
    rejects: hasFormat("json_object"),
    error: {
      status: 400,
      body: { error: "'response_format.type' must be 'json_schema' or 'text'" },
    },
  },
  "bad-request": {
    source: vllm,
    error: {
      status: 400,
      body: {
        object: "error",
        message: "max_tokens must be at least 1",
        type: "BadRequestError",
        param: null,
        code: 400,
      },
    },
  },
  "too-long": {
    source: openAi,
    error: {
      status: 400,
      body: errorBody(
        "This model's maximum context length is 8192 tokens.",
        "invalid_request_error",
        "context_length_exceeded",
        "messages",
      ),
    },
  },
  "too-long-500": {
    source: llamaCpp,
    error: {
      status: 500,
      body: {
        error: {
          code: 500,
          message: "the request exceeds the available context size",
          type: "exceed_context_size_error",
          n_prompt_tokens: 1_407,
          n_ctx: 256,
        },
      },
    },
  },
  "too-large": {
    source: groqErrors,
    error: {
      status: 413,
      body: errorBody(
        "Request too large for model on tokens per minute: Limit 6000, Requested 13107",
        "tokens",
        "rate_limit_exceeded",
      ),
    },
  },
  "content-filter-400": {
    source: azureFilter,
    error: {
      status: 400,
      body: {
        error: {
          message: "The response was filtered",
          type: null,
          param: "prompt",
          code: "content_filter",
          status: 400,
          innererror: { code: "ResponsibleAIPolicyViolation" },
        },
      },
    },
  },
  moderation: {
    source: openRouter,
    error: {
      status: 403,
      body: {
        error: {
          code: 403,
          message: "Your input was flagged",
          metadata: { reasons: ["violence"], flagged_input: "…", provider_name: "OpenAI" },
        },
      },
    },
  },
  "json-failed": {
    source: groqErrors,
    error: {
      status: 400,
      body: {
        error: {
          message: "Failed to generate JSON.",
          type: "invalid_request_error",
          code: "json_validate_failed",
          failed_generation: '{"servicing": [',
        },
      },
    },
  },

  // Outages and limits.
  "error-500": failing(500, serverError),
  "reader-failing": failing(500, serverError),
  "error-502": failing(502, "Bad gateway"),
  "error-503": failing(503, "The engine is currently overloaded, please try again later"),
  "loading-503": {
    source: "https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md",
    error: {
      status: 503,
      body: { error: { code: 503, message: "Loading model", type: "unavailable_error" } },
    },
  },
  "busy-503": {
    source: openRouter,
    error: {
      status: 503,
      body: { error: { code: 503, message: "No available provider" } },
      headers: () => ({ "retry-after": inSeconds(30) }),
    },
  },
  "overloaded-529": {
    source: anthropic,
    error: {
      status: 529,
      body: { type: "error", error: { type: "overloaded_error", message: "Overloaded" } },
    },
  },
  "generation-424": {
    source: "https://huggingface.co/docs/text-generation-inference/main/en/reference/api_reference",
    error: {
      status: 424,
      body: {
        error: "Request failed during generation: Server error: out of memory",
        error_type: "generation",
      },
    },
  },
  "capacity-498": {
    source: "https://console.groq.com/docs/flex-processing",
    error: {
      status: 498,
      body: errorBody("Flex tier capacity exceeded", "invalid_request_error", "capacity_exceeded"),
    },
  },
  "timeout-408": {
    source: openRouter,
    error: { status: 408, body: { error: { code: 408, message: "Your request timed out" } } },
  },
  "gateway-504": {
    source: "https://developers.cloudflare.com/support/troubleshooting/http-status-codes/",
    error: { status: 504, body: "<html><h1>504 Gateway Time-out</h1></html>" },
  },
  "limit-without-time": { source: openAiLimits, error: limited() },
  "limit-with-date": {
    source: fetchStandard,
    error: limited(() => ({ "retry-after": inSeconds(40) })),
  },
  "limit-in-the-past": {
    source: fetchStandard,
    error: limited(() => ({ "retry-after": inSeconds(-3_600) })),
  },
  "limit-negative": {
    source: fetchStandard,
    error: limited(() => ({ "retry-after": "-5", "retry-after-ms": "-5000" })),
  },
  "limit-absurd": {
    source: fetchStandard,
    error: limited(() => ({ "retry-after": "99999999999999999999" })),
  },
  "limit-with-ms": {
    source: "https://github.com/openai/openai-node/blob/master/src/client.ts",
    error: limited(() => ({ "retry-after-ms": "12000" })),
  },
  "limit-with-reset": {
    source: openAiLimits,
    error: limited(() => ({
      "x-ratelimit-remaining-requests": "57",
      "x-ratelimit-reset-requests": "8h12m",
      "x-ratelimit-remaining-tokens": "0",
      "x-ratelimit-reset-tokens": "1m7.66s",
    })),
  },
  "limit-with-reset-time": {
    source: "https://openrouter.ai/docs/api/reference/limits",
    error: limited(() => ({
      "x-ratelimit-limit": "20",
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": String(Date.now() + 45_000),
    })),
  },
  "limit-with-minus-one": {
    source: "https://github.com/openai/openai-dotnet/issues/838",
    error: limited(() => ({
      "x-ratelimit-limit-tokens": "-1",
      "x-ratelimit-remaining-tokens": "-1",
      "x-ratelimit-reset-tokens": "0",
    })),
  },
  "limit-of-a-day": { source: groqLimits, error: limited(() => ({ "retry-after": "86400" })) },
  "rate-limit": { source: openAiLimits, error: limited() },

  // A status of 200 without an answer.
  "credit-200": {
    source: openRouter,
    error: { status: 200, body: { error: { code: 402, message: "Insufficient credits" } } },
  },
  "limit-200": {
    source: openRouter,
    error: { status: 200, body: { error: { code: 429, message: "You are being rate limited" } } },
  },
  "words-200": { source: lmStudio, error: { status: 200, body: { error: "Model is unloaded" } } },
  "event-stream": {
    source: "https://platform.openai.com/docs/api-reference/responses-streaming",
    error: {
      status: 200,
      body: 'event: response.created\ndata: {"type":"response.created"}\n\n',
      headers: () => ({ "content-type": "text/event-stream" }),
    },
  },
  "html-200": {
    source: "https://www.rfc-editor.org/rfc/rfc6585#section-6",
    error: {
      status: 200,
      body: "<!doctype html><title>Proxy</title><p>Please sign in to the network.</p>",
      headers: () => ({ "content-type": "text/html" }),
    },
  },
  "huge-body": { source: openAiChat, error: { status: 200, body: " ".repeat(largeBytes) } },
  "empty-200": { source: ollama, error: { status: 200, body: "" } },
  "choice-error": {
    source: "https://github.com/maximhq/bifrost/issues/5425",
    body: (good) =>
      "choices" in good
        ? {
            ...good,
            choices: [
              {
                index: 0,
                finish_reason: "error",
                error: { code: 502, message: "Provider returned an error" },
                message: { role: "assistant", content: '{"servicing": [{"heading": "Vans' },
              },
            ],
            usage: { prompt_tokens: null, completion_tokens: null, total_tokens: 0 },
          }
        : {
            ...good,
            status: "failed",
            output: [],
            error: { code: "server_error", message: serverError },
          },
  },
  "other-protocol": {
    source: ollama,
    body: (good) =>
      "choices" in good
        ? { object: "response", status: "completed", output: [], usage: good["usage"] }
        : { object: "chat.completion", choices: [], usage: good["usage"] },
  },

  // Answers that can be read.
  "prose-around": withText(
    "https://github.com/langgenius/dify/issues/42451",
    (good) => `Here is the text with {place} filled in:\n\n${good}\n\nLet me know!`,
  ),
  think: withText(vllmReasoning, (good) => `<think>\nFirst {the} facts.\n</think>\n\n${good}`),
  "think-unopened": withText(vllmReasoning, (good) => `So I begin.\n</think>\n${good}`),
  "fenced-json": withText(fences, (good) => `\`\`\`json\n${good}\n\`\`\``),
  "fenced-capitals": withText(fences, (good) => `\`\`\`JSON\n${good}\n\`\`\`\nDone.`),
  "fenced-bare": withText(fences, (good) => `\`\`\`\n${good}\n\`\`\``),
  "trailing-comma": withText(
    "https://github.com/josdejong/jsonrepair",
    (good) => `${good.slice(0, -1)},}`,
  ),
  "wrapper-key": withText(openAiOutputs, (good) => `{"location_text":${good}}`),
  "extra-key": withText(openAiOutputs, (good) => `{"notes":"I hope this helps.",${good.slice(1)}`),
  "json-twice": withText(openAiOutputs, (good) => `${good}\n${good}`),
  "content-parts": {
    source: "https://github.com/HKUDS/nanobot/pull/2494",
    output: (good) => ({
      text: good,
      parts: [
        { type: "thinking", thinking: [{ type: "text", text: "First {the} facts." }] },
        { type: "text", text: good },
      ],
    }),
  },
  "text-plain": {
    source: "https://github.com/openai/openai-node/blob/master/src/internal/parse.ts",
    contentType: "text/plain; charset=utf-8",
  },
  "message-twice": {
    source: "https://github.com/pipecat-ai/pipecat/pull/4852",
    body: (good) =>
      Array.isArray(good["output"])
        ? { ...good, output: [...(good["output"] as unknown[]), ...(good["output"] as unknown[])] }
        : good,
  },
  "reasoning-item": {
    source: "https://platform.openai.com/docs/guides/reasoning",
    body: (good) =>
      Array.isArray(good["output"])
        ? {
            ...good,
            output: [
              { type: "reasoning", id: "rs_1", summary: [] },
              ...(good["output"] as unknown[]),
            ],
          }
        : good,
  },

  // Answers without a text that can be used.
  refusal: {
    source: openAiOutputs,
    output: () => ({ text: null, refusal: "I'm sorry, but I can't help with that." }),
  },
  "content-filter": {
    source: azureFilter,
    output: (good) => ({ text: good.slice(0, 40), end: "content_filter" }),
  },
  sensitive: {
    source: "https://github.com/genkit-ai/genkit/pull/6259",
    output: (good) => ({ text: good.slice(0, 40), end: "sensitive" }),
  },
  "gemini-filter": {
    source: geminiFilter,
    body: (good) => ({
      ...good,
      choices: [{ index: 0, finish_reason: "content_filter: PROHIBITED_CONTENT" }],
    }),
  },
  "gemini-safety": {
    source: geminiFilter,
    body: (good) => ({
      ...good,
      choices: [{ index: 0, finish_reason: "SAFETY", message: { role: "assistant" } }],
    }),
  },
  incomplete: {
    source: openAiOutputs,
    output: (good) => ({ text: good.slice(0, Math.floor(good.length / 2)), end: "length" }),
  },
  "cut-unsaid": withText(ollama, (good) => good.slice(0, Math.floor(good.length / 2))),
  "tool-call": {
    source: "https://platform.openai.com/docs/guides/function-calling",
    output: () => ({ text: null, end: "tool_calls" }),
  },
  "empty-choices": { source: openAiChat, output: () => ({ text: null }) },
  "null-content": { source: vllmReasoning, output: () => ({ text: null, isNull: true }) },
  "only-reasoning": {
    source: vllmReasoning,
    body: (good) =>
      "choices" in good
        ? {
            ...good,
            choices: [
              {
                index: 0,
                finish_reason: "stop",
                message: { role: "assistant", content: null, reasoning_content: "Hm." },
              },
            ],
          }
        : { ...good, output: [{ type: "reasoning", id: "rs_1", summary: [] }] },
  },
  "empty-content": withText(
    "https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/2339",
    () => "",
  ),
  "only-thinking": withText(vllmReasoning, () => "<think>\nHm.\n</think>"),
  "half-character": withText("https://www.rfc-editor.org/rfc/rfc8259#section-8.2", (good) =>
    good.replace('"heading":"', String.raw`"heading":"\ud83d`),
  ),
  "not-json": withText(openAiOutputs, () => "Here is some text about vans, in plain prose."),

  // Usage.
  "usage-missing": withUsage(ollama, () => undefined),
  "usage-null": withUsage(vllm, () => null),
  "usage-other-names": withUsage(ollama, (usage) =>
    "prompt_tokens" in usage
      ? { input_tokens: usage["prompt_tokens"], output_tokens: usage["completion_tokens"] }
      : { prompt_tokens: usage["input_tokens"], completion_tokens: usage["output_tokens"] },
  ),
  "usage-strings": withUsage(openAiChat, (usage) => counts(usage, String)),
  "usage-negative": withUsage(openAiChat, (usage) => counts(usage, (count) => -count)),
  "usage-huge": withUsage(openAiChat, (usage) => counts(usage, (count) => count * 1_000_000)),
} as const satisfies Record<string, ProviderAnswer>;

export type ProviderMode = keyof typeof providerAnswers;

/** Returns the answer of a mode; undefined for other modes. */
export const providerAnswer = (mode: string): ProviderAnswer | undefined =>
  Object.hasOwn(providerAnswers, mode) ? providerAnswers[mode as ProviderMode] : undefined;
