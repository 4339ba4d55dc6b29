import { isTemplateGenerator } from "@vanfettle/contract/generation/generation";
import { factsHash } from "../../location/facts/fact-list.ts";
import { factRecord } from "../../location/facts/facts.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import { isRejected, waitingDraft } from "../../location/version-state.ts";
import type { ClockDeps, Table } from "../../table/table.ts";
import { TextError, type TextModel } from "../../text-model/text-model.ts";
import { isError, isHeld, isHeldForContent, type Objection } from "../checks/check.ts";
import { reserveSignature } from "../similarity/signatures.ts";
import { markDraft } from "../versions/mark-version.ts";
import {
  getVersion,
  newestVersion,
  publishForPlan,
  storeVersion,
  type NewestVersion,
  type NewVersion,
  type StoredVersion,
} from "../versions/version-repository.ts";
import { generateText } from "./generate-text.ts";
import { promptHash } from "./prompt.ts";

export interface GenerateAndPublishDeps extends ClockDeps {
  model: TextModel;
  /**
   * The second reader; null where reading is switched off, and every text waits for an operator.
   */
  reader: TextModel | null;
  /** The site is deployed: texts of the template generator may not be published. */
  isDeployed?: boolean;
  /** Texts go live without an operator's approval. */
  publishAutomatically?: boolean;
  maxOutputTokens?: number;
}

export interface GenerationOptions {
  planId: string;
  runId: string;
  /**
   * Keeps a published text, or a draft, that was written from the present facts and instructions.
   */
  skipFresh?: boolean;
}

/**
 * The result: `objected` is a draft with objections, `done` a text that is or was live, `fresh` an
 * unchanged text.
 */
type Outcome = "published" | "drafted" | "objected" | "done" | "fresh";

/**
 * Generates a text and stores it as a version, unless the newest is equal. The version is published
 * or, if texts wait for an operator or there are objections, becomes the draft. Safe to repeat:
 * only a call in flight when the process died can be paid for twice. Throws a `TextError`; the
 * published text stays.
 */
export async function generateAndPublish(
  deps: GenerateAndPublishDeps,
  location: StoredLocation,
  { planId, runId, skipFresh = false }: GenerationOptions,
): Promise<Outcome> {
  const { table, model, reader, clock, isDeployed = false, maxOutputTokens } = deps;
  const newest = await newestVersion({ table }, location, planId);
  const { ofPlan } = newest;
  if (ofPlan) return publishOrDraft(deps, location, ofPlan, planId);
  const facts = factRecord(location);
  const hash = factsHash(facts);
  if (skipFresh && isFresh(location, newest, hash)) return "fresh";
  const origin = { promptHash, factsHash: hash, planId, runId, generatedAt: clock().toISOString() };
  const { exchangeSignature, withdraw } = reserveSignature({ table, clock }, location);
  const options = { model, reader, exchangeSignature, maxOutputTokens };
  const generated = await generateText(options, facts).catch(async (error: unknown) => {
    await withdraw();
    throw error;
  });
  if (isDeployed && isTemplateGenerator(generated.model)) {
    await withdraw();
    throw new TextError("TextInvalid", {
      usage: generated.usage,
      reason: "The template generator wrote it.",
    });
  }
  // No other text has to differ from one that can hardly go live.
  if (generated.objections.some(isError)) await withdraw();
  const { text, usage, objections } = generated;
  const version = { text, model: generated.model, usage, objections, ...origin };
  const stored =
    (await equalVersion(table, location, newest, version)) ??
    (await storeVersion({ table }, location, version, newest));
  return publishOrDraft(deps, location, stored, planId);
}

/** Returns the newest version if it has the same text, origin and objections. */
async function equalVersion(
  table: Table,
  location: StoredLocation,
  newest: NewestVersion,
  version: NewVersion & { objections: readonly Objection[] },
): Promise<StoredVersion | null> {
  if (isRejected(location.row, newest.version)) return null;
  if (newest.promptHash !== version.promptHash || newest.factsHash !== version.factsHash) {
    return null;
  }
  const stored = await getVersion({ table }, location, newest.version);
  return comparable(stored) === comparable(version) ? stored : null;
}

type Judged = Pick<StoredVersion, "text"> & { objections: readonly Objection[] };

/** Returns what an operator sees of a version, as a string to compare. */
const comparable = ({ text, objections }: Judged): string =>
  JSON.stringify([text, objections.filter(isHeld)]);

/**
 * Returns whether the live text, or the draft that waits, was written from the present facts and
 * instructions.
 */
function isFresh({ row }: StoredLocation, newest: NewestVersion, hash: string): boolean {
  const isDraftFresh =
    newest.version === waitingDraft(row) &&
    newest.factsHash === hash &&
    newest.promptHash === promptHash;
  return (
    isDraftFresh || (row.publishedFactsHash === hash && row.publishedPromptHash === promptHash)
  );
}

async function publishOrDraft(
  { table, clock, publishAutomatically = true }: GenerateAndPublishDeps,
  location: StoredLocation,
  stored: StoredVersion,
  planId: string,
): Promise<Exclude<Outcome, "fresh">> {
  const { version, runId, objections } = stored;
  if (publishAutomatically && !objections.some(isHeld)) {
    return (await publishForPlan({ table, clock }, location, stored, planId))
      ? "published"
      : "done";
  }
  if (version === location.row.publishedVersion) return "done";
  await markDraft({ table }, location, { version, runId, objections });
  return objections.some(isHeldForContent) ? "objected" : "drafted";
}
