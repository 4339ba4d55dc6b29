import OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type { Response } from "openai/resources/responses/responses";
import { readResponse } from "./openai-response.ts";
import { toTextError } from "./openai-error.ts";
import { TextError } from "./text-errors.ts";
import type { TextModel } from "./text-model.ts";

export interface OpenAiOptions {
  apiKey: string;
  baseUrl?: string | undefined;
  model: string;
  timeoutMs?: number;
}

const callTimeoutMs = 60_000;

/**
 * Creates a text model on OpenAI's Responses API. A call is attempted once: only the state machine retries, because the
 * service has no idempotency keys and each attempt may be charged. It uses `responses.create` instead of `parse`, which
 * would drop JSON in a code fence together with its token counts.
 */
export function createOpenAiTextModel(options: OpenAiOptions): TextModel {
  const { apiKey, baseUrl, model, timeoutMs = callTimeoutMs } = options;
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
