import { readFacts } from "../writer/facts.ts";
import type { Facts } from "../writer/facts.ts";

export interface WritingTask {
  facts: Facts;
  attempt: number;
}

export type ReadRequest = { task: WritingTask; words: number } | { problem: string };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The texts of a message: a string, or parts of type input_text (Responses) or text (chat). */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part) => (isRecord(part) && typeof part.text === "string" ? part.text : "")).join("");
}

function messagesOf(body: Record<string, unknown>): { role: string; text: string }[] {
  const input = body.input ?? body.messages;
  if (typeof input === "string") return [{ role: "user", text: input }];
  if (!Array.isArray(input)) return [];
  return input.filter(isRecord).map((message) => ({ role: String(message.role), text: textOf(message.content) }));
}

function formatOf(body: Record<string, unknown>): unknown {
  if (isRecord(body.text) && isRecord(body.text.format)) return body.text.format;
  const chat = body.response_format;
  if (!isRecord(chat)) return undefined;
  return isRecord(chat.json_schema) ? { type: chat.type, ...chat.json_schema } : chat;
}

function schemaProblem(format: unknown): string | null {
  if (!isRecord(format) || format.type !== "json_schema") return "this service answers only with a json_schema format";
  const { schema } = format;
  if (!isRecord(schema) || !isRecord(schema.properties)) return "the json_schema format holds no object schema";
  if (format.strict !== true || schema.additionalProperties !== false) return "the schema must be strict";
  return null;
}

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Finds the facts in the last thing the user said; anything else is a problem named in plain words. */
export function readRequest(body: unknown): ReadRequest {
  if (!isRecord(body)) return { problem: "the body is not a JSON object" };
  if (typeof body.model !== "string") return { problem: "missing required parameter: 'model'" };
  if (body.stream === true) return { problem: "this service does not stream" };
  const problem = schemaProblem(formatOf(body));
  if (problem) return { problem };
  const messages = messagesOf(body);
  const last = messages.findLast(({ role }) => role === "user");
  const task = parse(last?.text ?? "");
  const facts = isRecord(task) && task.task === "write-location-text" ? readFacts(task.facts) : null;
  if (!isRecord(task) || facts === null) return { problem: "the last user input is no write-location-text task" };
  const attempt = typeof task.attempt === "number" ? task.attempt : 1;
  const said = [typeof body.instructions === "string" ? body.instructions : "", ...messages.map(({ text }) => text)];
  return { task: { facts, attempt }, words: countWords(said.join(" ")) + countWords(JSON.stringify(formatOf(body))) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
