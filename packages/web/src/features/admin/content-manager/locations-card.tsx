import type { ReactNode } from "react";
import { formatCount } from "../format.ts";
import { SearchField } from "../layout/list-tools.tsx";
import { LocationList } from "./location-list.tsx";
import { selectedShareOf, type useSelection } from "./use-selection.ts";
import { keyOf, type ListedLocation } from "./listed-location.ts";

type Selection = ReturnType<typeof useSelection>;

interface LocationsCardProps {
  search: string;
  onSearch: (text: string) => void;
  /** The locations found by `appliedSearch`. */
  locations: readonly ListedLocation[];
  /** The search that `locations` is the result of; it may lag behind `search`. */
  appliedSearch: string;
  selection: Selection;
  previewedKey: string | null;
  /** Filters and actions for operators, between the search and the list. */
  tools: ReactNode;
  emptyText: string;
  onPreview: (location: ListedLocation) => void;
}

function SelectionBar({ locations, selection }: Pick<LocationsCardProps, "locations" | "selection">) {
  const { selected, select, clear } = selection;
  const share = selectedShareOf(locations, selected);
  const keys = locations.map(keyOf);
  return (
    <div className="selection-bar">
      <label>
        <input
          type="checkbox"
          disabled={locations.length === 0}
          checked={share === "all"}
          ref={(box) => {
            if (box) box.indeterminate = share === "some";
          }}
          onChange={(event) => select(keys, event.currentTarget.checked)}
        />
        Select all shown
      </label>
      <p>
        {formatCount(locations.length)} shown
        {selected.size > 0 && (
          <>
            {" "}
            · <strong>{formatCount(selected.size)} selected</strong>
            <button type="button" className="text-button" onClick={clear}>
              Clear
            </button>
          </>
        )}
      </p>
    </div>
  );
}

/** The search, the selection and the list of locations. */
export function LocationsCard({
  search,
  onSearch,
  locations,
  appliedSearch,
  selection,
  previewedKey,
  emptyText,
  tools,
  onPreview,
}: LocationsCardProps) {
  return (
    <section className="card list-card" aria-label="Choose locations">
      <div className="list-head">
        <SearchField label="Search name, county or region" value={search} onChange={onSearch} />
        {tools}
        <SelectionBar locations={locations} selection={selection} />
      </div>
      <LocationList
        locations={locations}
        selected={selection.selected}
        previewedKey={previewedKey}
        appliedSearch={appliedSearch}
        emptyText={emptyText}
        onSelect={(key, isSelected) => selection.select([key], isSelected)}
        onPreview={onPreview}
      />
    </section>
  );
}
