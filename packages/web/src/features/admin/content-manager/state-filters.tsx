import { locationStates } from "@vanfettle/contract/locations/location-states";
import { formatCount } from "../format.ts";
import { isShown, type ListedLocation, type SortOrder, type StateFilter } from "./listed-location.ts";

export const stateNames: Record<StateFilter, string> = {
  all: "All",
  core: "Core",
  draft: "Draft",
  failed: "Failed",
  missing: "Missing",
  stale: "Stale",
  live: "Live",
};

const filters: readonly StateFilter[] = ["all", ...locationStates, "core"];

interface StateFiltersProps {
  locations: readonly ListedLocation[];
  filter: StateFilter;
  onFilter: (filter: StateFilter) => void;
}

/** The states of texts as buttons with the number of locations in each; the pressed one filters the list. */
export function StateFilters({ locations, filter, onFilter }: StateFiltersProps) {
  return (
    <fieldset className="state-filters">
      <legend className="sr-only">Show locations</legend>
      {filters.map((each) => (
        <button key={each} type="button" aria-pressed={each === filter} onClick={() => onFilter(each)}>
          {stateNames[each]}{" "}
          <strong>{formatCount(locations.filter((location) => isShown(location, each)).length)}</strong>
        </button>
      ))}
    </fieldset>
  );
}

interface SortSelectProps {
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
}

export function SortSelect({ order, onOrder }: SortSelectProps) {
  return (
    <label className="sort">
      <span>Sort by</span>
      <select
        className="field"
        value={order}
        onChange={({ currentTarget: { value } }) => onOrder(value === "population" ? "population" : "region")}
      >
        <option value="region">region</option>
        <option value="population">population</option>
      </select>
    </label>
  );
}
