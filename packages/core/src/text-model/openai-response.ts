import type { Response } from "openai/resources/responses/responses";
import { TextError, type TextResult, type TextUsage } from "./text-model.ts";

/** Far above the longest text that the checks accept; longer output is not parsed. */
const outputMaxCharacters = 60_000;
const fenceStart = /^```(?:json)?[^\S\n]*\n/;

/**
 * Returns the JSON value, model and usage of a response. Throws a `TextError` if it lacks a complete JSON value. A
 * gateway's HTML page with status 200 arrives here as a string, so no part of the shape is assumed.
 */
export function readResponse(response: Response, requestedModel: string): TextResult {
  if (typeof response !== "object" || response === null || !Array.isArray(response.output)) {
    throw new TextError("TextUnavailable", { usage: usageOf(response) });
  }
  const usage = usageOf(response);
  throwIfNotCompleted(response, usage);
  const parts = response.output.flatMap((item) =>
    item?.type === "message" && Array.isArray(item.content) ? item.content : [],
  );
  if (parts.some((part) => part?.type === "refusal")) throw new TextError("TextRefused", { usage });
  const text = parts.map((part) => (part?.type === "output_text" ? part.text : "")).join("");
  const model = typeof response.model === "string" && response.model !== "" ? response.model : requestedModel;
  return { value: parse(text, usage), model, usage };
}

function throwIfNotCompleted(response: Response, usage: TextUsage): void {
  if (response.status === "incomplete") {
    if (response.incomplete_details?.reason === "content_filter") throw new TextError("TextRefused", { usage });
    // The limit counts a model's reasoning as well, so an answer may be cut off before its first word.
    throw new TextError("TextTruncated", {
      usage,
      reason: "The answer was cut off before its end.",
      correctable: true,
    });
  }
  if (response.status === "completed" || response.status === undefined) return;
  if (response.error?.code === "rate_limit_exceeded") throw new TextError("TextRateLimited", { usage });
  throw new TextError("TextUnavailable", { usage });
}

function parse(text: string, usage: TextUsage): unknown {
  if (text.length > outputMaxCharacters) throw unusable("TextInvalid", "The answer was far too long.", usage);
  const trimmed = text.trim();
  if (trimmed === "") throw unusable("TextNotJson", "The answer was empty.", usage);
  try {
    return JSON.parse(withoutFence(trimmed));
  } catch {
    throw unusable("TextNotJson", "The answer was not JSON.", usage);
  }
}

/** No expression spans the whole answer: on a flood of newlines its time would grow with the square of their number. */
function withoutFence(text: string): string {
  const [start] = fenceStart.exec(text) ?? [];
  return start !== undefined && text.endsWith("```") ? text.slice(start.length, -3) : text;
}

const unusable = (name: "TextNotJson" | "TextInvalid", reason: string, usage: TextUsage): TextError =>
  new TextError(name, { usage, reason, correctable: true });

function usageOf(response: Response): TextUsage {
  const count = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);
  const usage = response?.usage;
  return { calls: 1, inputTokens: count(usage?.input_tokens), outputTokens: count(usage?.output_tokens) };
}
