import { motPagePlaceLimit, nearbyMiles } from "@vanfettle/contract/constants";
import { servicingPath, type LocationPageName } from "@vanfettle/contract/paths";
import type { LocationPage } from "@vanfettle/contract/schemas";
import { Section } from "../../ui/section.tsx";
import { ExploreNearby } from "./explore-nearby.tsx";
import { PlaceLinks } from "./place-links.tsx";

type Place = LocationPage["places"][number];

const counted = (count: number): string => (count === 1 ? "1 place" : `${count} places`);

const byName = (a: Place, b: Place): number => a.name.localeCompare(b.name, "en");
const byPopulation = (a: Place, b: Place): number => (b.population ?? 0) - (a.population ?? 0) || byName(a, b);

/** All of an area's places on its servicing page; on its MOT page the largest. */
export function placesShown(page: LocationPageName, places: readonly Place[]): Place[] {
  return page === "servicingLocation"
    ? places.toSorted(byName)
    : places.toSorted(byPopulation).slice(0, motPagePlaceLimit);
}

/** The ways on: down to counties and places, and across to neighbours. */
export function AreaLinks({ page, location }: { page: LocationPageName; location: LocationPage }) {
  const { name, slug, counties, places, nearby } = location;
  const shown = placesShown(page, places);
  return (
    <>
      {counties.length > 0 && (
        <Section title={`Counties in ${name}`} id="counties">
          <PlaceLinks
            page={page}
            label="Counties"
            places={counties.map((county) => ({ ...county, note: counted(county.place_count) }))}
          />
        </Section>
      )}
      {shown.length > 0 && (
        <Section title={`Places in ${name}`} id="places">
          <PlaceLinks
            page={page}
            label="Places"
            places={shown.map((place) => ({ name: place.name, slug: place.slug }))}
          />
          {shown.length < places.length && (
            <p className="mt-6">
              <a className="btn btn-line" href={`${servicingPath(slug)}#places`}>
                All {places.length} places in {name}
              </a>
            </p>
          )}
        </Section>
      )}
      {nearby.length > 0 && (
        <Section title={`Places within ${nearbyMiles} miles`} id="nearby">
          <PlaceLinks
            page={page}
            label="Nearby"
            places={nearby.map((place) => ({ ...place, note: `${place.miles} miles` }))}
          />
        </Section>
      )}
      <ExploreNearby page={page} places={[]} />
    </>
  );
}
