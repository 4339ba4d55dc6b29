import { createHash } from "node:crypto";
import { areaFacts } from "./area-facts.ts";
import type { Fact } from "./fact.ts";
import type { FactRecord } from "./facts.ts";
import { placeFacts } from "./place-facts.ts";

/**
 * Lists the facts of a location. A slot includes its unit and place, so a sentence cannot change
 * its meaning.
 */
export const factList = (facts: FactRecord): Fact[] =>
  facts.kind === "place" ? placeFacts(facts) : areaFacts(facts);

/** Returns the words that replace each slot, by fact id. */
export const factSlots = (facts: FactRecord): Map<string, string> =>
  new Map(factList(facts).flatMap(({ id, slot, says }) => (slot ? [[id as string, says]] : [])));

/** Returns a short hash, which is the same for equal parts with their keys in the same order. */
export const hashOf = (...parts: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 16);

/**
 * Returns a hash of the facts that a text may rest on, without slots' figures. A text with another
 * hash is stale.
 */
export const factsHash = (facts: FactRecord): string =>
  hashOf(
    facts.name,
    ...factList(facts).map(({ id, says, slot }) => [
      id,
      slot ? says.replace(/\d[\d,.]*/g, "#") : says,
    ]),
  );
