import type { ContentVersion } from "@vanfettle/contract/content/review-schemas";
import type { StoredLocation } from "../../location/location-row.ts";
import { adviceOf } from "../advice/advice-slots.ts";
import { whatOf, type Violation, type ViolationCode } from "../checks/check.ts";
import { textSentences } from "../checks/text-sentences.ts";
import { findingOf } from "../reading/read-verdicts.ts";
import { factRecord } from "../../location/facts/facts.ts";
import type { LocationText } from "../text/location-text.ts";
import { readingValues } from "../text/slot-values.ts";
import { fillKnownSlots } from "../text/slots.ts";

/** Returns a text sentence by sentence, each with the facts that it rests on or the advice that it is. */
export function reviewedSentences(
  location: StoredLocation,
  text: LocationText,
  retired: ReadonlySet<string>,
): ContentVersion["sentences"] {
  const values = readingValues(location);
  return textSentences(text, factRecord(location)).map(({ at, part, kind, template, basis }) => {
    const id = adviceOf(template);
    return {
      at,
      part,
      kind,
      text: fillKnownSlots(template, values),
      facts: [...basis],
      advice: id === undefined ? null : { id, retired: retired.has(id) },
    };
  });
}

const kinds: Readonly<Record<string, string>> = {
  shape: "Form",
  figure: "Figure",
  contact: "Contact",
  markup: "Markup",
  unfilled_slot: "Missing fact",
  basis: "No basis",
  advice: "Advice",
  other_place: "Other place",
  name: "Name",
  abuse: "Abuse",
  law: "Law",
  defamation: "Defamation",
  reader: "Second reader",
  unread: "Not read",
  retired_advice: "Retired advice",
  own_words: "Own words",
  law_word: "Law",
  place_not_named: "Place not named",
  repetition: "Repetition",
  likeness: "Similar text",
  length: "Length",
} satisfies Record<ViolationCode, string>;

/** Texts of earlier releases hold violations of kinds that no check finds any more. */
const otherKind = "Objection";

/** Returns a violation with its kind in words. The second reader's violations are worded by finding. */
export function toFault(violation: Violation): ContentVersion["faults"][number] {
  const what = whatOf(violation);
  const finding = violation.code === "reader" ? findingOf(what) : undefined;
  const kind =
    finding === undefined
      ? (kinds[violation.code] ?? otherKind)
      : `${finding.charAt(0).toUpperCase()}${finding.slice(1)}`;
  return { ...violation, kind, what };
}
