import { withCommas } from "@vanfettle/vans/format-number";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { stateNames, type ListedLocation } from "./listed-location.ts";

const typeNames: Record<ListedLocation["type"], string> = {
  town: "Town",
  village: "Other",
  district: "Other",
  unclassified: "Other",
  county: "County",
  region: "Region",
};

const formatArea = ({ parentTown, county, region }: ListedLocation): string =>
  [parentTown && `in ${parentTown}`, county, region].filter(Boolean).join(", ");

/**
 * Returns the place's name, followed by its slug where that is not the name's own: then other
 * places share the name.
 */
export function distinctLabel({ name, slug, kind = "place" }: ListedLocation): string {
  if (kind !== "place") return `${name} (${kind})`;
  const ownSlug = name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-");
  return slug === ownSlug ? name : `${name} (${slug})`;
}

export function RowText({ location }: { location: ListedLocation }) {
  const { type, population, hasContent, review } = location;
  const pills = (review?.states ?? []).filter((state) => state !== "live" && state !== "missing");
  return (
    <>
      <span className="row-text">
        <span className="row-name">
          <span>{distinctLabel(location)}</span>
          {hasContent && <AdminIcon name="completed" />}
          {hasContent && <span className="sr-only">(has text)</span>}
        </span>{" "}
        <span className="row-area">{formatArea(location)}</span>
      </span>{" "}
      <span className="row-end">
        <span className="row-pills">
          <span className="row-pills">
            {pills.map((state) => (
              <span key={state} className={`pill pill-${state}`}>
                {stateNames[state]}
              </span>
            ))}
          </span>{" "}
          <span className={type === "town" ? "pill" : "pill pill-plain"}>{typeNames[type]}</span>
        </span>{" "}
        <span className="row-population">
          <span className="sr-only">Population </span>
          <span>{population === null ? "not known" : withCommas(population)}</span>
        </span>
      </span>
    </>
  );
}
