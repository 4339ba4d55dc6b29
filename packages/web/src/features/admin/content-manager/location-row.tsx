import { memo } from "react";
import { formatCount } from "../format.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { stateNames } from "./state-filters.tsx";
import { keyOf, type ListedLocation } from "./listed-location.ts";

interface LocationRowProps {
  location: ListedLocation;
  isSelected: boolean;
  isPreviewed: boolean;
  /** Whether the Tab key stops at this row. */
  isTabStop: boolean;
  onSelect: (key: string, isSelected: boolean) => void;
  onPreview: (location: ListedLocation) => void;
}

const typeNames: Record<ListedLocation["type"], string> = {
  town: "Town",
  village: "Other",
  district: "Other",
  county: "County",
  region: "Region",
};

function formatArea({ parentTown, county, region }: ListedLocation): string {
  return [...(parentTown ? [`in ${parentTown}`] : []), ...(county === null ? [] : [county]), region].join(", ");
}

/** Returns the place's name, followed by its slug where that is not the name's own: then other places share the name. */
function distinctLabel({ name, slug, kind = "place" }: ListedLocation): string {
  if (kind !== "place") return `${name} (${kind})`;
  const ownSlug = name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-");
  return slug === ownSlug ? name : `${name} (${slug})`;
}

function RowText({ location }: Pick<LocationRowProps, "location">) {
  const { type, population, hasContent, review } = location;
  const pills = (review?.states ?? []).filter((state) => state !== "live" && state !== "missing");
  return (
    <>
      <span className="row-text">
        <span className="row-name">
          {distinctLabel(location)}
          {hasContent && (
            <>
              <AdminIcon name="completed" />
              <span className="sr-only">(has text)</span>
            </>
          )}
        </span>{" "}
        <span className="row-area">{formatArea(location)}</span>
      </span>{" "}
      <span className="row-end">
        <span className="row-pills">
          {pills.map((state) => (
            <span key={state} className={`pill pill-${state}`}>
              {stateNames[state]}
            </span>
          ))}{" "}
          <span className={type === "town" ? "pill" : "pill pill-plain"}>{typeNames[type]}</span>
        </span>{" "}
        <span className="row-population">
          <span className="sr-only">Population </span>
          {population === null ? "not known" : formatCount(population)}
        </span>
      </span>
    </>
  );
}

export const LocationRow = memo(function LocationRow(props: LocationRowProps) {
  const { location, isSelected, isPreviewed, isTabStop, onSelect, onPreview } = props;
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <>
      <label className="row-check">
        <input
          type="checkbox"
          data-column="check"
          tabIndex={tabIndex}
          checked={isSelected}
          onChange={(event) => onSelect(keyOf(location), event.currentTarget.checked)}
        />
        <span className="sr-only">Select {distinctLabel(location)}</span>
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
    </>
  );
});
