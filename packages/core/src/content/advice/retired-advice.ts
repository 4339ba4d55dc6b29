import type { ContentAdvice } from "@vanfettle/contract/content/advice-schemas";
import { adviceReviewNoticeDays } from "@vanfettle/contract/operator-limits";
import { DomainError } from "@vanfettle/contract/problems";
import { addDays, type Day } from "@vanfettle/vans/calendar-day";
import { law } from "@vanfettle/vans/law/law";
import { recordAudit } from "../../audit/audit.ts";
import type { ClockDeps, IdDeps, TableDeps } from "../../table/table.ts";
import { invalidateEveryPage, type PageCache } from "../versions/page-cache.ts";
import type { AdviceEntry } from "./advice-entry.ts";
import { adviceIds, adviceLibrary, isAdviceId, type AdviceId } from "./advice-library.ts";

type WriteDeps = IdDeps & { pageCache: PageCache };
type AdviceDecision = { by: string; reason: string };

const library = "retired";

async function retiredRows({ table }: TableDeps) {
  const { data } = await table.entities.retiredAdvice.query
    .all({ library })
    .go({ pages: "all", consistent: true });
  return data.filter(({ isRetired }) => isRetired);
}

/** Returns the ids of the retired entries. */
export const retiredAdvice = async (deps: TableDeps): Promise<Set<string>> =>
  new Set((await retiredRows(deps)).map(({ adviceId }) => adviceId));

/** Lists the whole library with the entries that are retired. */
export async function listAdvice(deps: ClockDeps): Promise<{ advice: ContentAdvice[] }> {
  const retired = new Map((await retiredRows(deps)).map((row) => [row.adviceId, row]));
  return { advice: adviceIds.map((id) => toAdvice(deps, id, retired.get(id))) };
}

function toAdvice(
  { clock }: ClockDeps,
  id: AdviceId,
  retired: ContentAdvice["retired"] | undefined,
): ContentAdvice {
  const { subject, page, wordings, source, reviewBy } = adviceLibrary[id];
  return {
    id,
    subject,
    page,
    wordings: [...wordings],
    source: source === "workshop practice" ? source : `${source.law}: ${law[source.law].source}`,
    reviewBy,
    review: adviceReview({ reviewBy }, clock().toISOString().slice(0, 10)),
    retired: retired ? { by: retired.by, reason: retired.reason, at: retired.at } : null,
  };
}

/**
 * Retires an entry: pages drop its sentence. Safe to repeat. Throws `not_found`, or `unavailable`
 * if pages stay cached.
 */
export const retireAdvice = (
  deps: WriteDeps,
  adviceId: string,
  decision: AdviceDecision,
): Promise<ContentAdvice> => decide(deps, adviceId, { ...decision, isRetired: true });

/**
 * Restores a retired entry: pages show its sentence again. Safe to repeat. Throws the errors of
 * `retireAdvice`.
 */
export const restoreAdvice = (
  deps: WriteDeps,
  adviceId: string,
  decision: AdviceDecision,
): Promise<ContentAdvice> => decide(deps, adviceId, { ...decision, isRetired: false });

async function decide(
  deps: WriteDeps,
  id: string,
  { isRetired, ...decision }: AdviceDecision & { isRetired: boolean },
): Promise<ContentAdvice> {
  if (!isAdviceId(id)) {
    throw new DomainError("not_found", { message: `The library has no advice ${id}.` });
  }
  const row = { ...decision, at: deps.clock().toISOString() };
  await deps.table.entities.retiredAdvice.put({ library, adviceId: id, isRetired, ...row }).go();
  await recordAudit(deps, {
    ...decision,
    action: isRetired ? "retire advice" : "restore advice",
    scope: id,
  });
  await invalidateEveryPage(deps.pageCache);
  return toAdvice(deps, id, isRetired ? row : undefined);
}

/**
 * Returns whether the review of an entry is overdue on `day`, due within the notice period, or
 * later.
 */
export function adviceReview(
  { reviewBy }: Pick<AdviceEntry, "reviewBy">,
  day: Day,
): ContentAdvice["review"] {
  if (reviewBy < day) return "overdue";
  return reviewBy <= addDays(day, adviceReviewNoticeDays) ? "soon" : "later";
}
