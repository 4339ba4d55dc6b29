import { DomainError } from "@vanfettle/contract/problems";
import type { Table } from "../../table/table.ts";
import type { TextUsage } from "../../text-model/text-model.ts";
import type { StoredLocation } from "../../location/location-row.ts";
import { PlaceText } from "../text/place-text.ts";
import { renderText, type RenderedPart } from "../text/render.ts";
import { createRow, newestFigures, rowsOfVersion, type VersionRow } from "./version-rows.ts";

interface Deps {
  table: Table;
}

export interface NewVersion {
  text: PlaceText;
  model: string;
  usage: TextUsage;
  promptHash: string;
  factsHash: string;
  round: string;
  runId: string;
  generatedAt: string;
}

export interface StoredVersion {
  version: number;
  text: PlaceText;
  servicing: VersionRow;
  mot: VersionRow;
}

const triesForNumber = 5;
const versionsListed = 40;

export interface NewestVersion {
  /** 0 while there is none. */
  version: number;
  /** The text that the round has already paid for, if a run was cut off before publishing it. */
  ofRound: StoredVersion | null;
}

export async function newestVersion({ table }: Deps, location: StoredLocation, round: string): Promise<NewestVersion> {
  const [newest] = await newestFigures(table, location, 1);
  const version = newest?.version ?? 0;
  if (newest?.round !== round) return { version, ofRound: null };
  return { version, ofRound: await complete(table, location, await rowsOfVersion(table, location, version)) };
}

/** Stores the next version. A second store of the same round changes nothing and gives back the first. */
export async function storeVersion(
  { table }: Deps,
  location: StoredLocation,
  given: NewVersion,
  known?: NewestVersion,
): Promise<StoredVersion> {
  let newest = known ?? (await newestVersion({ table }, location, given.round));
  for (let tries = 0; tries < triesForNumber; tries++) {
    if (newest.ofRound) return newest.ofRound;
    const version = newest.version + 1;
    const servicing = versionRow(renderText(given.text).servicing, given, version);
    if (await createRow(table, location, servicing)) return complete(table, location, [servicing], given.text);
    newest = await newestVersion({ table }, location, given.round);
  }
  throw new DomainError("unavailable");
}

/** Servicing is stored first and holds the whole text, so that a version cut off between its two rows is mended here. */
async function complete(
  table: Table,
  location: StoredLocation,
  rows: readonly VersionRow[],
  known?: PlaceText,
): Promise<StoredVersion> {
  const servicing = rows.find(({ service }) => service === "servicing");
  if (!servicing?.text) throw new DomainError("unavailable");
  const text = known ?? PlaceText.parse(JSON.parse(servicing.text));
  const { version } = servicing;
  const mot = rows.find(({ service }) => service === "mot");
  if (mot) return { version, text, servicing, mot };
  const { faqContent: _, text: __, ...origin } = servicing;
  const mended = { ...origin, ...renderText(text).mot };
  await createRow(table, location, mended);
  return { version, text, servicing, mot: mended };
}

function versionRow(part: RenderedPart, given: NewVersion, version: number): VersionRow {
  const { text, usage, model, promptHash, factsHash, round, runId, generatedAt } = given;
  const { inputTokens, outputTokens } = usage;
  return {
    ...part,
    ...(part.service === "servicing" ? { text: JSON.stringify(text) } : {}),
    version,
    model,
    promptHash,
    factsHash,
    round,
    runId,
    generatedAt,
    inputTokens,
    outputTokens,
    tokens: inputTokens + outputTokens,
  };
}

export interface VersionSummary {
  version: number;
  generatedAt: string;
  model: string;
  runId: string;
  tokens: number;
  words: { servicing: number; mot: number };
  published: boolean;
}

/** Newest first; a version without its second row is not one yet. */
export async function listVersions({ table }: Deps, location: StoredLocation): Promise<VersionSummary[]> {
  const rows = await newestFigures(table, location, versionsListed * 2);
  const mots = new Map(rows.filter(({ service }) => service === "mot").map((row) => [row.version, row]));
  return rows.flatMap((row) => {
    const mot = mots.get(row.version);
    if (row.service !== "servicing" || !mot) return [];
    const { version, generatedAt, model = "", runId = "", tokens = 0, wordCount = 0 } = row;
    const words = { servicing: wordCount, mot: mot.wordCount ?? 0 };
    return [
      { version, generatedAt, model, runId, tokens, words, published: version === location.row.publishedVersion },
    ];
  });
}

export async function getVersion({ table }: Deps, location: StoredLocation, version: number): Promise<StoredVersion> {
  const rows = await rowsOfVersion(table, location, version);
  if (rows.length === 0) throw new DomainError("not_found");
  return complete(table, location, rows);
}
