import { jsonrepair } from "jsonrepair";
import type * as z from "zod";
import { cleanTexts } from "@vanfettle/contract/clean-texts";

// Models put JSON into prose, fences and wrappers, and leave commas behind. What is left of an
// answer is read; the schema decides whether it is one.

/** Far above the longest text that the checks accept; longer output is not parsed. */
const maxCharacters = 60_000;
/** The most objects of an answer that are tried: prose may have braces too. */
const maxObjects = 5;

export type ReadAnswer = { value: unknown } | { problem: AnswerProblem };

export type AnswerProblem = "empty" | "far too long" | "cut off" | "not JSON" | "half a character";

/**
 * Returns the JSON of an answer: after a model's reasoning, and out of prose, a fence or a wrapper
 * with one key. Drops keys that the schema does not have. A value that does not fit is returned
 * unchanged, so its faults can be named.
 */
export function readAnswer(answer: string, schema: z.ZodType): ReadAnswer {
  const read = readJson(answer, schema);
  const isBroken = "value" in read && cleanTexts(read.value).brokenAt !== undefined;
  return isBroken ? { problem: "half a character" } : read;
}

function readJson(answer: string, schema: z.ZodType): ReadAnswer {
  const text = withoutReasoning(answer);
  if (text.length > maxCharacters) return { problem: "far too long" };
  const trimmed = text.trim();
  if (trimmed === "") return { problem: "empty" };
  const whole = parse(trimmed);
  if (whole !== undefined) return { value: fit(schema, whole) };
  const { objects, isCut } = objectsIn(trimmed);
  const values = objects.map(parseOrRepair).filter((value) => value !== undefined);
  const fitting = values.map((value) => fit(schema, value));
  const value = fitting.find((each) => schema.safeParse(each).success) ?? fitting[0];
  if (value !== undefined) return { value };
  return { problem: isCut ? "cut off" : "not JSON" };
}

const reasoningEnd = "</think>";

/** Returns the text after a model's reasoning, whose opening tag some servers leave out. */
function withoutReasoning(text: string): string {
  const end = text.lastIndexOf(reasoningEnd);
  return end === -1 ? text : text.slice(end + reasoningEnd.length);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function parseOrRepair(text: string): unknown {
  const value = parse(text);
  if (value !== undefined) return value;
  try {
    return JSON.parse(jsonrepair(text)) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Returns the first objects in a text, each with all of its braces, and whether the text ends
 * within one. Only whole objects are repaired: a repair would complete an answer that was cut off.
 */
function objectsIn(text: string): { objects: string[]; isCut: boolean } {
  const objects: string[] = [];
  let start = -1;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length && objects.length < maxObjects; at++) {
    const character = text[at];
    if (isQuoted) {
      if (character === "\\") at += 1;
      else if (character === '"') isQuoted = false;
      continue;
    }
    if (character === '"') isQuoted = depth > 0;
    if (character === "{") {
      if (depth === 0) start = at;
      depth += 1;
    }
    if (character === "}" && depth > 0) {
      depth -= 1;
      if (depth === 0) objects.push(text.slice(start, at + 1));
    }
  }
  return { objects, isCut: depth > 0 };
}

/** Returns the value as the schema has it: out of a wrapper, and without keys of the model's own. */
function fit(schema: z.ZodType, value: unknown): unknown {
  if (!isMap(value)) return value;
  const trimmed = withoutUnknownKeys(schema, value);
  if (schema.safeParse(trimmed).success) return trimmed;
  const [inner, ...others] = Object.values(value);
  if (others.length > 0 || !isMap(inner)) return value;
  const innerTrimmed = withoutUnknownKeys(schema, inner);
  return schema.safeParse(innerTrimmed).success ? innerTrimmed : value;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function withoutUnknownKeys(schema: z.ZodType, value: Record<string, unknown>): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return value;
  const copy = structuredClone(value);
  for (const issue of parsed.error.issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const holder = issue.path.reduce<unknown>(
      (at, key) => (at as Record<PropertyKey, unknown>)[key],
      copy,
    );
    for (const key of issue.keys) delete (holder as Record<string, unknown>)[key];
  }
  return copy;
}
