import type { Table } from "../../table/table.ts";
import { isLocalWriter } from "../../text-model/local-writer.ts";
import { TextError } from "../../text-model/text-errors.ts";
import type { TextModel } from "../../text-model/text-model.ts";
import { reserveSketch } from "../similarity/sketches.ts";
import { publish } from "../versions/publish.ts";
import { newestVersion, newestVersionIfEqual, storeVersion } from "../versions/versions.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import { loadFacts } from "./facts.ts";
import { generateText } from "./generate-text.ts";
import { factsHash, promptHash } from "./prompt.ts";

export interface GenerateAndPublishDeps {
  table: Table;
  model: TextModel;
  clock: () => Date;
  /** Whether the site is deployed, where no text of the local writer may be published. */
  isDeployed?: boolean;
  /** The limit of a first call's output in tokens. */
  maxOutputTokens?: number;
}

export interface GenerationOptions {
  planId: string;
  runId: string;
  /** Whether to keep a published text that was written from the present facts and instructions. */
  skipFresh?: boolean;
}

/**
 * Generates a text for `location`, stores it as a version and publishes it. Returns `published`; `done` if another
 * worker has published a text of this plan or a later one meanwhile; or `fresh` if the published text was kept.
 *
 * A text equal to the newest version, from the same facts and instructions, becomes no new version.
 *
 * Safe to repeat at any point: a text is stored before it is published, and a repetition finds it by its plan, so that
 * only a call in flight when the process died can be paid for twice. Throws a `TextError` if no text passes the checks,
 * the service fails, or a deployed site is given a text of the local writer; the published text stays.
 */
export async function generateAndPublish(
  { table, model, clock, isDeployed = false, maxOutputTokens }: GenerateAndPublishDeps,
  location: StoredLocation,
  { planId, runId, skipFresh = false }: GenerationOptions,
): Promise<"published" | "done" | "fresh"> {
  const newest = await newestVersion({ table }, location, planId);
  if (newest.ofPlan) {
    return (await publish({ table, clock }, location, newest.ofPlan, { planId })) ? "published" : "done";
  }
  const facts = await loadFacts({ table }, location);
  const hash = factsHash(facts);
  const { publishedFactsHash, publishedPromptHash } = location.row;
  if (skipFresh && publishedFactsHash === hash && publishedPromptHash === promptHash) return "fresh";
  const { others, withdraw } = reserveSketch({ table, clock }, location);
  const generated = await generateText({ model, others, maxOutputTokens }, facts).catch(async (error: unknown) => {
    await withdraw();
    throw error;
  });
  if (isDeployed && isLocalWriter(generated.model)) {
    await withdraw();
    throw new TextError("TextRejected", { usage: generated.usage, faults: ["local_writer"] });
  }
  const version = { ...generated, promptHash, factsHash: hash, planId, runId, generatedAt: clock().toISOString() };
  const stored =
    (await newestVersionIfEqual({ table }, location, newest, version)) ??
    (await storeVersion({ table }, location, version, newest));
  return (await publish({ table, clock }, location, stored, { planId })) ? "published" : "done";
}
