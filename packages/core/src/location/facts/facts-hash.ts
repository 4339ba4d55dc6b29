import { createHash } from "node:crypto";
import { factList } from "./fact-list.ts";
import type { FactRecord } from "./facts.ts";

/** Returns a short hash, which is the same for equal parts with their keys in the same order. */
export const hashOf = (...parts: unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 16);

/**
 * Returns a hash of the facts that a text may rest on. The figures of slots count only as singular or plural, because
 * texts do not contain figures. A text is stale if a fact is added, removed or reworded.
 */
export const factsHash = (facts: FactRecord): string =>
  hashOf(
    facts.name,
    ...factList(facts).map(({ id, says, slot }) => [id, slot ? says.replace(/\d[\d,.]*/g, "#") : says]),
  );
