import type { RegionFailures } from "@vanfettle/contract/content/content-schemas";
import { generationErrors } from "@vanfettle/contract/content/generation-errors";
import { DomainError } from "@vanfettle/contract/problems";
import { regionByName, regionBySlug } from "@vanfettle/contract/locations/regions";
import type { TableDeps } from "../table/table.ts";
import { itemKey, parseItemKey } from "./plan.ts";
import { countProgress, findScopeProgress } from "./scope-progress.ts";

/**
 * Names the locations whose text failed in the latest run over the region, with the reasons, in the order of its plan.
 * A retry writes these locations, and the locations that the run did not reach. Throws `region_not_found`.
 */
export async function regionFailures({ table }: TableDeps, text: string): Promise<RegionFailures> {
  const region = regionByName(text) ?? regionBySlug(text);
  if (!region) throw new DomainError("region_not_found");
  const progress = await findScopeProgress({ table }, region.slug);
  if (!progress) return { region: region.name, failures: [], untried: 0 };
  const { failures, remaining } = countProgress(progress);
  const names = failures.size > 0 ? await namesOf({ table }, region.slug) : new Map<string, string>();
  return {
    region: region.name,
    failures: progress.plan.flatMap((key) => {
      const errorCode = failures.get(key);
      if (!errorCode) return [];
      const item = parseItemKey(key);
      return [{ ...item, name: names.get(key) ?? item.slug, errorCode, error: generationErrors[errorCode] }];
    }),
    untried: remaining.length,
  };
}

async function namesOf({ table }: TableDeps, regionSlug: string): Promise<Map<string, string>> {
  const { data } = await table.collections.inRegion({ regionSlug }).go({ pages: "all" });
  return new Map(
    (["place", "county", "region"] as const).flatMap((kind) =>
      data[kind].map(({ canonicalSlug, name }) => [itemKey({ kind, slug: canonicalSlug }), name] as const),
    ),
  );
}
