import type OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type { ChatCompletion } from "openai/resources/chat/completions";
import { inWords } from "./schema-in-words.ts";
import type { CallOptions, TextAnswer } from "./text-answer.ts";
import type { TextRequest } from "./text-model.ts";

/** Sends a request to `/chat/completions`, which most servers that imitate OpenAI's have. */
export const callChatApi = (
  client: OpenAI,
  { instructions, input, format, maxOutputTokens }: TextRequest,
  { model, format: asked, limit, effort, signal }: CallOptions,
): Promise<unknown> =>
  client.chat.completions.create(
    {
      model,
      messages: [
        {
          role: "system",
          content: asked === "json_schema" ? instructions : inWords(instructions, format.schema),
        },
        { role: "user", content: input },
      ],
      ...(asked === "json_schema" && {
        response_format: zodResponseFormat(format.schema, format.name),
      }),
      ...(asked === "json_object" && { response_format: { type: "json_object" as const } }),
      [limit]: maxOutputTokens,
      ...(effort && { reasoning_effort: effort }),
    },
    { signal },
  );

export const isChatBody = (body: object): boolean =>
  Array.isArray((body as Partial<ChatCompletion>).choices);

/** The end of a choice that the model did not end itself, by all servers' reasons. */
const endOfReason: Partial<Record<string, TextAnswer["end"]>> = {
  length: "cut",
  max_tokens: "cut",
  model_context_window_exceeded: "cut",
  content_filter: "filtered",
  content_filtered: "filtered",
  guardrail_intervened: "filtered",
  sensitive: "filtered",
  refusal: "declined",
  // Gemini's own reasons, which its compatible endpoint may pass on.
  safety: "filtered",
  recitation: "filtered",
  blocklist: "filtered",
  prohibited_content: "filtered",
  spii: "filtered",
  tool_calls: "tool",
  function_call: "tool",
  error: "failed",
  network_error: "failed",
  insufficient_system_resource: "failed",
};

/** Gemini sends its reason after the general one: `content_filter: PROHIBITED_CONTENT`. */
const endOf = (reason: string): TextAnswer["end"] | undefined =>
  endOfReason[reason.split(":")[0]?.toLowerCase() ?? ""];

type Choice = { message?: ChatCompletion.Choice["message"]; finish_reason?: unknown };

/** Reads the body of a chat completion, of which any part may be missing. */
export function readChatBody(body: object): TextAnswer {
  const [choice] = (body as { choices: (Choice | null)[] }).choices;
  if (!choice) return { text: "", end: "none" };
  const { message, finish_reason: reason } = choice;
  const text = textOf(message?.content);
  const end = endOf(typeof reason === "string" ? reason : "");
  if (end !== undefined) return { text, end };
  const isDeclined = typeof message?.refusal === "string" && message.refusal !== "";
  return { text, end: isDeclined ? "declined" : "complete" };
}

/** Returns the text of a message, which some servers send in parts. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  const parts = content as ({ text?: unknown } | null)[];
  return parts.map((part) => (typeof part?.text === "string" ? part.text : "")).join("");
}
