import { renderText } from "../content/text/render.ts";
import {
  publishForPlan,
  storeVersion,
  type NewVersion,
} from "../content/versions/version-repository.ts";
import type { StoredLocation } from "../location/location-row.ts";
import { findLocation } from "../location/location.ts";
import type { Table } from "../table/table.ts";
import { buildLocationText } from "./text-builders.ts";

/** Builds a version of a text of Birmingham that can be stored. */
export const buildNewVersion = (changes: Partial<NewVersion> = {}): NewVersion => ({
  text: buildLocationText({ name: "Birmingham" }),
  model: "m-1",
  usage: { calls: 1, inputTokens: 1000, outputTokens: 500 },
  promptHash: "prompt-1",
  factsHash: "facts-1",
  planId: "plan_01",
  runId: "run_01",
  generatedAt: "2026-11-21T12:00:00.000Z",
  ...changes,
});

/** Stores and publishes a version of a text like a run. Returns its number. */
export async function publishText(
  deps: { table: Table; clock: () => Date },
  location: StoredLocation,
  changes: Partial<NewVersion> = {},
): Promise<number> {
  const newVersion = buildNewVersion(changes);
  const stored = await storeVersion(deps, location, newVersion);
  await publishForPlan(deps, location, stored, newVersion.planId);
  return stored.version;
}

export async function publishedColumns(deps: { table: Table }, { kind, row }: StoredLocation) {
  const now = (await findLocation(deps, row.canonicalSlug, kind)).row;
  return {
    servicingContent: now.servicingContent,
    motContent: now.motContent,
    faqContent: now.faqContent,
    servicingMetaTitle: now.servicingMetaTitle,
    servicingMetaDescription: now.servicingMetaDescription,
    motMetaTitle: now.motMetaTitle,
    motMetaDescription: now.motMetaDescription,
  };
}

/** Returns the columns of a row that has this text published. */
export function columnsOf(text: NewVersion["text"]) {
  const { servicing, mot } = renderText(text);
  return {
    servicingContent: servicing.html,
    motContent: mot.html,
    faqContent: servicing.faqContent,
    servicingMetaTitle: servicing.metaTitle,
    servicingMetaDescription: servicing.metaDescription,
    motMetaTitle: mot.metaTitle,
    motMetaDescription: mot.metaDescription,
  };
}
