/** Endings of names that are said otherwise than they are written, and what stands for them in a comparison. */
const endings: readonly [written: RegExp, compared: string][] = [
  [/(borough|brough|burgh|burg|boro|bro)$/, "bro"],
  // Leicester, Bicester and Worcester, but not Chester.
  [/(?<=.)((?<=e)i)?cester$/, "ster"],
];

/**
 * Returns a word of a name with its ending as it is said, so that `edinborough` is compared like `edinburgh`, and
 * `lester` like `leicester`. These differ by more letters than a slip does.
 */
export function spokenEnding(word: string): string {
  for (const [written, compared] of endings) if (written.test(word)) return word.replace(written, compared);
  return word;
}
