import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";
import { withCommas } from "@vanfettle/vans/format-number";
import { visibleText } from "@vanfettle/vans/visible-text";
import { keyOf } from "../admin-queries.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { Button } from "../layout/button.tsx";
import { ApproveDrafts } from "./draft-actions.tsx";
import { isShown, stateNames, type ListedLocation, type StateFilter } from "./listed-location.ts";
import { distinctLabel, RowText } from "./location-row.tsx";
import type { Manager } from "./use-content-manager.ts";
import { useRovingRow } from "./use-roving-row.ts";

interface LocationListProps {
  manager: Manager;
  previewedKey: string | null;
  onPreview: (location: ListedLocation) => void;
}

const rowHeight = 60;

/** Renders the visible rows of a list of thousands, and the row that has the focus. */
function LocationList({ manager, previewedKey, onPreview }: LocationListProps) {
  const { found: locations, appliedSearch, selected, select } = manager;
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
  const roving = useRovingRow(box, virtualizer, locations.length);
  tabStop.current = roving.row;
  // A new search, filter or order scrolls the list to its top.
  useLayoutEffect(() => {
    virtualizer.scrollToOffset(0);
  }, [appliedSearch, virtualizer]);

  if (locations.length === 0) {
    return (
      <p className="list-box h-96 list-empty">
        {manager.locations.data && "No locations match your search."}
      </p>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the controls inside handle the keys
    <div ref={box} className="list-box h-96" onKeyDown={roving.onKeyDown} onFocus={roving.onFocus}>
      <ul
        aria-label="Locations"
        className="list-rows"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const location = locations[index];
          if (!location) return null;
          const rowKey = keyOf(location);
          const isPreviewed = rowKey === previewedKey;
          const tabIndex = index === roving.row ? 0 : -1;
          return (
            <li
              key={key}
              data-row={index}
              className={isPreviewed ? "list-row list-row-open" : "list-row"}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={locations.length}
              aria-posinset={index + 1}
            >
              <label className="row-check">
                <input
                  type="checkbox"
                  data-column="check"
                  tabIndex={tabIndex}
                  checked={selected.has(rowKey)}
                  onChange={(event) => select([rowKey], event.currentTarget.checked)}
                />
                <span className="sr-only">{`Select ${distinctLabel(location)}`}</span>
              </label>
              <button
                type="button"
                className="row-open"
                data-column="name"
                tabIndex={tabIndex}
                aria-current={isPreviewed ? "true" : undefined}
                onClick={() => onPreview(location)}
              >
                <RowText location={location} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function SelectionBar({ manager: { found, selected, select, clear } }: { manager: Manager }) {
  const keys = found.map(keyOf);
  const count = keys.filter((key) => selected.has(key)).length;
  const isWhole = count > 0 && count === keys.length;
  return (
    <div className="spread selection-bar">
      <label className="checkbox">
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
        <span>{`${withCommas(keys.length)} shown`}</span>
        {selected.size > 0 && (
          <>
            <span> · </span>
            <strong>{`${withCommas(selected.size)} selected`}</strong>
            <Button look="text" onClick={clear}>
              Clear
            </Button>
          </>
        )}
      </p>
    </div>
  );
}

const filters = Object.keys(stateNames) as StateFilter[];

function OperatorTools({ manager }: { manager: Manager }) {
  const { all, selected, filter, setFilter, order, setOrder } = manager;
  const countOf = (each: StateFilter) => all.filter((location) => isShown(location, each)).length;
  return (
    <>
      <label className="sort">
        <span>Show</span>
        <select
          className="field"
          value={filter}
          onChange={({ currentTarget: { value } }) => setFilter(value as StateFilter)}
        >
          {filters.map((each) => (
            <option key={each} value={each}>
              {`${stateNames[each]} (${withCommas(countOf(each))})`}
            </option>
          ))}
        </select>
      </label>
      <label className="sort">
        <span>Sort by</span>
        <select
          className="field"
          value={order}
          onChange={({ currentTarget: { value } }) =>
            setOrder(value === "population" ? value : "region")
          }
        >
          <option>region</option>
          <option>population</option>
        </select>
      </label>
      <ApproveDrafts locations={all.filter((location) => selected.has(keyOf(location)))} />
    </>
  );
}

const searchLabel = "Search name, county or region";

function SearchField({ manager: { search, setSearch } }: { manager: Manager }) {
  return (
    <label className="search">
      <AdminIcon name="search" />
      <span className="sr-only">{searchLabel}</span>
      <input
        className="field"
        type="search"
        autoComplete="off"
        placeholder={searchLabel}
        value={search}
        onChange={(event) => setSearch(visibleText(event.currentTarget.value))}
      />
    </label>
  );
}

export const LocationsCard = (props: LocationListProps) => (
  <section className="card list-card" aria-labelledby="choose-locations">
    <h2 id="choose-locations" className="sr-only">
      Choose locations
    </h2>
    <div className="list-head">
      <SearchField manager={props.manager} />
      {props.manager.stated && <OperatorTools manager={props.manager} />}
      <SelectionBar manager={props.manager} />
    </div>
    <LocationList {...props} />
  </section>
);
