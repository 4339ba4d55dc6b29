// The checks of values that this browser stores. They replace the schema library, which browsers do
// not load.

export type Guard<T> = (value: unknown) => value is T;

/** Returns true for a boolean. */
export const isFlag: Guard<boolean> = (value) => typeof value === "boolean";

/** Returns true for a text. */
export const isText: Guard<string> = (value) => typeof value === "string";

/** Returns true for a whole number from 0. */
export const isCount: Guard<number> = (value): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Returns true for a time in ISO format. */
export const isTime: Guard<string> = (value): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value));

/** Returns a guard that also accepts `null`. */
export const orNull =
  <T>(isValid: Guard<T>): Guard<T | null> =>
  (value) =>
    value === null || isValid(value);

/** Returns a guard that accepts the given values. */
export const oneOf =
  <T>(values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.some((each) => each === value);

/** Returns a guard that accepts lists of valid items. */
export const listOf =
  <T>(isValid: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(isValid);

/** Returns a guard that accepts objects whose properties are valid. */
export const shape =
  <T>(guards: { [Name in keyof T]-?: Guard<T[Name]> }): Guard<T> =>
  (value): value is T =>
    typeof value === "object" &&
    value !== null &&
    (Object.keys(guards) as (keyof T)[]).every((name) => guards[name]((value as Partial<T>)[name]));

/** Parses a stored text. Returns `null` if the text is missing, malformed or not valid. */
export function parseStored<T>(text: string | null | undefined, isValid: Guard<T>): T | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}
