import type { ContentLocation } from "@vanfettle/contract/content-schemas";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { LocationList } from "./location-list.tsx";
import { SelectShown } from "./select-shown.tsx";
import { selectedOf, type useSelection } from "./use-selection.ts";

interface LocationsCardProps {
  search: string;
  onSearch: (text: string) => void;
  shown: readonly ContentLocation[];
  /** What `shown` was found by; follows `search` when there is time. */
  searched: string;
  selection: ReturnType<typeof useSelection>;
  previewed: string | null;
  none: string;
  onPreview: (location: ContentLocation) => void;
}

export function LocationsCard({
  search,
  onSearch,
  shown,
  searched,
  selection,
  previewed,
  none,
  onPreview,
}: LocationsCardProps) {
  const { selected, change, clear } = selection;
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
        <SelectShown
          state={selectedOf(shown, selected)}
          shownCount={shown.length}
          selectedCount={selected.size}
          onChange={(wanted) =>
            change(
              shown.map(({ slug }) => slug),
              wanted,
            )
          }
          onClear={clear}
        />
      </div>
      <LocationList
        shown={shown}
        selected={selected}
        previewed={previewed}
        searched={searched}
        none={none}
        onSelect={(slug, wanted) => change([slug], wanted)}
        onPreview={onPreview}
      />
    </section>
  );
}
