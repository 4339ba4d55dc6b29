import { DomainError } from "@vanfettle/contract/problems";
import type { ResponseBody } from "@vanfettle/contract/schemas";
import { recordAudit } from "../../audit/audit.ts";
import type { IdDeps } from "../../table/table.ts";
import { checkText } from "../checks/check-text.ts";
import { reserveSignature } from "../similarity/signatures.ts";
import { splitEditedText } from "../text/edited-text.ts";
import { factRecord } from "../../location/facts/facts.ts";
import type { JoinedText } from "../text/location-text.ts";
import { promptHash } from "../text/prompt.ts";
import { factsHash } from "../../location/facts/fact-list.ts";
import { findLocation, type LocationTarget } from "../../location/location.ts";
import { locationFields } from "../../location/location-row.ts";
import { noUsage } from "../../text-model/text-model.ts";
import { markDraft } from "./mark-version.ts";
import { rejectStale } from "./publish-version.ts";
import { toFault } from "./review.ts";
import { getVersion, storeVersion } from "./version-repository.ts";

/**
 * Stores an operator's edit of a version as a new draft, which goes through the checks of every text. An edit that
 * breaks a check is kept with its violations. Throws `not_found` for a version that is not stored, `version_superseded`
 * if a newer draft waits, and `invalid_request` if nothing has changed or the text lacks a part.
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
  const { text, violations } = await checkText(splitEditedText(edited, base.text, facts), facts, {
    exchangeSignature,
    isEdited: true,
  });
  if (text === null || JSON.stringify(text) === JSON.stringify(base.text)) {
    await withdraw();
    const message = text === null ? (violations[0]?.message ?? "Invalid text") : "Nothing has changed.";
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
    faults: violations,
    author: by,
    basedOn: version,
  });
  await markDraft(deps, location, { version: stored.version, runId });
  const fields = locationFields(location);
  await recordAudit(deps, { by, action: "edit", ...fields, fromVersion: version, toVersion: stored.version });
  return { slug: fields.slug, version: stored.version, faults: violations.map(toFault) };
}
