import { spellingsOf, type FactRecord } from "../../location/facts/facts.ts";
import { sectionText, type FilledText } from "../text/location-text.ts";
import { wholeWords } from "./whole-words.ts";
import { violation, type Violation } from "./check.ts";

const normalise = (text: string): string => text.replaceAll("’", "'").replaceAll(/\s+/g, " ");

/** Returns whether the text names the location, in whole words and with its capitals. */
export const namesPlace = (words: string, { name }: Pick<FactRecord, "name">): boolean =>
  wholeWords(spellingsOf(name).map(normalise), "").test(normalise(words));

/** Leaves a text to the editor in which a part or a meta title does not name the location. */
export function checkPlaceNamed(text: FilledText, facts: FactRecord): Violation[] {
  const parts: Record<string, string> = {
    servicing: sectionText(text.servicing),
    mot: sectionText(text.mot),
    servicingMetaTitle: text.servicingMetaTitle,
    motMetaTitle: text.motMetaTitle,
  };
  return Object.entries(parts)
    .filter(([, words]) => !namesPlace(words, facts))
    .map(([at]) => violation("place_not_named", { at }, "", `it does not name ${facts.name}`));
}
