import type { QueueSelection } from "@vanfettle/contract/content/queue-schemas";
import type { ContentStates } from "@vanfettle/contract/content/review-schemas";
import { DomainError } from "@vanfettle/contract/problems";
import { listLocationStates } from "./location-states.ts";
import type { TableDeps } from "../table/table.ts";
import { itemKey } from "./plan.ts";

/** The texts of a selection, and the selection in words. */
export interface SelectedTexts {
  keys: string[];
  words: string;
}

type Listed = ContentStates["locations"][number];

/** Returns the keys of a selection, places first. Throws `invalid_request` for an unknown county or location. */
export async function selectTexts(deps: TableDeps, selection: QueueSelection): Promise<SelectedTexts> {
  const { locations } = await listLocationStates(deps);
  switch (selection.kind) {
    case "all":
      return { keys: locations.map(itemKey), words: "all" };
    case "missing":
    case "stale": {
      const { kind } = selection;
      return { keys: locations.filter(({ states }) => states.includes(kind)).map(itemKey), words: kind };
    }
    case "county": {
      const county = findCounty(locations, selection.county);
      const isOfCounty = (each: Listed) => each === county || (each.kind === "place" && each.county === county.name);
      return { keys: locations.filter(isOfCounty).map(itemKey), words: county.name };
    }
    case "listed":
      return { keys: selectListed(locations, selection.locations), words: "chosen locations" };
  }
}

function findCounty(locations: readonly Listed[], text: string): Listed {
  const wanted = text.trim().toLowerCase();
  const found = locations.find(
    ({ kind, slug, name }) => kind === "county" && (slug === wanted || name.toLowerCase() === wanted),
  );
  if (found) return found;
  throw new DomainError("invalid_request", {
    message: "There is no such county.",
    issues: [{ field: "selection", message: "There is no such county." }],
  });
}

function selectListed(locations: readonly Listed[], wanted: readonly string[]): string[] {
  const known = new Set(locations.map(itemKey));
  const chosen = new Set(wanted);
  const unknown = [...chosen].filter((key) => !known.has(key));
  if (unknown.length > 0) {
    const issues = unknown.map((key) => ({ field: "selection", message: `There is no location ${key}.` }));
    throw new DomainError("invalid_request", { issues: issues.slice(0, maxIssues) });
  }
  return locations.map(itemKey).filter((key) => chosen.has(key));
}

const maxIssues = 20;
