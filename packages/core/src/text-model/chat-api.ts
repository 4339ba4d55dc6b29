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
  { model, format: asked, effort, signal }: CallOptions,
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
      max_completion_tokens: maxOutputTokens,
      ...(effort && { reasoning_effort: effort }),
    },
    { signal },
  );

/** Returns whether a body has the form of a chat completion. */
export const isChatBody = (body: object): boolean =>
  Array.isArray((body as Partial<ChatCompletion>).choices);

/** Reads the body of a chat completion, of which any part may be missing. */
export function readChatBody(body: object): TextAnswer {
  const [choice] = (body as ChatCompletion).choices;
  if (choice === undefined) return { text: "", end: "none" };
  const { message } = choice as { message?: ChatCompletion.Choice["message"] };
  const text = textOf(message?.content);
  if (choice.finish_reason === "length") return { text, end: "cut" };
  if (choice.finish_reason === "content_filter") return { text, end: "filtered" };
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
