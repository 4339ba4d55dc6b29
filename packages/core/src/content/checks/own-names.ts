import { regionByName } from "@vanfettle/contract/locations/regions";
import { factList } from "../../location/facts/fact-list.ts";
import { namesIn, type FactRecord } from "../../location/facts/facts.ts";
import { readableText } from "./normalise.ts";
import { wholeWords } from "./whole-words.ts";

const patterns = new WeakMap<FactRecord, RegExp>();

/** Returns a pattern of the names that a text about the location may use, in every usual spelling, longest first. */
export function ownNames(facts: FactRecord): RegExp {
  const known = patterns.get(facts);
  if (known) return known;
  // "Ashford, Kent" is two names: as one it would hide the beginning of a longer one, such as "Kent & Medway".
  const listed = [
    ...namesIn(facts),
    ...factList(facts).flatMap((fact) => fact.names.flatMap((name) => name.split(", "))),
  ];
  const names = listed.flatMap((name) => [name, ...(regionByName(name)?.otherNames ?? [])]);
  const spelled = names.flatMap((name) => [
    name,
    name.replaceAll("&", "and"),
    name.replace(/^(?:County|City of|The) /, ""),
  ]);
  const longestFirst = [...new Set(spelled.map(readableText))].toSorted((a, b) => b.length - a.length);
  const pattern = wholeWords(longestFirst, "g");
  patterns.set(facts, pattern);
  return pattern;
}

/** Masks the location's names for rules that would take them for words: Law, Downside and Dumbarton are places. */
export const coverNames = (text: string, facts: FactRecord): string =>
  text.replaceAll(ownNames(facts), (name) => "_".repeat(name.length));
