import { Link } from "react-router";
import type { FindPlaces } from "@vanfettle/contract/find/find-schemas";
import { milesText } from "@vanfettle/contract/geo/distance";
import { regions } from "@vanfettle/contract/locations/regions";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { Section } from "../../ui/section.tsx";
import { stationSearchPath } from "../stations/station-search.ts";
import type { FindSearch } from "./find-query.ts";
import { findSentences } from "./find-sentences.ts";
import { areaText, servicePages } from "./found-place.ts";

const Choices = ({ places, page }: { places: FindPlaces["places"]; page: LocationPageName }) => (
  <ul className="link-list find-choices" aria-label="Places">
    {places.map((place) => {
      const [first, other] = servicePages(page, place.slug);
      return (
        <li key={place.slug}>
          <Link to={first.path}>
            {place.name}
            {place.kind !== "region" && (
              <small>
                {[place.miles !== null && milesText(place.miles), areaText(place)]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            )}{" "}
            <span>{first.service}</span>
          </Link>
          <Link to={other.path}>
            {other.service}
            <span className="sr-only">{` in ${place.name}`}</span>
          </Link>
        </li>
      );
    })}
  </ul>
);

/** Links to the 12 regions, shown after an unsuccessful search. */
function Regions({ page }: { page: LocationPageName }) {
  const links = regions.map(({ name, slug }) => ({
    kind: "region" as const,
    name,
    slug,
    area: "",
    miles: null,
  }));
  return (
    <>
      <h3 className="mt-8">All regions</h3>
      <div className="mt-3">
        <Choices places={links} page={page} />
      </div>
    </>
  );
}

export function FindResult({ found, search }: { found: FindPlaces; search: FindSearch }) {
  const { outcome, places, postcode } = found;
  const { title, text } = findSentences(found, search.text);
  return (
    <Section title={title} lead={text}>
      {outcome === "postcode" && postcode && (
        <p className="mb-5">
          <Link
            className="btn btn-primary"
            to={stationSearchPath({ postcode, vanClass: undefined })}
          >
            {`MOT test stations near ${postcode}`}
          </Link>
        </p>
      )}
      {places.length > 0 && <Choices places={places} page={search.page} />}
      {places.length === 0 && <Regions page={search.page} />}
    </Section>
  );
}
