import type { Table } from "../../table/table.ts";
import { noUsage, type TextModel, type TextUsage } from "../../text-model/text-model.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import { loadFacts } from "./load-facts.ts";
import { factsHash, promptHash } from "./prompt.ts";
import { publish } from "../versions/publish.ts";
import { candidateSketch } from "../similarity/sketches.ts";
import { newestVersion, storeVersion } from "../versions/versions.ts";
import { writeText } from "./generate-text.ts";

export interface WriteLocationDeps {
  table: Table;
  model: TextModel;
  clock: () => Date;
}

export interface WriteLocationJob {
  round: string;
  runId: string;
  /** Leave a published text alone that was written from these very facts and instructions. */
  skipFresh?: boolean;
}

export interface WriteLocationResult {
  /** `published` now, or nothing to do: `done` in this round or a later one, or `fresh`. */
  outcome: "published" | "done" | "fresh";
  usage: TextUsage;
}

/**
 * Safe to repeat at any point: a text paid for is stored before it is published, and found again by its round, so that
 * only a call in flight when the process died can be paid for twice. Rejects with a `TextError`; the old text stays.
 */
export async function writeLocation(
  { table, model, clock }: WriteLocationDeps,
  location: StoredLocation,
  { round, runId, skipFresh = false }: WriteLocationJob,
): Promise<WriteLocationResult> {
  // Rounds sort by time: a place that a batch wrote after this round was planned needs no other text.
  const { textRound } = location.row;
  if (textRound !== undefined && textRound >= round) return { outcome: "done", usage: noUsage };
  const newest = await newestVersion({ table }, location, round);
  const waiting = newest.ofRound;
  if (waiting) return finish(await publish({ table, clock }, location, waiting, { round }), noUsage);
  const facts = await loadFacts({ table }, location);
  const hash = factsHash(facts);
  const { publishedFactsHash, publishedPromptHash } = location.row;
  if (skipFresh && publishedFactsHash === hash && publishedPromptHash === promptHash) {
    return { outcome: "fresh", usage: noUsage };
  }
  const { siblings, withdraw } = candidateSketch({ table }, location);
  const written = await writeText({ model, siblings }, facts).catch(async (error: unknown) => {
    await withdraw();
    throw error;
  });
  const { text, usage } = written;
  const origin = { model: written.model, promptHash, factsHash: hash, round, runId };
  const version = { ...origin, text, usage, generatedAt: clock().toISOString() };
  const stored = await storeVersion({ table }, location, version, newest);
  return finish(await publish({ table, clock }, location, stored, { round }), usage);
}

const finish = (isNew: boolean, usage: TextUsage): WriteLocationResult => ({
  outcome: isNew ? "published" : "done",
  usage,
});
