import { resolveLocationSlug } from "@vanfettle/contract/location/location-aliases";
import { changeLargeRow } from "../../table/change-row.ts";
import type { ClockDeps, Table } from "../../table/table.ts";
import { liveTextAttributes } from "../location-attributes.ts";
import type { PlaceRow } from "../location-row.ts";
import { waitingDraft } from "../version-state.ts";
import { defined } from "./seed-item.ts";

const copiedAttributes = [
  ...liveTextAttributes,
  "publishedPlanId",
  "draftRunId",
  "draftWeight",
] as const;

/**
 * Merges each stored place that has left the gazetteer into the place that its slug leads to: the
 * versions and, if missing there, the live text. The merged row is deleted last, so the next
 * seeding completes an interrupted merge.
 */
export async function mergePlaces(
  deps: ClockDeps,
  { stored, seeded }: { stored: Iterable<string>; seeded: ReadonlySet<string> },
): Promise<void> {
  for (const slug of stored) {
    const survivor = resolveLocationSlug(slug);
    if (!seeded.has(slug) && seeded.has(survivor)) await mergePlace(deps, slug, survivor);
  }
}

async function mergePlace(
  { table, clock }: ClockDeps,
  slug: string,
  survivor: string,
): Promise<void> {
  const { place } = table.entities;
  const read = async (canonicalSlug: string) =>
    (await place.get({ canonicalSlug }).go({ consistent: true })).data;
  const [from, into] = [await read(slug), await read(survivor)];
  // The index may still list deleted rows.
  if (!from || !into) return;
  const numbers = await copyVersions(table, from, into);
  if (takesOver(from, into)) {
    await copySignature(table, from, into);
    await copyState(table, from, into, { numbers, updatedAt: clock().toISOString() });
  }
  const { regionSlug } = from;
  await table.entities.signature.delete({ regionSlug, kind: "place", slug }).go();
  await place.delete({ canonicalSlug: slug }).go();
}

/**
 * Returns whether the survivor takes over live texts, drafts and decisions: only if it lacks all
 * three.
 */
function takesOver(from: PlaceRow, into: PlaceRow): boolean {
  if (into.publishedVersion !== undefined) return false;
  return from.publishedVersion !== undefined || waitingDraft(into) === undefined;
}

/**
 * Copies the versions under numbers after the survivor's, and returns these. The ids stay, to
 * detect repeated copies.
 */
async function copyVersions(
  { entities }: Table,
  from: PlaceRow,
  into: PlaceRow,
): Promise<Map<number, number>> {
  const versionsOf = async ({ id }: PlaceRow) =>
    (await entities.content.query.byPlace({ placeId: id }).go({ pages: "all", consistent: true }))
      .data;
  const [copied, kept] = [await versionsOf(from), await versionsOf(into)];
  const keptById = new Map(kept.map(({ id, version }) => [id, version]));
  let last = Math.max(0, ...kept.map(({ version }) => version));
  const numbers = new Map<number, number>();
  for (const [version, rows] of Map.groupBy(copied, (row) => row.version)) {
    numbers.set(
      version,
      rows.map(({ id }) => keptById.get(id)).find((number) => number !== undefined) ?? ++last,
    );
  }
  for (const { basedOn, ...row } of copied) {
    if (keptById.has(row.id)) continue;
    await entities.content
      .create({
        ...row,
        placeId: into.id,
        version: numbers.get(row.version) ?? 0,
        ...(basedOn !== undefined && { basedOn: numbers.get(basedOn) ?? basedOn }),
      })
      .go();
  }
  return numbers;
}

async function copySignature({ entities }: Table, from: PlaceRow, into: PlaceRow): Promise<void> {
  const key = { regionSlug: from.regionSlug, kind: "place", slug: from.canonicalSlug };
  const { data } = await entities.signature.get(key).go({ consistent: true });
  if (data) {
    await entities.signature
      .put({ ...data, regionSlug: into.regionSlug, slug: into.canonicalSlug })
      .go();
  }
}

async function copyState(
  { entities }: Table,
  from: PlaceRow,
  { canonicalSlug }: PlaceRow,
  { numbers, updatedAt }: { numbers: ReadonlyMap<number, number>; updatedAt: string },
): Promise<void> {
  const moved = (version: number | undefined) =>
    version === undefined ? undefined : numbers.get(version);
  const movedSet = (versions: PlaceRow["liveVersions"]): number[] | undefined =>
    versions &&
    [...(versions as Iterable<number>)].flatMap((version) => numbers.get(version) ?? []);
  const changes = {
    ...(Object.fromEntries(copiedAttributes.map((name) => [name, from[name]])) as Pick<
      PlaceRow,
      (typeof copiedAttributes)[number]
    >),
    publishedVersion: moved(from.publishedVersion),
    draftVersion: moved(from.draftVersion),
    updatedAt,
  };
  const sets = defined({
    liveVersions: movedSet(from.liveVersions),
    rejectedVersions: movedSet(from.rejectedVersions),
    acceptedVersions: movedSet(from.acceptedVersions),
  });
  await changeLargeRow(
    entities.place,
    { canonicalSlug },
    {
      set: defined(changes),
      add: sets,
      if: { publishedVersion: undefined },
    },
  );
}
