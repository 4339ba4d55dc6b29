import { DomainError } from "@vanfettle/contract/problems";
import type { ContentVersions } from "@vanfettle/contract/content/review-schemas";
import type { Table } from "../../table/table.ts";
import type { TextUsage } from "../../text-model/text-model.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import type { LocationText } from "../text/location-text.ts";
import type { Violation } from "../checks/check.ts";
import { renderText, type RenderedPart } from "../text/render.ts";
import { readStoredText } from "../text/stored-text.ts";
import { versionState, type ReviewedRow } from "../../location/version-state.ts";
import { createRow, newestMetadata, rowsOfVersion, type VersionRow } from "./version-rows.ts";

interface Deps {
  table: Table;
}

/** A generated text with its origin. */
export interface NewVersion {
  text: LocationText;
  model: string;
  usage: TextUsage;
  promptHash: string;
  factsHash: string;
  planId: string;
  runId: string;
  generatedAt: string;
  /** The violations found by the checks. */
  faults?: readonly Violation[];
  /** The operator who edited the text, and the version it began with. */
  author?: string;
  basedOn?: number;
}

export interface StoredVersion {
  version: number;
  text: LocationText;
  /** The text has the earlier form, which can be read but not published again. */
  isPlain: boolean;
  servicing: VersionRow;
  mot: VersionRow;
}

const maxTries = 5;
const maxVersionsListed = 40;

export interface NewestVersion {
  /** 0 before the first version. */
  version: number;
  promptHash: string | undefined;
  factsHash: string | undefined;
  /** The newest version if it was generated for the plan: a run may have died before it published it. */
  ofPlan: StoredVersion | null;
}

/** Returns the newest version number of the location, and the version itself if it was generated for the plan. */
export async function newestVersion({ table }: Deps, location: StoredLocation, planId: string): Promise<NewestVersion> {
  const [newest] = await newestMetadata(table, location, 1);
  const version = newest?.version ?? 0;
  const origin = { version, promptHash: newest?.promptHash, factsHash: newest?.factsHash };
  if (newest?.planId !== planId) return { ...origin, ofPlan: null };
  return { ...origin, ofPlan: await complete(table, location, await rowsOfVersion(table, location, version)) };
}

/**
 * Returns the newest version if it has the same text as `newVersion`, written from the same facts and instructions;
 * otherwise null.
 */
export async function newestVersionIfEqual(
  { table }: Deps,
  location: StoredLocation,
  newest: NewestVersion,
  { text, promptHash, factsHash }: NewVersion,
): Promise<StoredVersion | null> {
  if (newest.promptHash !== promptHash || newest.factsHash !== factsHash) return null;
  const rows = await rowsOfVersion(table, location, newest.version);
  const stored = rows.find(({ service }) => service === "servicing");
  return stored?.text === JSON.stringify(text) ? complete(table, location, rows, text) : null;
}

/**
 * Stores a text as the location's next version. If the plan already has a version, returns that version instead.
 * `known` saves the read of the newest version. Throws `unavailable` if others take the next number five times.
 */
export async function storeVersion(
  { table }: Deps,
  location: StoredLocation,
  newVersion: NewVersion,
  known?: NewestVersion,
): Promise<StoredVersion> {
  const { text, planId } = newVersion;
  let newest = known ?? (await newestVersion({ table }, location, planId));
  for (let tries = 0; tries < maxTries; tries++) {
    if (newest.ofPlan) return newest.ofPlan;
    const version = newest.version + 1;
    const servicing = versionRow(renderText(text).servicing, newVersion, version);
    if (await createRow(table, location, servicing)) return complete(table, location, [servicing], text);
    newest = await newestVersion({ table }, location, planId);
  }
  throw new DomainError("unavailable");
}

/**
 * Returns a version from its rows. Servicing is stored first with the whole text, from which a missing MOT row is
 * restored.
 */
async function complete(
  table: Table,
  location: StoredLocation,
  rows: readonly VersionRow[],
  known?: LocationText,
): Promise<StoredVersion> {
  const servicing = rows.find(({ service }) => service === "servicing");
  if (!servicing?.text) throw new DomainError("unavailable");
  const { text, isPlain } = known ? { text: known, isPlain: false } : readStoredText(servicing.text);
  const { version } = servicing;
  const mot = rows.find(({ service }) => service === "mot");
  if (mot) return { version, text, isPlain, servicing, mot };
  const { faqContent: _, text: __, faults: ___, ...origin } = servicing;
  const restored = { ...origin, ...renderText(text).mot };
  await createRow(table, location, restored);
  return { version, text, isPlain, servicing, mot: restored };
}

function versionRow(part: RenderedPart, newVersion: NewVersion, version: number): VersionRow {
  const { text, usage, model, promptHash, factsHash, planId, runId, generatedAt } = newVersion;
  const { faults = [], author, basedOn } = newVersion;
  const { inputTokens, outputTokens } = usage;
  return {
    ...part,
    ...(part.service === "servicing" ? { text: JSON.stringify(text) } : {}),
    ...(faults.length > 0 && { faults: JSON.stringify(faults) }),
    ...(author !== undefined && { author }),
    ...(basedOn !== undefined && { basedOn }),
    version,
    model,
    promptHash,
    factsHash,
    planId,
    runId,
    generatedAt,
    inputTokens,
    outputTokens,
    tokens: inputTokens + outputTokens,
  };
}

/** Returns the violations of a stored text. */
export const storedFaults = ({ faults }: Pick<VersionRow, "faults">): Violation[] =>
  faults === undefined ? [] : (JSON.parse(faults) as Violation[]);

/** Returns who wrote a version, in which state it is and how it was checked. */
export function originOf(row: ReviewedRow, stored: Pick<VersionRow, "version" | "author" | "basedOn">) {
  const { version, author = null, basedOn = null } = stored;
  return { state: versionState(row, version), author, basedOn, published: version === row.publishedVersion };
}

/** Lists up to 40 versions without their texts, newest first. Leaves out versions without an MOT row. */
export async function listVersions({ table }: Deps, location: StoredLocation): Promise<ContentVersions["versions"]> {
  const rows = await newestMetadata(table, location, maxVersionsListed * 2);
  const motRows = new Map(rows.filter(({ service }) => service === "mot").map((row) => [row.version, row]));
  return rows.flatMap((row) => {
    const mot = motRows.get(row.version);
    if (row.service !== "servicing" || !mot) return [];
    const { version, generatedAt, model = "", runId = "", tokens = 0, wordCount = 0 } = row;
    const words = { servicing: wordCount, mot: mot.wordCount ?? 0 };
    const origin = originOf(location.row, row);
    return [{ version, generatedAt, model, runId, tokens, words, ...origin, faultCount: storedFaults(row).length }];
  });
}

/** Returns a version with its text. Throws `not_found`, which names the version, if the number is unknown. */
export async function getVersion({ table }: Deps, location: StoredLocation, version: number): Promise<StoredVersion> {
  const rows = await rowsOfVersion(table, location, version);
  if (rows.length === 0) {
    throw new DomainError("not_found", {
      message: `There is no version ${version} of the text of ${location.row.name}.`,
    });
  }
  return complete(table, location, rows);
}
