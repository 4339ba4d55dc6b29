import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import type { ContentLocation } from "@vanfettle/contract/content-schemas";
import { useLayoutEffect, useRef } from "react";
import { LocationRow } from "./location-row.tsx";
import { useRovingRow } from "./use-roving-row.ts";

interface LocationListProps {
  shown: readonly ContentLocation[];
  selected: ReadonlySet<string>;
  previewed: string | null;
  /** What the list is searched for; a change shows it from its top. */
  searched: string;
  /** Said in place of an empty list. */
  none: string;
  onSelect: (slug: string, wanted: boolean) => void;
  onPreview: (location: ContentLocation) => void;
}

const rowHeight = 60;

/** Draws the rows in sight of the thousands there are, and the one that has the focus. */
export function LocationList({ shown, selected, previewed, searched, none, onSelect, onPreview }: LocationListProps) {
  const box = useRef<HTMLDivElement>(null);
  const stop = useRef(0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled to be memoized
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => shown[index]?.slug ?? index,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(stop.current, range.count - 1)])].toSorted(
        (a, b) => a - b,
      ),
    overscan: 6,
  });
  const roving = useRovingRow({ list: box, virtualizer, count: shown.length });
  stop.current = roving.row;
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [searched]);

  if (shown.length === 0) return <p className="list-box h-96 list-nothing">{none}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the controls within take the keys
    <div ref={box} className="list-box h-96" onKeyDown={roving.onKeyDown} onFocus={roving.onFocus}>
      <ul aria-label="Locations" className="list-rows" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const location = shown[index];
          return (
            location && (
              <li
                key={key}
                data-row={index}
                className={location.slug === previewed ? "list-row list-row-open" : "list-row"}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={shown.length}
                aria-posinset={index + 1}
              >
                <LocationRow
                  location={location}
                  isSelected={selected.has(location.slug)}
                  isPreviewed={location.slug === previewed}
                  isStop={index === roving.row}
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
