import OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type { Response } from "openai/resources/responses/responses";
import { readResponse } from "./openai-response.ts";
import { toTextError } from "./openai-error.ts";
import { type ReasoningEffort, TextError, type TextModel } from "./text-model.ts";

export interface OpenAiOptions {
  apiKey: string;
  baseUrl?: string | undefined;
  model: string;
  timeoutMs?: number;
  reasoningEffort?: ReasoningEffort | undefined;
}

/** A reasoning model takes a minute for a text at the median, and up to three in its slow tail. */
const callTimeoutSeconds = 180;

/** Other models refuse a request with an effort. */
const reasoningModels = /^(?:gpt-5|o\d)/;

/** Returns the parameter `reasoning` of a request, if it is to have one. */
function reasoningOf(
  model: string,
  effort: ReasoningEffort,
): { reasoning?: { effort: "minimal" | "low" | "medium" | "high" } } {
  if (effort === "off") return {};
  if (effort !== "auto") return { reasoning: { effort } };
  return reasoningModels.test(model) ? { reasoning: { effort: "low" } } : {};
}

/**
 * Creates a text model on OpenAI's Responses API. A call is attempted once: only the state machine retries, because the
 * service lacks idempotency keys and each attempt may be charged. It uses `responses.create` instead of `parse`, which
 * would drop JSON in a code fence together with its token counts.
 */
export function createOpenAiTextModel(options: OpenAiOptions): TextModel {
  const { apiKey, baseUrl, model, timeoutMs = callTimeoutSeconds * 1000, reasoningEffort = "auto" } = options;
  const client = new OpenAI({
    apiKey,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: "off",
  });
  return {
    write: async ({ instructions, input, format, maxOutputTokens }) => {
      // An HTTP library's error about a malformed header would quote the key.
      if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new TextError("TextKeyRejected");
      let response: Response;
      try {
        response = await client.responses.create(
          {
            model,
            instructions,
            input,
            text: { format: zodTextFormat(format.schema, format.name) },
            max_output_tokens: maxOutputTokens,
            ...reasoningOf(model, reasoningEffort),
            store: false,
          },
          // The client's own timeout ends when the headers arrive; this signal covers the whole call.
          { signal: AbortSignal.timeout(timeoutMs) },
        );
      } catch (error) {
        throw toTextError(error);
      }
      return readResponse(response, model);
    },
  };
}
