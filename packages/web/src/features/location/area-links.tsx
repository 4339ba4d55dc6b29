import { distinctNameInSentence, isAreaType } from "@vanfettle/contract/location/location";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { Fold } from "../../ui/fold.tsx";
import { HowWeKnow } from "../../ui/how-we-know.tsx";
import { Section } from "../../ui/section.tsx";
import { AreaPlaces, hasStationCounts } from "./area-places.tsx";
import { Block } from "./block.tsx";
import { RegionMap } from "./lazy-region-map.ts";
import type { LocationView } from "./location-view.ts";
import { PlaceLinks, type PlaceLinkItem } from "./place-links.tsx";

interface ExploreNearbyProps {
  page: LocationPageName;
  places: readonly PlaceLinkItem[];
}

/** Shows a section with a selection of places; nothing without places. */
function ExploreNearby({ page, places }: ExploreNearbyProps) {
  if (places.length === 0) return null;
  return (
    <Section title="Explore nearby">
      <PlaceLinks page={page} label="Explore nearby" places={places} />
    </Section>
  );
}

/** The MOT page of a region says how many stations a county has; other pages, how many places. */
const noteOf = ({ ownStations, place_count }: LocationView["counties"][number]): string =>
  ownStations
    ? `${pluralise(ownStations.stations, "MOT station")}, ${withCommas(ownStations.class7)} for class 7`
    : pluralise(place_count, "place");

/**
 * Links to the counties and the places of a location. Places with counts of stations are beside the
 * text instead.
 */
export function AreaLinks({ page, location }: { page: LocationPageName; location: LocationView }) {
  const { type, counties, places } = location;
  const name = distinctNameInSentence(location);
  const title = `Places in ${name}`;
  return (
    <>
      {counties.length > 0 && (
        <section className="section" id="counties">
          <div className="wrap region-counties">
            <h2>{`Counties in ${name}`}</h2>
            <PlaceLinks
              page={page}
              label="Counties"
              places={counties.map((county) => ({ ...county, note: noteOf(county) }))}
            />
            <div>
              <Fold summary="Show the map">
                <RegionMap page={page} location={location} />
              </Fold>
              <p className="mt-1 -mb-3">
                <HowWeKnow of="places" />
              </p>
            </div>
          </div>
        </section>
      )}
      {places.length > 0 && !isAreaType(type) && (
        <section className="section wrap" id="places">
          <Block title={title} isFolded>
            <AreaPlaces page={page} location={location} />
            <p className="mt-1">
              <HowWeKnow of="places" />
            </p>
          </Block>
        </section>
      )}
      {places.length > 0 && isAreaType(type) && !hasStationCounts(page, location) && (
        <Section title={title} id="places">
          <AreaPlaces page={page} location={location} />
        </Section>
      )}
      <ExploreNearby page={page} places={[]} />
    </>
  );
}
