import type { ContentVersion, ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { escapeHtml } from "@vanfettle/contract/escape-html";
import { factList, factSlots } from "../../location/facts/fact-list.ts";
import { factRecord } from "../../location/facts/facts.ts";
import { locationFields, type StoredLocation } from "../../location/location-row.ts";
import { findLocation, type LocationTarget } from "../../location/location.ts";
import { originOf } from "../../location/version-state.ts";
import type { TableDeps } from "../../table/table.ts";
import {
  isNeverAcceptable,
  messageWithoutField,
  nameOfKind,
  type Objection,
} from "../checks/check.ts";
import { factsShown } from "../checks/facts-shown.ts";
import { textSentences } from "../checks/text-sentences.ts";
import { findingOf } from "../reading/second-reader.ts";
import { fillText, joinText, type LocationText } from "../text/location-text.ts";
import { renderText, type RenderedPart } from "../text/render.ts";
import { fillKnownSlots, fillSlots, slotValues } from "../text/slots.ts";
import { getVersion, listVersions } from "./version-repository.ts";

/** Lists the versions of a location's text for an operator. Throws `location_not_found`. */
export async function reviewVersions(
  deps: TableDeps,
  target: LocationTarget,
): Promise<ContentVersions> {
  const location = await findLocation(deps, target.slug, target.kind);
  return {
    ...locationFields(location),
    publishedVersion: location.row.publishedVersion ?? null,
    versions: await listVersions(deps, location),
  };
}

/**
 * Returns a version filled from the present facts; a slot without its fact stays visible as
 * `{{id}}`.
 */
export async function reviewVersion(
  deps: TableDeps,
  target: LocationTarget,
  version: number,
): Promise<ContentVersion> {
  const location = await findLocation(deps, target.slug, target.kind);
  const stored = await getVersion(deps, location, version);
  const { text, objections } = stored;
  const facts = factRecord(location);
  const values = slotValues(facts);
  const source = joinText(text);
  // The stored count is that of the facts at the time.
  const { servicing: counted, mot: countedMot } = renderText(text, values);
  const servicing = { ...stored.servicing, wordCount: counted.wordCount };
  const mot = { ...stored.mot, wordCount: countedMot.wordCount };
  return {
    ...locationFields(location),
    version,
    generatedAt: stored.generatedAt,
    model: stored.model,
    runId: stored.runId,
    tokens: stored.tokens,
    words: { servicing: servicing.wordCount, mot: mot.wordCount },
    ...originOf(location.row, stored),
    objectionCount: objections.length,
    objections: objections.map(describeObjection),
    sentences: reviewedSentences(location, text),
    facts: factList(facts).map(({ id, says }) => ({ id, says })),
    mayBeAccepted: !objections.some(isNeverAcceptable),
    source,
    slots: Array.from(factSlots(facts), ([id, says]) => ({ id, says })),
    servicing: toPart(servicing, values),
    mot: toPart(mot, values),
    faqs: (fillText(text, values) ?? source).faqs,
  };
}

function toPart(part: RenderedPart, values: ReadonlyMap<string, string>) {
  const fill = (text: string, escape?: (value: string) => string) =>
    fillSlots(text, values, escape) ?? text;
  return {
    html: fill(part.html, escapeHtml),
    wordCount: part.wordCount,
    metaTitle: fill(part.metaTitle),
    metaDescription: fill(part.metaDescription),
  };
}

function reviewedSentences(location: StoredLocation, text: LocationText) {
  const facts = factRecord(location);
  const values = slotValues(facts);
  return textSentences(text, facts).map(({ at, part, kind, template }) => ({
    at,
    part,
    kind,
    text: fillKnownSlots(template, values),
    facts: factsShown(template, facts).map(({ id }) => id),
  }));
}

/**
 * Returns an objection with its kind in words. The second reader's objections are worded by
 * finding.
 */
export function describeObjection(objection: Objection): ContentVersion["objections"][number] {
  const what = messageWithoutField(objection);
  const kind = (objection.code === "reader" && findingOf(what)) || nameOfKind(objection.code);
  return { ...objection, kind: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, what };
}
