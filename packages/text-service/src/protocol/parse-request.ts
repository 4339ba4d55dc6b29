import * as z from "zod";
import type { Call } from "../answers.ts";
import { Task } from "../writer/task.ts";
import { parseJson } from "./json-body.ts";
import type { Protocol } from "./response-bodies.ts";

/** The text of a message: a string or a list of parts. */
const MessageText = z
  .union([z.string(), z.array(z.object({ text: z.string().catch("") }))])
  .catch("")
  .transform((content) =>
    typeof content === "string" ? content : content.map(({ text }) => text).join(""),
  );

const Messages = z.array(z.object({ role: z.string(), content: MessageText }));

const strictSchema = {
  strict: z.literal(true, "the schema must be strict"),
  schema: z.looseObject({
    properties: z.looseObject({}, "the json_schema format holds no object schema"),
    additionalProperties: z.literal(false, "the schema must be strict"),
  }),
};
const jsonMode = z.object({ type: z.enum(["json_object", "text"]) });

const common = {
  model: z.string("missing required parameter: 'model'"),
  stream: z.literal(false, "this service does not stream").optional(),
};

/** A request to `/responses`. */
const ResponsesRequest = z
  .object({
    ...common,
    instructions: z.string().default(""),
    input: z.union([z.string().transform((text) => [{ role: "user", content: text }]), Messages]),
    text: z
      .object({
        format: z.discriminatedUnion("type", [
          z.looseObject({ type: z.literal("json_schema"), ...strictSchema }),
          jsonMode,
        ]),
      })
      .optional(),
  })
  .transform(({ instructions, input, text }) => ({
    messages: [{ role: "system", content: instructions }, ...input],
    format: text?.format,
  }));

/** A request to `/chat/completions`. */
const ChatRequest = z
  .object({
    ...common,
    messages: Messages,
    response_format: z
      .discriminatedUnion("type", [
        z.object({ type: z.literal("json_schema"), json_schema: z.looseObject(strictSchema) }),
        jsonMode,
      ])
      .optional(),
  })
  .transform(({ messages, response_format: format }) => ({ messages, format }));

const requests = { responses: ResponsesRequest, chat: ChatRequest } as const;

/** Returns the JSON Schema of a format of either protocol; null without one. */
function schemaOf(format: { type: string } | undefined): unknown {
  const { schema, json_schema: ofChat } = (format ?? {}) as Record<string, unknown>;
  return schema ?? (ofChat as { schema?: unknown } | undefined)?.schema ?? null;
}

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * Parses the request body, whose last user message is the task. Returns it with the word count, or
 * the problem. Without a schema, the instructions must hold it in words.
 */
export function parseRequest(
  protocol: Protocol,
  body: unknown,
): { task: Task; call: Call; words: number } | { problem: string } {
  const request = requests[protocol].safeParse(body);
  if (!request.success) {
    return { problem: request.error.issues[0]?.message ?? "the body is not a JSON object" };
  }
  const { messages, format } = request.data;
  const last = messages.findLast(({ role }) => role === "user");
  const task = Task.safeParse(parseJson(last?.content ?? ""));
  if (!task.success) {
    return {
      problem: "the last user input is neither a write-location-text nor a judge-sentences task",
    };
  }
  const words = [...messages.map(({ content }) => content), JSON.stringify(format ?? {})].join(" ");
  if (format?.type !== "json_schema" && !words.includes("JSON Schema")) {
    return { problem: "neither the format nor the instructions hold a schema" };
  }
  const call: Call = {
    instructions: messages
      .filter((message) => message !== last)
      .map(({ content }) => content)
      .join("\n"),
    input: parseJson(last?.content ?? ""),
    schema: schemaOf(format),
  };
  return { task: task.data, call, words: countWords(words) };
}
