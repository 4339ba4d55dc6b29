import { createHash } from "node:crypto";
import { areaFacts } from "./area-facts.ts";
import type { Fact } from "./fact.ts";
import type { FactRecord } from "./facts.ts";
import { guideFacts } from "./guides.ts";
import { placeFacts } from "./place-facts.ts";

/**
 * Lists the facts of a location. A phrase includes its unit and place, so a sentence cannot change
 * its meaning.
 */
export const factList = (facts: FactRecord): Fact[] => [
  ...(facts.kind === "place" ? placeFacts(facts) : areaFacts(facts)),
  ...guideFacts(facts),
];

/** Returns the words that replace each slot: by fact id, and the figure alone by `id.figure`. */
export const factSlots = (facts: FactRecord): Map<string, string> =>
  new Map(
    factList(facts).flatMap(({ id, says, figure }): [string, string][] => [
      [id, says],
      ...(figure === undefined ? [] : [[`${id}.figure`, figure] satisfies [string, string]]),
    ]),
  );

/** Returns a short hash, which is the same for equal parts with their keys in the same order. */
export const hashOf = (...parts: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 16);

/**
 * Returns a hash of the facts that a text may rest on, without figures but with their order, so that
 * a text whose comparison may have become false is stale.
 */
export function factsHash(facts: FactRecord): string {
  const list = factList(facts);
  const { name, distinctName, county, region, centre, island } = facts;
  return hashOf(
    [name, distinctName, county, region, centre, island],
    list.map(({ id, says, about, names, first, tied, source }) => [
      id,
      says.replace(/\d[\d,.]*/g, "#"),
      [about, names, first, tied, source],
    ]),
    orderOf(list),
  );
}

/** Returns the ids of the facts with a figure by unit and amount, with equal amounts together. */
function orderOf(list: readonly Fact[]): string[] {
  const byAmount = Map.groupBy(
    list.flatMap(({ id, value }) => (value === undefined ? [] : [{ id, ...value }])),
    ({ unit, amount }) => `${unit} ${String(amount).padStart(9, "0")}`,
  );
  return [...byAmount]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([amount, facts]) =>
      [amount.replace(/ [\d.]+$/, ""), ...facts.map(({ id }) => id)].join(" "),
    );
}
