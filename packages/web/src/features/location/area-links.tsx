import { distinctNameOf } from "@vanfettle/contract/locations/distinct-name";
import { pluralise } from "@vanfettle/vans/format-number";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { useRef } from "react";
import { Link } from "react-router";
import { Section } from "../../ui/section.tsx";
import { countyPagePlaceLimit } from "./county-page-limit.ts";
import type { LocationView } from "./location-view.ts";
import { PlaceLinks, type PlaceLinkItem } from "./place-links.tsx";

const moreLabel = "More places";
const firstLetter = ({ name }: PlaceLinkItem): string => name.charAt(0);

interface MorePlacesProps {
  page: LocationPageName;
  area: string;
  /** Sorted by name. */
  places: readonly PlaceLinkItem[];
}

/**
 * The places of an area beyond its largest, in a closed disclosure. Long lists are grouped by first letter, and links
 * above the disclosure jump to each letter.
 */
function MorePlaces({ page, area, places }: MorePlacesProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const isLong = places.length > countyPagePlaceLimit;
  const letters = isLong ? [...new Set(places.map(firstLetter))] : [];
  // Without script, browsers open a disclosure when a link leads into it; the router only scrolls.
  const open = () => disclosure.current?.setAttribute("open", "");
  return (
    <>
      {isLong && (
        <nav className="letters" aria-label={`${moreLabel} by first letter`}>
          {letters.map((letter) => (
            <Link key={letter} to={{ hash: `places-${letter}` }} onClick={open}>
              {letter}
            </Link>
          ))}
        </nav>
      )}
      <details className="more-places" ref={disclosure}>
        <summary>{`${pluralise(places.length, "more place")} in ${area}`}</summary>
        {!isLong && <PlaceLinks page={page} label={moreLabel} places={places} />}
        {letters.map((letter) => (
          <div key={letter} className="letter-places" id={`places-${letter}`}>
            <h3>{letter}</h3>
            <PlaceLinks
              page={page}
              label={`${moreLabel}: ${letter}`}
              places={places.filter((place) => firstLetter(place) === letter)}
            />
          </div>
        ))}
      </details>
    </>
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

export function AreaLinks({ page, location }: { page: LocationPageName; location: LocationView }) {
  const { counties, places } = location;
  const name = distinctNameOf(location);
  const others = places.slice(countyPagePlaceLimit);
  return (
    <>
      {counties.length > 0 && (
        <Section title={`Counties in ${name}`} of="places" id="counties">
          <PlaceLinks
            page={page}
            label="Counties"
            places={counties.map((county) => ({ ...county, note: pluralise(county.place_count, "place") }))}
          />
        </Section>
      )}
      {places.length > 0 && (
        <Section title={`Places in ${name}`} of="places" id="places">
          <PlaceLinks page={page} label="Places" places={places.slice(0, countyPagePlaceLimit)} />
          {others.length > 0 && <MorePlaces page={page} area={name} places={others} />}
        </Section>
      )}
      <ExploreNearby page={page} places={[]} />
    </>
  );
}
