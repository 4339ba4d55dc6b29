import { visibleText } from "@vanfettle/vans/visible-text";

/**
 * Far deeper than any schema accepts: what is below stays as it is. A function that calls itself
 * needs a limit.
 */
const deepest = 50;

export interface CleanedTexts {
  /** The value with every text in it cleaned. */
  value: unknown;
  /**
   * The path of the first text or key with half a character (a lone surrogate), which no database
   * stores; undefined if there is none.
   */
  brokenAt?: readonly (string | number)[] | undefined;
}

/** Cleans every text of a parsed JSON value, a form or a query with `visibleText`. */
export function cleanTexts(value: unknown): CleanedTexts {
  let brokenAt: (string | number)[] | undefined;
  function clean(each: unknown, path: (string | number)[]): unknown {
    if (path.length > deepest) return each;
    if (typeof each === "string") {
      if (!each.isWellFormed()) brokenAt ??= path;
      return visibleText(each);
    }
    if (Array.isArray(each)) return each.map((item, index) => clean(item, [...path, index]));
    if (typeof each !== "object" || each === null) return each;
    const entries = Object.entries(each).map(([key, item]) => {
      if (!key.isWellFormed()) brokenAt ??= path;
      return [key, clean(item, [...path, key])] as const;
    });
    return Object.fromEntries(entries);
  }
  const cleaned = clean(value, []);
  return { value: cleaned, brokenAt };
}
