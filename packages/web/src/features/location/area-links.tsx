import { countyPagePlaceLimits } from "@vanfettle/contract/indexed-pages";
import { distinctNameInSentence, isAreaType } from "@vanfettle/contract/location/location";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { Fold } from "../../ui/fold.tsx";
import { HowWeKnow } from "../../ui/how-we-know.tsx";
import { Section } from "../../ui/section.tsx";
import { Block } from "./block.tsx";
import { RegionMap } from "./lazy-region-map.ts";
import type { LocationView } from "./location-view.ts";
import { AToZLink, PlaceLinks, type PlaceLinkItem } from "./place-links.tsx";
import { LetterLinks, LetterLists } from "./places-by-letter.tsx";
import { StationCounts } from "./station-counts.tsx";

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

/** Shows a section with a selection of places; nothing without places. */
function ExploreNearby({ page, places }: Pick<MorePlacesProps, "page" | "places">) {
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

/** The largest places of an area: with their stations where a page has these, otherwise as links. */
function LargestPlaces({
  page,
  places,
}: {
  page: LocationPageName;
  places: LocationView["places"];
}) {
  const counted = places.flatMap(({ ownStations, ...place }) =>
    ownStations ? [{ ...place, ...ownStations }] : [],
  );
  if (counted.length < places.length) {
    return <PlaceLinks page={page} label="Places" places={places} />;
  }
  return (
    <>
      <p className="note mb-3">
        MOT stations that test vans, each counted for the place that is nearest to it.
      </p>
      <StationCounts label="Places" head="Place" rows={counted} />
    </>
  );
}

export function AreaLinks({ page, location }: { page: LocationPageName; location: LocationView }) {
  const { type, slug, counties, places } = location;
  const name = distinctNameInSentence(location);
  const limit = countyPagePlaceLimits[page];
  const others = places.slice(limit);
  const title = `Places in ${name}`;
  const lists = (
    <>
      <LargestPlaces page={page} places={places.slice(0, limit)} />
      {others.length > 0 && <MorePlaces page={page} area={name} places={others} />}
    </>
  );
  return (
    <>
      {counties.length > 0 && (
        <Section title={`Counties in ${name}`} evidence="places" id="counties">
          <div className="region-counties">
            <PlaceLinks
              page={page}
              label="Counties"
              places={counties.map((county) => ({ ...county, note: noteOf(county) }))}
            />
            <Fold summary="Show the map">
              <RegionMap page={page} location={location} />
            </Fold>
          </div>
        </Section>
      )}
      {places.length > 0 && !isAreaType(type) && (
        <section className="section wrap" id="places">
          <Block title={title} isFolded>
            {lists}
            <p className="mt-1">
              <HowWeKnow of="places" />
            </p>
          </Block>
        </section>
      )}
      {places.length > 0 && isAreaType(type) && (
        <Section title={title} id="places">
          {lists}
          {page === "motLocation" && type === "county" && (
            <p className="mt-4">
              <AToZLink county={name} slug={slug} />
            </p>
          )}
        </Section>
      )}
      <ExploreNearby page={page} places={[]} />
    </>
  );
}
