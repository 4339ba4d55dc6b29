/** The endings of place names that are not pronounced as written, with their replacements for comparison. */
const endings: readonly [written: RegExp, compared: string][] = [
  [/(borough|brough|burgh|burg|boro|bro)$/, "bro"],
  // Leicester, Bicester and Worcester, but not Chester.
  [/(?<=.)((?<=e)i)?cester$/, "ster"],
];

/**
 * Returns a word with its ending replaced by the pronounced form: `edinborough` matches `edinburgh`, and `lester`
 * matches `leicester`. These differ by more letters than a typing error.
 */
export function spokenEnding(word: string): string {
  for (const [written, compared] of endings) if (written.test(word)) return word.replace(written, compared);
  return word;
}
