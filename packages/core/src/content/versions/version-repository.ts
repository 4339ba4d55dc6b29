import type { ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { DomainError } from "@vanfettle/contract/problems";
import { factRecord } from "../../location/facts/facts.ts";
import { liveTextAttributes } from "../../location/location-attributes.ts";
import { entityOf, type StoredLocation } from "../../location/location-row.ts";
import { originOf } from "../../location/version-state.ts";
import type { ClockDeps, Table, TableDeps } from "../../table/table.ts";
import type { TextUsage } from "../../text-model/text-model.ts";
import type { Objection } from "../checks/check.ts";
import { signatureOf } from "../similarity/signature.ts";
import { storeSignature } from "../similarity/signatures.ts";
import { fillText, parseStoredText, type LocationText } from "../text/location-text.ts";
import { renderText, type RenderedPart } from "../text/render.ts";
import { slotValues } from "../text/slots.ts";
import { changeLocation } from "./mark-version.ts";
import { createRow, newestMetadata, rowsOfVersion, type VersionRow } from "./version-rows.ts";

// A version is stored in two rows, one for each page, in the entity of places or the entity of
// counties and regions. Only this file and `version-rows.ts` depend on that.

export interface NewVersion {
  text: LocationText;
  model: string;
  usage: TextUsage;
  promptHash: string;
  factsHash: string;
  planId: string;
  runId: string;
  generatedAt: string;
  objections?: readonly Objection[];
  /** The operator who edited the text, and the version it began with. */
  author?: string;
  basedOn?: number;
}

export type StoredVersion = Awaited<ReturnType<typeof toVersion>>;
export type NewestVersion = Awaited<ReturnType<typeof newestVersion>>;

/**
 * Returns the newest version number, 0 for none, and the version itself if a run that died
 * generated it for the plan.
 */
export async function newestVersion(deps: TableDeps, location: StoredLocation, planId: string) {
  const [newest] = await newestMetadata(deps.table, location, 1);
  const version = newest?.version ?? 0;
  const ofPlan = newest?.planId === planId ? await getVersion(deps, location, version) : null;
  return { version, promptHash: newest?.promptHash, factsHash: newest?.factsHash, ofPlan };
}

const maxTries = 5;

/**
 * Stores a text as the next version, unless the plan has one already. `known` saves a read. Throws
 * `unavailable`.
 */
export async function storeVersion(
  { table }: TableDeps,
  location: StoredLocation,
  newVersion: NewVersion,
  known?: NewestVersion,
): Promise<StoredVersion> {
  let newest = known ?? (await newestVersion({ table }, location, newVersion.planId));
  for (let tries = 0; tries < maxTries; tries++) {
    if (newest.ofPlan) return newest.ofPlan;
    const row = servicingRow(newVersion, newest.version + 1, valuesOf(location));
    if (await createRow(table, location, row)) return toVersion(table, location, [row]);
    newest = await newestVersion({ table }, location, newVersion.planId);
  }
  throw new DomainError("unavailable");
}

const valuesOf = (location: StoredLocation) => slotValues(factRecord(location));

function servicingRow(
  newVersion: NewVersion,
  version: number,
  values: ReadonlyMap<string, string>,
): VersionRow {
  const { text, usage, objections = [], author, basedOn, ...origin } = newVersion;
  const { inputTokens, outputTokens } = usage;
  return {
    ...renderText(text, values).servicing,
    ...origin,
    version,
    text: JSON.stringify(text),
    ...(objections.length > 0 && { objections: JSON.stringify(objections) }),
    ...(author !== undefined && { author }),
    ...(basedOn !== undefined && { basedOn }),
    inputTokens,
    outputTokens,
    tokens: inputTokens + outputTokens,
  };
}

/**
 * Returns a version from its rows. A missing MOT row is restored from servicing's, which is stored
 * first.
 */
async function toVersion(table: Table, location: StoredLocation, rows: readonly VersionRow[]) {
  const servicing = rows.find(({ service }) => service === "servicing");
  if (!servicing?.text) throw new DomainError("unavailable");
  const text = parseStoredText(servicing.text);
  let mot = rows.find(({ service }) => service === "mot");
  if (!mot) {
    const { faqContent: _, text: __, objections: ___, ...origin } = servicing;
    mot = { ...origin, ...renderText(text, valuesOf(location)).mot };
    await createRow(table, location, mot);
  }
  return {
    version: servicing.version,
    text,
    model: servicing.model ?? "",
    promptHash: servicing.promptHash ?? "",
    factsHash: servicing.factsHash ?? "",
    runId: servicing.runId ?? "",
    generatedAt: servicing.generatedAt,
    tokens: servicing.tokens ?? 0,
    objections: objectionsOf(servicing),
    author: servicing.author,
    basedOn: servicing.basedOn,
    servicing: toPart(servicing),
    mot: toPart(mot),
  };
}

const toPart = (row: VersionRow): RenderedPart => ({
  service: row.service,
  html: row.html ?? "",
  wordCount: row.wordCount ?? 0,
  metaTitle: row.metaTitle ?? "",
  metaDescription: row.metaDescription ?? "",
  ...(row.faqContent !== undefined && { faqContent: row.faqContent }),
});

const objectionsOf = ({ objections }: Pick<VersionRow, "objections">): Objection[] =>
  objections === undefined ? [] : (JSON.parse(objections) as Objection[]);

/**
 * Returns a version with its text. Throws `not_found`, which names the version, if the number is
 * unknown.
 */
export async function getVersion(
  deps: TableDeps,
  location: StoredLocation,
  version: number,
): Promise<StoredVersion> {
  const rows = await rowsOfVersion(deps.table, location, version);
  if (rows.length > 0) return toVersion(deps.table, location, rows);
  throw new DomainError("not_found", {
    message: `There is no version ${version} of the text of ${location.row.name}.`,
  });
}

const maxVersionsListed = 40;

/**
 * Lists up to 40 versions without their texts, newest first. Leaves out versions without an MOT
 * row.
 */
export async function listVersions(
  deps: TableDeps,
  location: StoredLocation,
): Promise<ContentVersions["versions"]> {
  const rows = await newestMetadata(deps.table, location, maxVersionsListed * 2);
  const motRows = new Map(
    rows.filter(({ service }) => service === "mot").map((row) => [row.version, row]),
  );
  return rows.flatMap((row) => {
    const mot = motRows.get(row.version);
    if (row.service !== "servicing" || !mot) return [];
    const { version, generatedAt, model = "", runId = "", tokens = 0, wordCount = 0 } = row;
    const words = { servicing: wordCount, mot: mot.wordCount ?? 0 };
    const origin = originOf(location.row, row);
    return [
      {
        version,
        generatedAt,
        model,
        runId,
        tokens,
        words,
        ...origin,
        objectionCount: objectionsOf(row).length,
      },
    ];
  });
}

/**
 * Publishes a version for an operator and stores its signature. The record of the latest plan stays
 * as it is.
 */
export async function publish(
  deps: ClockDeps,
  location: StoredLocation,
  stored: StoredVersion,
): Promise<void> {
  const written = fillText(stored.text, valuesOf(location));
  await Promise.all([
    publishForPlan(deps, location, stored, undefined),
    written && storeSignature(deps, location, signatureOf(written, factRecord(location))),
  ]);
}

/**
 * Publishes a version in a single update. Returns false if a text of the same or a later plan is
 * published: plan ids sort by time, so a run that outlived its lease cannot undo its successor's
 * work. Without a plan, publishes in any case.
 */
export async function publishForPlan(
  { table, clock }: ClockDeps,
  location: StoredLocation,
  stored: StoredVersion,
  planId: string | undefined,
): Promise<boolean> {
  const columns = publishedColumns(stored, clock().toISOString());
  const isPublished = await changeLocation({ table }, location, {
    set: { ...columns, ...(planId !== undefined && { publishedPlanId: planId }) },
    add: { liveVersions: [stored.version] },
    delete: { rejectedVersions: [stored.version] },
    ...(planId !== undefined && {
      where: ({ publishedPlanId }, { notExists, lt }) =>
        `${notExists(publishedPlanId)} OR ${lt(publishedPlanId, planId)}`,
    }),
  });
  if (isPublished) return true;
  const { canonicalSlug } = location.row;
  const { data } = await entityOf(table, location).get({ canonicalSlug }).go({ consistent: true });
  if (!data) throw new DomainError("location_not_found");
  return false;
}

function publishedColumns({ servicing, mot, ...origin }: StoredVersion, now: string) {
  return {
    servicingContent: servicing.html,
    motContent: mot.html,
    faqContent: servicing.faqContent ?? "[]",
    servicingMetaTitle: servicing.metaTitle,
    servicingMetaDescription: servicing.metaDescription,
    motMetaTitle: mot.metaTitle,
    motMetaDescription: mot.metaDescription,
    publishedVersion: origin.version,
    publishedFactsHash: origin.factsHash,
    publishedPromptHash: origin.promptHash,
    publishedRunId: origin.runId,
    publishedAt: now,
    updatedAt: now,
  } satisfies Record<
    (typeof liveTextAttributes)[number] | "publishedVersion" | "updatedAt",
    unknown
  >;
}

/**
 * Removes a location's text from its pages, unless another version than `version` has gone live
 * meanwhile.
 */
export const unpublish = ({ table, clock }: ClockDeps, location: StoredLocation, version: number) =>
  changeLocation({ table }, location, {
    set: { updatedAt: clock().toISOString() },
    remove: [...liveTextAttributes, "publishedVersion"],
    if: { publishedVersion: version },
  });
