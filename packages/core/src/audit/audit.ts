import type { EntityItem } from "electrodb";
import { newestFirst } from "../table/newest-first.ts";
import type { ClockDeps, IdDeps, Table } from "../table/table.ts";

export type AuditEntry = EntityItem<Table["entities"]["audit"]>;

/** The details of an operator's action. Fields that do not apply are left out. */
export type AuditedFact = Omit<AuditEntry, "year" | "at" | "id" | "expiresAt">;

/** Entries name a person, so they expire after two years. */
const keptDays = 730;
const pageSize = 50;

/** Stores an entry. An action is recorded when it is done, so a repeated action has two entries. */
export async function recordAudit(
  { table, clock, newId }: IdDeps,
  fact: AuditedFact,
): Promise<void> {
  const now = clock();
  const at = now.toISOString();
  const expiresAt = Math.floor(now.getTime() / 1000) + keptDays * 86_400;
  // Without a condition, which the client would fail when it repeats a write with a lost response.
  // The id is new, so that nothing is replaced.
  await table.entities.audit
    .put({ ...fact, year: at.slice(0, 4), at, id: newId("aud"), expiresAt })
    .go();
}

/** Returns up to 50 entries, newest first, and the `before` of the next page; null at the end. */
export async function listAudit({ table, clock }: ClockDeps, before?: string) {
  const now = clock();
  const [beforeAt = now.toISOString(), beforeId] = before?.split("/") ?? [];
  const years = {
    from: Math.min(now.getUTCFullYear(), Number(beforeAt.slice(0, 4))),
    to: new Date(now.getTime() - keptDays * 86_400_000).getUTCFullYear(),
  };
  const { page, last } = await newestFirst<AuditEntry>(
    { ...years, pageSize },
    async (year, limit) => {
      const query = table.entities.audit.query.byYear({ year });
      const earlier = beforeId === undefined ? query : query.lt({ at: beforeAt, id: beforeId });
      const { data } = await earlier.go({ order: "desc", limit, consistent: true });
      return data.filter(({ expiresAt }) => expiresAt * 1000 > now.getTime());
    },
  );
  return { entries: page, next: last ? `${last.at}/${last.id}` : null };
}
