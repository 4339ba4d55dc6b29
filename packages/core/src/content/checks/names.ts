import { services } from "@vanfettle/contract/services";
import { factList } from "../text/fact-list.ts";
import { namesIn, type FactRecord } from "../text/facts.ts";
import { joinText, type PlaceText } from "../text/place-text.ts";
import { replaceSlots } from "../text/slots.ts";
import { maskNames } from "../similarity/shingles.ts";
import type { Violation } from "./check.ts";
import { sentences, textFields, type FieldKind } from "./text-fields.ts";
import vocabulary from "./vocabulary.json" with { type: "json" };

/** Names that every text may use. */
const allowed = [
  ..."VanFettle MOT MOTs DVSA UK Britain England Scotland Wales Northern Ireland AdBlue DPF ABS LED VIN I".split(" "),
  "Great Britain",
  ...services.map(({ name }) => name),
];

/** Ordinary words, which may open a sentence or be capitalised in a title. */
const words = new Set(vocabulary.words.split(" "));
const titleKinds = new Set<FieldKind>(["heading", "metaTitle", "question"]);

/**
 * Rejects every capitalised word that is not part of a name in the facts or in a short list, so that no landmark, road,
 * garage or person gets into a text. The first word of a sentence may be any ordinary word.
 */
export function checkNames(text: PlaceText, facts: FactRecord): Violation[] {
  const names = [...namesIn(facts), ...factList(facts).flatMap((fact) => fact.names), ...allowed];
  return textFields(joinText(text)).flatMap(({ at, kind, text: field }) =>
    sentences(replaceSlots(field, "fact")).flatMap((sentence) => {
      const unknown = capitalised(maskNames(sentence, names)).filter(
        ({ word, opens }) => !((opens || titleKinds.has(kind)) && words.has(word.toLowerCase())),
      );
      return unknown.map(({ word }): Violation => ({
        code: "unknown_name",
        message: `${at} says "${word}", which is no name in the facts.`,
      }));
    }),
  );
}

function capitalised(sentence: string): { word: string; opens: boolean }[] {
  return Array.from(sentence.matchAll(/(?<![\p{L}'-])\p{Lu}[\p{L}']*/gu), ({ 0: word, index }) => ({
    word: word.replace(/'s?$/, ""),
    opens: !/[\p{L}\p{N}]/u.test(sentence.slice(0, index)) || /[:("]\s*$/.test(sentence.slice(0, index)),
  }));
}
