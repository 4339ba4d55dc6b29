import { findLocation } from "../content/versions/find-location.ts";
import type { StoredLocation } from "../location/location-row.ts";
import { publish } from "../content/versions/publish.ts";
import { renderText } from "../content/text/render.ts";
import { storeVersion, type NewVersion } from "../content/versions/versions.ts";
import type { Table } from "../table/table.ts";
import { buildPlaceText } from "./text-builders.ts";

export const buildNewVersion = (changes: Partial<NewVersion> = {}): NewVersion => ({
  text: buildPlaceText({ name: "Birmingham" }),
  model: "m-1",
  usage: { calls: 1, inputTokens: 1000, outputTokens: 500 },
  promptHash: "prompt-1",
  factsHash: "facts-1",
  planId: "run_01",
  runId: "run_01",
  generatedAt: "2026-11-21T12:00:00.000Z",
  ...changes,
});

/** Stores a text and makes it the published one, as a run does. */
export async function publishText(
  deps: { table: Table; clock: () => Date },
  location: StoredLocation,
  changes: Partial<NewVersion> = {},
): Promise<number> {
  const given = buildNewVersion(changes);
  const stored = await storeVersion(deps, location, given);
  await publish(deps, location, stored, { planId: given.planId });
  return stored.version;
}

/** The published columns of a row as it is stored now. */
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
