/** The endings of place names that are not pronounced as written, with their replacements for comparison. */
const endings: readonly [written: RegExp, compared: string][] = [
  [/(borough|brough|burgh|burg|boro|bro)$/, "bro"],
  // Leicester, Bicester and Worcester, but not Chester.
  [/(?<=.)((?<=e)i)?cester$/, "ster"],
];

/** Returns a word with its ending as pronounced: `edinborough` matches `edinburgh`, and `lester` `leicester`. */
export function spokenEnding(word: string): string {
  for (const [written, compared] of endings) if (written.test(word)) return word.replace(written, compared);
  return word;
}
