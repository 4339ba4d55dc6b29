import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { withCommas } from "@vanfettle/vans/format-number";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { Button } from "../layout/button.tsx";
import { SearchField } from "../layout/list-tools.tsx";
import { keyOf, type ListedLocation } from "./listed-location.ts";
import { LocationRow } from "./location-row.tsx";
import { useRovingRow } from "./use-roving-row.ts";
import type { useSelection } from "./use-selection.ts";

interface LocationListProps {
  locations: readonly ListedLocation[];
  selection: ReturnType<typeof useSelection>;
  previewedKey: string | null;
  /** The search that `locations` is the result of; it may lag behind the typed one. A new one scrolls the list to its top. */
  appliedSearch: string;
  /** Shown in place of an empty list. */
  emptyText: string;
  onPreview: (location: ListedLocation) => void;
}

const rowHeight = 60;

/** Renders the visible rows of a list of thousands, and the row that has the focus. */
function LocationList(props: LocationListProps) {
  const { locations, selection, previewedKey, appliedSearch, emptyText, onPreview } = props;
  const box = useRef<HTMLDivElement>(null);
  const tabStop = useRef(0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to be memoized
  const virtualizer = useVirtualizer({
    count: locations.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => (locations[index] ? keyOf(locations[index]) : index),
    rangeExtractor(range) {
      const stop = Math.min(tabStop.current, range.count - 1);
      return [...new Set([...defaultRangeExtractor(range), stop])].toSorted((a, b) => a - b);
    },
    overscan: 6,
  });
  const roving = useRovingRow({ list: box, virtualizer, count: locations.length });
  tabStop.current = roving.row;
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [appliedSearch]);

  if (locations.length === 0) return <p className="list-box h-96 list-empty">{emptyText}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the controls inside handle the keys
    <div ref={box} className="list-box h-96" onKeyDown={roving.onKeyDown} onFocus={roving.onFocus}>
      <ul aria-label="Locations" className="list-rows" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const location = locations[index];
          if (!location) return null;
          const isPreviewed = keyOf(location) === previewedKey;
          return (
            <li
              key={key}
              data-row={index}
              className={isPreviewed ? "list-row list-row-open" : "list-row"}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={locations.length}
              aria-posinset={index + 1}
            >
              <LocationRow
                location={location}
                isSelected={selection.selected.has(keyOf(location))}
                isPreviewed={isPreviewed}
                tabIndex={index === roving.row ? 0 : -1}
                onSelect={(isSelected) => selection.select([keyOf(location)], isSelected)}
                onPreview={() => onPreview(location)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function SelectionBar({ locations, selection }: Pick<LocationListProps, "locations" | "selection">) {
  const { selected, select, clear } = selection;
  const keys = locations.map(keyOf);
  const count = keys.filter((key) => selected.has(key)).length;
  const isWhole = count > 0 && count === keys.length;
  return (
    <div className="selection-bar">
      <label>
        <input
          type="checkbox"
          disabled={keys.length === 0}
          checked={isWhole}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !isWhole;
          }}
          onChange={(event) => select(keys, event.currentTarget.checked)}
        />
        Select all shown
      </label>
      <p>
        {withCommas(keys.length)} shown
        {selected.size > 0 && (
          <>
            {" "}
            · <strong>{withCommas(selected.size)} selected</strong>
            <Button look="text" onClick={clear}>
              Clear
            </Button>
          </>
        )}
      </p>
    </div>
  );
}

interface LocationsCardProps extends LocationListProps {
  search: string;
  onSearch: (text: string) => void;
  /** Filters and actions for operators, between the search and the list. */
  children: ReactNode;
}

/** The search, the selection and the list of locations. */
export const LocationsCard = ({ search, onSearch, children, ...list }: LocationsCardProps) => (
  <section className="card list-card" aria-label="Choose locations">
    <div className="list-head">
      <SearchField label="Search name, county or region" value={search} onChange={onSearch} />
      {children}
      <SelectionBar locations={list.locations} selection={list.selection} />
    </div>
    <LocationList {...list} />
  </section>
);
