import type { Table } from "../../table/table.ts";
import { isLocalWriter } from "@vanfettle/contract/content/local-writer";
import { TextError } from "../../text-model/text-errors.ts";
import { noUsage, type TextModel } from "../../text-model/text-model.ts";
import { retiredAdvice } from "../advice/retired-advice.ts";
import { isHeld } from "../checks/check.ts";
import { reserveSketch } from "../similarity/sketches.ts";
import { markDraft, markRefused } from "../versions/mark-version.ts";
import { publish } from "../versions/publish.ts";
import { isRejected, waitingDraft } from "../versions/version-state.ts";
import {
  newestVersion,
  newestVersionIfEqual,
  storedFaults,
  storeVersion,
  type NewestVersion,
  type StoredVersion,
} from "../versions/versions.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import { factRecord } from "./facts.ts";
import { generateText, TextRejectedError } from "./generate-text.ts";
import { factsHash, promptHash } from "./prompt.ts";

export interface GenerateAndPublishDeps {
  table: Table;
  model: TextModel;
  /** The second reader; null where reading is switched off, and every text waits for an operator. */
  reader: TextModel | null;
  clock: () => Date;
  /** Whether the site is deployed, where no text of the local writer may be published. */
  isDeployed?: boolean;
  /** Whether texts go live without an operator's approval. */
  publishAutomatically?: boolean;
  /** The limit of a first call's output in tokens. */
  maxOutputTokens?: number;
}

export interface GenerationOptions {
  planId: string;
  runId: string;
  /** Whether to keep a published text, or a draft, that was written from the present facts and instructions. */
  skipFresh?: boolean;
}

/**
 * Generates a text for `location` and stores it as a version. The version is published or, where texts wait for an
 * operator or the second reader has not accepted this one, becomes the location's draft. Returns `published` or `drafted`; `done` if another worker has published a
 * text of this plan or a later one meanwhile, or if the text is the same as the live one; or `fresh` if the published
 * text was kept.
 *
 * A text equal to the newest version, from the same facts and instructions, becomes no new version.
 *
 * Safe to repeat at any point: a text is stored before it is published, and a repetition finds it by its plan, so that
 * only a call in flight when the process died can be paid for twice. Throws a `TextError` if no text passes the checks,
 * the service fails, or a deployed site is given a text of the local writer; the published text stays. A text that the
 * checks refuse is stored with its faults, and no run publishes it.
 */
export async function generateAndPublish(
  deps: GenerateAndPublishDeps,
  location: StoredLocation,
  { planId, runId, skipFresh = false }: GenerationOptions,
): Promise<"published" | "drafted" | "done" | "fresh"> {
  const { table, model, reader, clock, isDeployed = false, maxOutputTokens } = deps;
  const newest = await newestVersion({ table }, location, planId);
  const { ofPlan } = newest;
  if (ofPlan && !ofPlan.servicing.isRefused) return publishOrDraft(deps, location, ofPlan, planId);
  // The run has paid for this text already. A later run that resumes the plan has it written again.
  if (ofPlan?.servicing.runId === runId) throw new TextError("TextRejected", { usage: noUsage, faults: [] });
  const facts = factRecord(location);
  const hash = factsHash(facts);
  if (skipFresh && isFresh(location, newest, hash)) return "fresh";
  const origin = { promptHash, factsHash: hash, planId, runId, generatedAt: clock().toISOString() };
  const { exchangeSketch, withdraw } = reserveSketch({ table, clock }, location);
  const known = { ...newest, ofPlan: null };
  const options = { exchangeSketch, maxOutputTokens, retiredAdvice: await retiredAdvice({ table }) };
  const generated = await generateText({ model, reader, ...options }, facts).catch(async (error: unknown) => {
    await withdraw();
    if (error instanceof TextRejectedError && error.rejected) {
      const { rejected, usage } = error;
      const version = { ...origin, ...rejected, usage, faults: rejected.violations, isRefused: true };
      const stored = await storeVersion({ table }, location, version, known);
      if (stored.servicing.isRefused) await markRefused({ table }, location, stored.version);
    }
    throw error;
  });
  if (isDeployed && isLocalWriter(generated.model)) {
    await withdraw();
    throw new TextError("TextRejected", { usage: generated.usage, faults: ["local_writer"] });
  }
  const version = { ...generated, ...origin, faults: generated.remarks };
  // The same text with other objections is another version: what a reader found is stored with the text it read.
  const equal =
    isJudged(location, newest.version) || generated.isHeld
      ? null
      : await newestVersionIfEqual({ table }, location, newest, version);
  const stored = equal ?? (await storeVersion({ table }, location, version, known));
  return publishOrDraft(deps, location, stored, planId);
}

/** Returns whether the live text, or the draft that waits, was written from the present facts and instructions. */
function isFresh({ row }: StoredLocation, newest: NewestVersion, hash: string): boolean {
  const isDraftFresh =
    newest.version === waitingDraft(row) && newest.factsHash === hash && newest.promptHash === promptHash;
  return isDraftFresh || (row.publishedFactsHash === hash && row.publishedPromptHash === promptHash);
}

/** Returns whether nobody may publish a version again just because the same text was generated once more. */
const isJudged = ({ row }: StoredLocation, version: number): boolean =>
  isRejected(row, version) || row.refusedVersion === version;

async function publishOrDraft(
  { table, clock, publishAutomatically = true }: GenerateAndPublishDeps,
  location: StoredLocation,
  stored: StoredVersion,
  planId: string,
): Promise<"published" | "drafted" | "done"> {
  if (publishAutomatically && !storedFaults(stored.servicing).some(isHeld)) {
    return (await publish({ table, clock }, location, stored, { planId })) ? "published" : "done";
  }
  const { version, servicing } = stored;
  if (version === location.row.publishedVersion) return "done";
  await markDraft({ table }, location, { version, runId: servicing.runId ?? "" });
  return "drafted";
}
