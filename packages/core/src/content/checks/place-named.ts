import { regionByName } from "@vanfettle/contract/regions";
import type { FactRecord } from "../text/facts.ts";
import { sectionWords, type PlaceText } from "../text/place-text.ts";
import { wholeWords } from "./whole-words.ts";
import type { Fault } from "./check.ts";

const straight = (text: string): string => text.replaceAll("’", "'").replaceAll(/\s+/g, " ");

/** The spellings a writer may choose: `&` or `and`, and a region's other names. */
function spellings({ kind, name }: FactRecord): string[] {
  const names = [name, ...(kind === "region" ? (regionByName(name)?.otherNames ?? []) : [])];
  return names.flatMap((each) => [each, each.replaceAll("&", "and")]).map(straight);
}

export function namesPlace(words: string, facts: FactRecord): boolean {
  return wholeWords(spellings(facts), "").test(straight(words));
}

export function checkPlaceNamed(text: PlaceText, facts: FactRecord): Fault[] {
  const places: Record<string, string> = {
    servicing: sectionWords(text.servicing),
    mot: sectionWords(text.mot),
    servicingMetaTitle: text.servicingMetaTitle,
    motMetaTitle: text.motMetaTitle,
  };
  return Object.entries(places)
    .filter(([, words]) => !namesPlace(words, facts))
    .map(([at]) => ({ code: "place_not_named", words: `${at} does not name ${facts.name}.` }));
}
