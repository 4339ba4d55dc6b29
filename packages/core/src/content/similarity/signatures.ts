import { regions } from "@vanfettle/contract/location/regions";
import type { StoredLocation } from "../../location/location-row.ts";
import { cachedFor } from "../../table/cached-for.ts";
import type { ClockDeps, Table, TableDeps } from "../../table/table.ts";
import type { Signature } from "./signature.ts";
import type { OtherSignature } from "./similarity.ts";

/**
 * The lifetime of cached signatures of regions that the process is not writing. A run writes one
 * region at a time.
 */
const cacheForMs = 10 * 60_000;
const cachedRegions = new WeakMap<Table, Map<string, () => Promise<OtherSignature[]>>>();

async function readRegion(table: Table, regionSlug: string, consistent: boolean) {
  const { data } = await table.entities.signature.query
    .byRegion({ regionSlug })
    .go({ pages: "all", consistent });
  return data;
}

function cachedSignatures(
  { table, clock }: ClockDeps,
  regionSlug: string,
): Promise<OtherSignature[]> {
  const reads = cachedRegions.get(table) ?? new Map<string, () => Promise<OtherSignature[]>>();
  const read =
    reads.get(regionSlug) ??
    cachedFor(clock, cacheForMs, () => readRegion(table, regionSlug, false)).get;
  cachedRegions.set(table, reads.set(regionSlug, read));
  return read();
}

/**
 * Returns all other locations' signatures: the region's as read now, the others up to ten minutes
 * old.
 */
export async function otherSignatures(
  deps: ClockDeps,
  location: StoredLocation,
): Promise<OtherSignature[]> {
  const { kind, row } = location;
  const elsewhere = regions.map(({ slug }) => slug).filter((slug) => slug !== row.regionSlug);
  const [own, ...others] = await Promise.all([
    readRegion(deps.table, row.regionSlug, true),
    ...elsewhere.map((slug) => cachedSignatures(deps, slug)),
  ]);
  const inRegion = own.filter(
    (signature) => !(signature.kind === kind && signature.slug === row.canonicalSlug),
  );
  return [...inRegion, ...others.flat()];
}

/** Stores the signature of the location's text. Returns the signature it replaces. */
export async function storeSignature(
  { table }: TableDeps,
  { kind, row: { regionSlug, canonicalSlug: slug } }: StoredLocation,
  { servicing, mot, faqs }: Signature,
): Promise<Signature | null> {
  const row = { regionSlug, kind, slug, servicing, mot, faqs };
  return (await table.entities.signature.put(row).go({ response: "all_old" })).data;
}

/**
 * Returns `exchangeSignature`, which stores a signature before it reads the others (of two texts
 * checked at once, at least one is compared with the other), and `withdraw`, which restores the
 * previous signature.
 */
export function reserveSignature(deps: ClockDeps, location: StoredLocation) {
  let replaced: Promise<Signature | null> | undefined;
  const exchangeSignature = async (signature: Signature): Promise<OtherSignature[]> => {
    const storing = storeSignature(deps, location, signature);
    replaced ??= storing;
    await storing;
    return otherSignatures(deps, location);
  };
  const withdraw = async (): Promise<void> => {
    const previous = await replaced;
    if (previous) await storeSignature(deps, location, previous);
  };
  return { exchangeSignature, withdraw };
}
