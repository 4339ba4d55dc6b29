import * as z from "zod";
import { Task } from "../writer/task.ts";
import { parseJson } from "./json-body.ts";

/** The text of a message: a string or a list of parts. */
const MessageText = z
  .union([z.string(), z.array(z.object({ text: z.string().catch("") }))])
  .catch("")
  .transform((content) =>
    typeof content === "string" ? content : content.map(({ text }) => text).join(""),
  );

const Input = z.union([
  z.string().transform((text) => [{ role: "user", content: text }]),
  z.array(z.object({ role: z.string(), content: MessageText })),
]);

const Request = z.object({
  model: z.string("missing required parameter: 'model'"),
  stream: z.literal(false, "this service does not stream").optional(),
  instructions: z.string().default(""),
  input: Input,
  text: z.object(
    {
      format: z.looseObject({
        type: z.literal("json_schema", "this service answers only with a json_schema format"),
        strict: z.literal(true, "the schema must be strict"),
        schema: z.looseObject({
          properties: z.looseObject({}, "the json_schema format holds no object schema"),
          additionalProperties: z.literal(false, "the schema must be strict"),
        }),
      }),
    },
    "this service answers only with a json_schema format",
  ),
});

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * Parses the request body, whose last user message is the task. Returns it with the word count, or
 * the problem.
 */
export function parseRequest(body: unknown): { task: Task; words: number } | { problem: string } {
  const request = Request.safeParse(body);
  if (!request.success) {
    return { problem: request.error.issues[0]?.message ?? "the body is not a JSON object" };
  }
  const { instructions, input, text } = request.data;
  const last = input.findLast(({ role }) => role === "user");
  const task = Task.safeParse(parseJson(last?.content ?? ""));
  if (!task.success) {
    return {
      problem: "the last user input is neither a write-location-text nor a judge-sentences task",
    };
  }
  const words = [instructions, ...input.map(({ content }) => content), JSON.stringify(text.format)];
  return { task: task.data, words: countWords(words.join(" ")) };
}
