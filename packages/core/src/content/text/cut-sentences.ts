import type { Objection } from "../checks/check.ts";
import { textFields } from "../checks/text-sentences.ts";
import { mapText, type LocationText, type Sentence } from "./location-text.ts";

/**
 * Returns the text without the sentences that are objected to; undefined if it would not stand
 * without them: one is alone in its paragraph or answer, other sentences follow it, or the
 * objection is to something else.
 */
export function cutSentences(
  text: LocationText,
  objections: readonly Objection[],
): LocationText | undefined {
  const objectedTo = new Set(objections.map(({ at }) => at));
  const shorter = new Map<readonly Sentence[], Sentence[]>();
  let cut = 0;
  for (const { at, text: prose } of textFields(text)) {
    if (typeof prose === "string") continue;
    let end = prose.length;
    while (end > 1 && objectedTo.has(`${at}[${end - 1}]`)) end -= 1;
    cut += prose.length - end;
    shorter.set(prose, prose.slice(0, end));
  }
  if (cut < objectedTo.size) return undefined;
  return mapText(text, (prose) => shorter.get(prose) ?? prose);
}
