import { DomainError } from "@vanfettle/contract/problems";
import type { ResponseBody } from "@vanfettle/contract/schemas";
import { recordAudit } from "../../audit/audit.ts";
import { factsHash } from "../../location/facts/fact-list.ts";
import { factRecord } from "../../location/facts/facts.ts";
import { locationFields } from "../../location/location-row.ts";
import { findLocation, type LocationTarget } from "../../location/location.ts";
import type { IdDeps } from "../../table/table.ts";
import { noUsage } from "../../text-model/text-model.ts";
import { checkText } from "../checks/check-text.ts";
import { reserveSignature } from "../similarity/signatures.ts";
import {
  mapText,
  type JoinedText,
  type LocationText,
  type Sentence,
} from "../text/location-text.ts";
import { promptHash } from "../text/prompt.ts";
import { replaceSlots, slotsIn } from "../text/slots.ts";
import { markDraft } from "./mark-version.ts";
import { rejectStale } from "./publish-version.ts";
import { describeObjection } from "./review.ts";
import { getVersion, storeVersion } from "./version-repository.ts";

/**
 * Stores an edit as a new draft, with its objections. Throws `not_found`, `version_superseded` or
 * `invalid_request`.
 */
export async function editVersion(
  deps: IdDeps,
  target: LocationTarget,
  version: number,
  { by, text: edited }: { by: string; text: JoinedText },
): Promise<ResponseBody<"editContentVersion">> {
  const location = await findLocation(deps, target.slug, target.kind);
  const base = await getVersion(deps, location, version);
  await rejectStale(deps, location, version);
  const facts = factRecord(location);
  const { exchangeSignature, withdraw } = reserveSignature(deps, location);
  const { text, objections } = await checkText(splitEditedText(edited), facts, {
    exchangeSignature,
    isEdited: true,
  });
  if (text === null || JSON.stringify(text) === JSON.stringify(base.text)) {
    await withdraw();
    const message =
      text === null ? (objections[0]?.message ?? "Invalid text") : "Nothing has changed.";
    throw new DomainError("invalid_request", { issues: [{ field: "text", message }] });
  }
  const { model, runId } = base;
  const stored = await storeVersion(deps, location, {
    text,
    model,
    runId,
    usage: noUsage,
    promptHash,
    factsHash: factsHash(facts),
    planId: deps.newId("edt"),
    generatedAt: deps.clock().toISOString(),
    objections,
    author: by,
    basedOn: version,
  });
  await markDraft(deps, location, { version: stored.version, runId, objections });
  const fields = locationFields(location);
  await recordAudit(deps, {
    by,
    action: "edit",
    ...fields,
    fromVersion: version,
    toVersion: stored.version,
  });
  return {
    slug: fields.slug,
    version: stored.version,
    objections: objections.map(describeObjection),
  };
}

const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** Splits an edited text into sentences. */
export function splitEditedText(edited: JoinedText): LocationText {
  const toSentences = (paragraph: string): Sentence[] =>
    splitSentences(paragraph).map((text) => ({ text }));
  return mapText(edited, toSentences, (line) => line.trim());
}

/** Splits a paragraph into sentences. Dots inside slots do not end a sentence. */
function splitSentences(paragraph: string): string[] {
  const text = paragraph.replaceAll(/\s+/g, " ");
  const slots = slotsIn(text);
  // A letter of the private use area stands for each slot while the paragraph is split.
  const masked = replaceSlots(text, "\u{E000}");
  let next = 0;
  return Array.from(segmenter.segment(masked), ({ segment }) =>
    segment.trim().replaceAll("\u{E000}", () => `{{${slots[next++] ?? ""}}}`),
  ).filter((sentence) => sentence !== "");
}
