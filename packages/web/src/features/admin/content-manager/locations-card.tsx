import type { ContentLocation } from "@vanfettle/contract/content-schemas";
import { pluralise } from "../format.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { LocationList } from "./location-list.tsx";
import { selectedShareOf, type useSelection } from "./use-selection.ts";

type Selection = ReturnType<typeof useSelection>;

interface LocationsCardProps {
  search: string;
  onSearch: (text: string) => void;
  /** The locations found by `appliedSearch`. */
  locations: readonly ContentLocation[];
  /** The search that `locations` is the result of; it may lag behind `search`. */
  appliedSearch: string;
  selection: Selection;
  previewedSlug: string | null;
  emptyText: string;
  onPreview: (location: ContentLocation) => void;
}

function SelectionBar({ locations, selection }: Pick<LocationsCardProps, "locations" | "selection">) {
  const { selected, select, clear } = selection;
  const share = selectedShareOf(locations, selected);
  const slugs = locations.map(({ slug }) => slug);
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
          onChange={(event) => select(slugs, event.currentTarget.checked)}
        />
        Select all shown
      </label>
      <p>
        {pluralise(locations.length, "shown", "shown")}
        {selected.size > 0 && (
          <>
            {" "}
            · <strong>{pluralise(selected.size, "selected", "selected")}</strong>
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
  previewedSlug,
  emptyText,
  onPreview,
}: LocationsCardProps) {
  return (
    <section className="card list-card" aria-label="Choose locations">
      <div className="list-head">
        <label className="search">
          <AdminIcon name="search" />
          <span className="sr-only">Search name, county or region</span>
          <input
            className="field"
            type="search"
            autoComplete="off"
            placeholder="Search name, county or region"
            value={search}
            onChange={(event) => onSearch(event.currentTarget.value)}
          />
        </label>
        <SelectionBar locations={locations} selection={selection} />
      </div>
      <LocationList
        locations={locations}
        selected={selection.selected}
        previewedSlug={previewedSlug}
        appliedSearch={appliedSearch}
        emptyText={emptyText}
        onSelect={(slug, isSelected) => selection.select([slug], isSelected)}
        onPreview={onPreview}
      />
    </section>
  );
}
