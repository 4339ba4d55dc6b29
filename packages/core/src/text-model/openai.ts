import OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type { Response } from "openai/resources/responses/responses";
import { readAnswer } from "./openai-response.ts";
import { toTextError } from "./openai-error.ts";
import { TextError } from "./text-errors.ts";
import type { TextModel, TextRequest } from "./text-model.ts";

export interface OpenAiOptions {
  apiKey: string;
  baseUrl?: string | undefined;
  model: string;
  timeoutMs?: number;
}

const callTimeoutMs = 60_000;

/** Turning a schema into JSON Schema takes longer than all else that is done before a call. */
const formats = new WeakMap<TextRequest["format"], ReturnType<typeof zodTextFormat>>();

function formatOf(format: TextRequest["format"]) {
  const known = formats.get(format) ?? zodTextFormat(format.schema, format.name);
  formats.set(format, known);
  return known;
}

/**
 * Tries once: the machine alone repeats, for the service knows no idempotency key and every try may be charged.
 * `responses.create`, not `parse`, which would throw away a fenced answer together with its token counts.
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
      // An HTTP library's complaint about a malformed header would quote the key.
      if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new TextError("TextKeyRejected");
      let response: Response;
      try {
        response = await client.responses.create(
          {
            model,
            instructions,
            input,
            text: { format: formatOf(format) },
            max_output_tokens: maxOutputTokens,
            store: false,
          },
          // The client's own timeout ends with the headers of a failed answer; this one covers the whole call.
          { signal: AbortSignal.timeout(timeoutMs) },
        );
      } catch (error) {
        throw toTextError(error);
      }
      return readAnswer(response, model);
    },
  };
}
