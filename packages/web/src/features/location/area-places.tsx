import { countyPagePlaceLimits } from "@vanfettle/contract/indexed-pages";
import { distinctNameInSentence } from "@vanfettle/contract/location/location";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { pluralise } from "@vanfettle/vans/format-number";
import type { LocationView } from "./location-view.ts";
import { AToZLink, PlaceLinks, type PlaceLinkItem } from "./place-links.tsx";
import { LetterLinks, LetterLists } from "./places-by-letter.tsx";
import { StationCounts, type CountedRow } from "./station-counts.tsx";

const moreLabel = "More places";

interface MorePlacesProps {
  page: LocationPageName;
  area: string;
  /** Sorted by name. */
  places: readonly PlaceLinkItem[];
}

/**
 * The places of an area beyond its largest, in a closed disclosure. Long lists are grouped by first
 * letter, with links to each.
 */
function MorePlaces({ page, area, places }: MorePlacesProps) {
  const isLong = places.length > countyPagePlaceLimits.motLocation;
  return (
    <details className="more-places">
      <summary>{`${pluralise(places.length, "more place")} in ${area}`}</summary>
      {isLong ? (
        <>
          <LetterLinks label={moreLabel} places={places} />
          <LetterLists page={page} places={places} />
        </>
      ) : (
        <PlaceLinks page={page} label={moreLabel} places={places} />
      )}
    </details>
  );
}

interface AreaPlacesProps {
  page: LocationPageName;
  location: LocationView;
}

const largestPlaces = ({ page, location }: AreaPlacesProps) =>
  location.places.slice(0, countyPagePlaceLimits[page]);

const toRows = (places: LocationView["places"]): CountedRow[] =>
  places.flatMap(({ ownStations, ...place }) =>
    ownStations ? [{ ...place, ...ownStations }] : [],
  );

/** Returns true if the page has the stations of each of the area's largest places. */
export function hasStationCounts(page: LocationPageName, location: LocationView): boolean {
  const places = largestPlaces({ page, location });
  return places.length > 0 && toRows(places).length === places.length;
}

/**
 * The largest places of an area, with their stations where a page has these, then the others in a
 * disclosure.
 */
export function AreaPlaces({ page, location }: AreaPlacesProps) {
  const { type, slug, places } = location;
  const name = distinctNameInSentence(location);
  const largest = largestPlaces({ page, location });
  const others = places.slice(largest.length);
  return (
    <>
      {hasStationCounts(page, location) ? (
        <>
          <p className="note mb-3">
            MOT stations that test vans, each counted for the place that is nearest to it.
          </p>
          <StationCounts label="Places" head="Place" rows={toRows(largest)} />
        </>
      ) : (
        <PlaceLinks page={page} label="Places" places={largest} />
      )}
      {others.length > 0 && <MorePlaces page={page} area={name} places={others} />}
      {page === "motLocation" && type === "county" && (
        <p className="mt-4">
          <AToZLink county={name} slug={slug} />
        </p>
      )}
    </>
  );
}
