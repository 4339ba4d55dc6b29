import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";
import { LocationRow } from "./location-row.tsx";
import { useRovingRow } from "./use-roving-row.ts";
import { keyOf, type ListedLocation } from "./listed-location.ts";

interface LocationListProps {
  locations: readonly ListedLocation[];
  selected: ReadonlySet<string>;
  previewedKey: string | null;
  /** The search that `locations` is the result of. A new one scrolls the list to its top. */
  appliedSearch: string;
  /** Shown in place of an empty list. */
  emptyText: string;
  onSelect: (key: string, isSelected: boolean) => void;
  onPreview: (location: ListedLocation) => void;
}

const rowHeight = 60;

/** Renders the visible rows of a list of thousands, and the row that has the focus. */
export function LocationList({
  locations,
  selected,
  previewedKey,
  appliedSearch,
  emptyText,
  onSelect,
  onPreview,
}: LocationListProps) {
  const box = useRef<HTMLDivElement>(null);
  const tabStop = useRef(0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to be memoized
  const virtualizer = useVirtualizer({
    count: locations.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => (locations[index] ? keyOf(locations[index]) : index),
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(tabStop.current, range.count - 1)])].toSorted(
        (a, b) => a - b,
      ),
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
          return (
            location && (
              <li
                key={key}
                data-row={index}
                className={keyOf(location) === previewedKey ? "list-row list-row-open" : "list-row"}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={locations.length}
                aria-posinset={index + 1}
              >
                <LocationRow
                  location={location}
                  isSelected={selected.has(keyOf(location))}
                  isPreviewed={keyOf(location) === previewedKey}
                  isTabStop={index === roving.row}
                  onSelect={onSelect}
                  onPreview={onPreview}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
