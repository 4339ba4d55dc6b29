import type OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type { Response } from "openai/resources/responses/responses";
import { inWords } from "./schema-in-words.ts";
import type { CallOptions, TextAnswer } from "./text-answer.ts";
import type { TextRequest } from "./text-model.ts";

/**
 * Sends a request to `/responses`. `create` keeps JSON in a code fence and its token counts, which
 * `parse` would drop.
 */
export const callResponsesApi = (
  client: OpenAI,
  { instructions, input, format, maxOutputTokens }: TextRequest,
  { model, format: asked, effort, signal }: CallOptions,
): Promise<unknown> =>
  client.responses.create(
    {
      model,
      instructions: asked === "json_schema" ? instructions : inWords(instructions, format.schema),
      input,
      ...(asked === "json_schema" && {
        text: { format: zodTextFormat(format.schema, format.name) },
      }),
      ...(asked === "json_object" && { text: { format: { type: "json_object" as const } } }),
      max_output_tokens: maxOutputTokens,
      ...(effort && { reasoning: { effort } }),
      store: false,
    },
    { signal },
  );

export const isResponsesBody = (body: object): boolean =>
  Array.isArray((body as Partial<Response>).output);

/** Reads the body of a response, of which any part may be missing. */
export function readResponsesBody(body: object): TextAnswer {
  const response = body as Response;
  const messages = response.output.filter((item) => item?.type === "message");
  const parts = messages.map(({ content }) => (Array.isArray(content) ? content : []));
  // Some servers send the same message twice.
  const texts = new Set(
    parts.map((each) =>
      each.map((part) => (part?.type === "output_text" ? part.text : "")).join(""),
    ),
  );
  const isDeclined = parts.flat().some((part) => part?.type === "refusal");
  const { end, code } = endOf(response, isDeclined);
  if (end !== "complete" || messages.length > 0) return { text: [...texts].join(""), end, code };
  const isToolCall = response.output.some((item) => item?.type === "function_call");
  return { text: "", end: isToolCall ? "tool" : "none" };
}

function endOf(
  { status, incomplete_details: details, error }: Response,
  isDeclined: boolean,
): Pick<TextAnswer, "end" | "code"> {
  // The limit counts a model's reasoning as well, so an answer may be cut off before its first
  // word.
  if (status === "incomplete") {
    return { end: details?.reason === "content_filter" ? "filtered" : "cut" };
  }
  if (isDeclined) return { end: "declined" };
  const isWhole = status === "completed" || status === undefined;
  return isWhole ? { end: "complete" } : { end: "failed", code: error?.code };
}
