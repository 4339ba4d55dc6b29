import type { EndpointName } from "@vanfettle/contract/endpoints";
import { NoAnswer } from "./call-failure.ts";
import visitors from "./visitor-shapes.json" with { type: "json" };

/**
 * The part of a response schema that pages rely on, without the validation library:
 * - 0 is any value, and 1 a value that is neither an object nor null;
 * - a list has the shape of its items, and an object that of each field;
 * - a field's name ends with `?` if it may be missing, and with `~` if it may be null.
 */
export type Shape = 0 | 1 | readonly [Shape] | { readonly [field: string]: Shape };

export type Shapes = Readonly<Partial<Record<EndpointName, Shape>>>;

/**
 * The shapes of the responses that visitors' pages read. `answer-shapes.test.ts` derives the file
 * from the schemas.
 */
// TypeScript widens what a JSON file holds.
export const visitorShapes = visitors as unknown as Shapes;

/** Throws if a response lacks a field of its shape, as one of another release may. */
export function requireShape(response: unknown, shape: Shape | undefined): void {
  if (shape !== undefined && !hasShape(response, shape)) throw new NoAnswer("unreadable");
}

/** Returns whether a response has every field of a shape. Further fields are allowed. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === 0) return value !== undefined;
  if (shape === 1) return value !== undefined && value !== null && typeof value !== "object";
  if (isList(shape)) return Array.isArray(value) && value.every((item) => hasShape(item, shape[0]));
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(shape).every(([key, ofField]) => hasField(value, key, ofField));
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

function hasField(object: object, key: string, shape: Shape): boolean {
  const name = key.replaceAll(/[?~]/g, "");
  const value = (object as Record<string, unknown>)[name];
  if (value === undefined) return key.includes("?");
  if (value === null && key.endsWith("~")) return true;
  return hasShape(value, shape);
}
