import { Task } from "../writer/task.ts";

/** A parsed request with its word count, or the problem with it. */
export type ParsedRequest = { task: Task; words: number } | { problem: string };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Returns the text of a message: a string or a list of parts. */
function messageText(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part) => (isRecord(part) && typeof part.text === "string" ? part.text : "")).join("");
}

function readMessages({ input }: Record<string, unknown>): { role: string; text: string }[] {
  if (typeof input === "string") return [{ role: "user", text: input }];
  if (!Array.isArray(input)) return [];
  return input.filter(isRecord).map((message) => ({ role: String(message.role), text: messageText(message.content) }));
}

const formatOf = ({ text }: Record<string, unknown>): unknown => (isRecord(text) ? text.format : undefined);

function findFormatProblem(format: unknown): string | null {
  if (!isRecord(format) || format.type !== "json_schema") return "this service answers only with a json_schema format";
  const { schema } = format;
  if (!isRecord(schema) || !isRecord(schema.properties)) return "the json_schema format holds no object schema";
  if (format.strict !== true || schema.additionalProperties !== false) return "the schema must be strict";
  return null;
}

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Parses the request body. The task is the last user message, as JSON. */
export function parseRequest(body: unknown): ParsedRequest {
  if (!isRecord(body)) return { problem: "the body is not a JSON object" };
  if (typeof body.model !== "string") return { problem: "missing required parameter: 'model'" };
  if (body.stream === true) return { problem: "this service does not stream" };
  const problem = findFormatProblem(formatOf(body));
  if (problem) return { problem };
  const messages = readMessages(body);
  const last = messages.findLast(({ role }) => role === "user");
  const task = Task.safeParse(parseJson(last?.text ?? ""));
  if (!task.success)
    return { problem: "the last user input is neither a write-location-text nor a judge-sentences task" };
  const input = [typeof body.instructions === "string" ? body.instructions : "", ...messages.map(({ text }) => text)];
  return {
    task: task.data,
    words: countWords(input.join(" ")) + countWords(JSON.stringify(formatOf(body))),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
