import { FilterButtons } from "../layout/list-tools.tsx";
import { isShown, type ListedLocation, type SortOrder, type StateFilter } from "./listed-location.ts";

/** The names of the filters, in the order of their buttons. */
export const stateNames: Record<StateFilter, string> = {
  all: "All",
  draft: "Draft",
  failed: "Failed",
  missing: "Missing",
  stale: "Stale",
  live: "Live",
  core: "Core",
};

interface StateFiltersProps {
  locations: readonly ListedLocation[];
  filter: StateFilter;
  onFilter: (filter: StateFilter) => void;
}

/** The states of texts as buttons that filter the list. */
export function StateFilters({ locations, filter, onFilter }: StateFiltersProps) {
  return (
    <FilterButtons
      legend="Show locations"
      names={stateNames}
      chosen={filter}
      countOf={(each) => locations.filter((location) => isShown(location, each)).length}
      onChoose={onFilter}
    />
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
