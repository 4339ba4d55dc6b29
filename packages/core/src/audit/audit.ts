import type { EntityItem } from "electrodb";
import type { NewId } from "../table/new-id.ts";
import type { Table } from "../table/table.ts";

export interface AuditDeps {
  table: Table;
  clock: () => Date;
  newId: NewId;
}

export type AuditEntry = EntityItem<Table["entities"]["audit"]>;

/** The details of an operator's action. Fields that do not apply are left out. */
export type AuditedFact = Omit<AuditEntry, "year" | "at" | "id" | "expiresAt">;

/** Entries name a person, so they expire after two years. */
const keptDays = 730;
const pageSize = 50;

/** Stores an entry. An action is recorded when it is done, so a repeated action has two entries. */
export async function recordAudit({ table, clock, newId }: AuditDeps, fact: AuditedFact): Promise<void> {
  const now = clock();
  const at = now.toISOString();
  await table.entities.audit
    .create({
      ...fact,
      year: at.slice(0, 4),
      at,
      id: newId("aud"),
      expiresAt: Math.floor(now.getTime() / 1000) + keptDays * 86_400,
    })
    .go();
}

/**
 * Returns up to 50 entries, newest first, and where the next page begins; null at the end. `before` is the `next` of
 * the page before.
 */
export async function listAudit(
  { table, clock }: Pick<AuditDeps, "table" | "clock">,
  before?: string,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const now = clock();
  const [beforeAt = now.toISOString(), beforeId] = before?.split("/") ?? [];
  const lastYear = now.getUTCFullYear();
  const oldestYear = new Date(now.getTime() - keptDays * 86_400_000).getUTCFullYear();
  const entries: AuditEntry[] = [];
  for (let year = Math.min(lastYear, Number(beforeAt.slice(0, 4))); year >= oldestYear; year--) {
    const query = table.entities.audit.query.byYear({ year: String(year) });
    const page = beforeId === undefined ? query : query.lt({ at: beforeAt, id: beforeId });
    const { data } = await page.go({ order: "desc", limit: pageSize + 1 - entries.length, consistent: true });
    entries.push(...data.filter(({ expiresAt }) => expiresAt * 1000 > now.getTime()));
    if (entries.length > pageSize) break;
  }
  const shown = entries.slice(0, pageSize);
  const last = shown.at(-1);
  return { entries: shown, next: last && entries.length > pageSize ? `${last.at}/${last.id}` : null };
}
