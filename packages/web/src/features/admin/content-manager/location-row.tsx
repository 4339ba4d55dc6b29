import { withCommas } from "@vanfettle/vans/format-number";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { stateNames, type ListedLocation } from "./listed-location.ts";

const typeNames: Record<ListedLocation["type"], string> = {
  town: "Town",
  village: "Other",
  district: "Other",
  county: "County",
  region: "Region",
};

const formatArea = ({ parentTown, county, region }: ListedLocation): string =>
  [parentTown && `in ${parentTown}`, county, region].filter(Boolean).join(", ");

/** Returns the place's name, followed by its slug where that is not the name's own: then other places share the name. */
function distinctLabel({ name, slug, kind = "place" }: ListedLocation): string {
  if (kind !== "place") return `${name} (${kind})`;
  const ownSlug = name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-");
  return slug === ownSlug ? name : `${name} (${slug})`;
}

function RowText({ location }: { location: ListedLocation }) {
  const { type, population, hasContent, review } = location;
  const pills = (review?.states ?? []).filter((state) => state !== "live" && state !== "missing");
  return (
    <>
      <span className="row-text">
        <span className="row-name">
          {distinctLabel(location)}
          {hasContent && <AdminIcon name="completed" />}
          {hasContent && <span className="sr-only">(has text)</span>}
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
          {population === null ? "not known" : withCommas(population)}
        </span>
      </span>
    </>
  );
}

interface LocationRowProps {
  location: ListedLocation;
  isSelected: boolean;
  isPreviewed: boolean;
  /** 0 where the Tab key stops at this row. */
  tabIndex: 0 | -1;
  onSelect: (isSelected: boolean) => void;
  onPreview: () => void;
}

export const LocationRow = ({ location, isSelected, isPreviewed, tabIndex, onSelect, onPreview }: LocationRowProps) => (
  <>
    <label className="row-check">
      <input
        type="checkbox"
        data-column="check"
        tabIndex={tabIndex}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <span className="sr-only">Select {distinctLabel(location)}</span>
    </label>
    <button
      type="button"
      className="row-open"
      data-column="name"
      tabIndex={tabIndex}
      aria-current={isPreviewed ? "true" : undefined}
      onClick={onPreview}
    >
      <RowText location={location} />
    </button>
  </>
);
