import { DomainError } from "@vanfettle/contract/problems";
import type { ContentBatchResponse, ContentBatchRequest } from "@vanfettle/contract/content/content-schemas";
import { batchScope, itemKey } from "./plan.ts";
import { startRun, type StartDeps } from "./start-run.ts";

/**
 * Starts a run over the first `limit` distinct places of the list, in its order. Throws `invalid_request`, with the
 * unknown places as issues, or `run_active` while another run is alive; then nothing is started.
 */
export async function startBatchRun(
  deps: StartDeps,
  { locationSlugs, limit }: ContentBatchRequest,
  startedBy: string,
): Promise<ContentBatchResponse> {
  const distinct = [...new Set(locationSlugs.map((slug) => slug.toLowerCase()))];
  const chosen = distinct.slice(0, limit);
  await rejectUnknown(deps, chosen);
  const plans = new Map([[batchScope, chosen.map((slug) => itemKey({ kind: "place", slug }))]]);
  const { runId, startedAt } = await startRun(deps, { kind: "batch", startedBy, skipFresh: false, plans });
  return { accepted: chosen.length, skipped: distinct.length - chosen.length, runId, startedAt };
}

async function rejectUnknown({ table }: StartDeps, slugs: readonly string[]): Promise<void> {
  const { data, unprocessed } = await table.entities.place
    .get(slugs.map((canonicalSlug) => ({ canonicalSlug })))
    .go({ attributes: ["canonicalSlug", "isActive"], consistent: true });
  if (unprocessed.length > 0) throw new DomainError("unavailable");
  const known = new Set(data.filter(({ isActive }) => isActive).map(({ canonicalSlug }) => canonicalSlug));
  const issues = slugs
    .filter((slug) => !known.has(slug))
    .map((slug) => ({ field: "locationSlugs", message: `There is no place ${printable(slug)}.` }));
  if (issues.length > 0) throw new DomainError("invalid_request", { issues });
}

const printable = (slug: string): string => JSON.stringify(slug.replace(/[^\x20-\x7e]/g, "?"));
