import { regionByName } from "@vanfettle/contract/locations/regions";
import type { FactRecord } from "../../location/facts/facts.ts";
import { sectionWords, type FilledText } from "../text/location-text.ts";
import { wholeWords } from "./whole-words.ts";
import { violation, type Violation } from "./check.ts";

const normalise = (text: string): string => text.replaceAll("’", "'").replaceAll(/\s+/g, " ");

/** Returns the spellings of the name that count: with `&` or `and`, and a region's other names. */
function spellings({ kind, name }: FactRecord): string[] {
  const names = [name, ...(kind === "region" ? (regionByName(name)?.otherNames ?? []) : [])];
  return names.flatMap((each) => [each, each.replaceAll("&", "and")]).map(normalise);
}

/** Returns whether the text names the location, in whole words and with its capitals. */
export function namesPlace(words: string, facts: FactRecord): boolean {
  return wholeWords(spellings(facts), "").test(normalise(words));
}

/** Leaves a text to the editor in which a part or a meta title does not name the location. */
export function checkPlaceNamed(text: FilledText, facts: FactRecord): Violation[] {
  const parts: Record<string, string> = {
    servicing: sectionWords(text.servicing),
    mot: sectionWords(text.mot),
    servicingMetaTitle: text.servicingMetaTitle,
    motMetaTitle: text.motMetaTitle,
  };
  return Object.entries(parts)
    .filter(([, words]) => !namesPlace(words, facts))
    .map(([at]) => violation("place_not_named", { at }, "", `it does not name ${facts.name}`));
}
