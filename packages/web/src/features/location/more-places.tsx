import { countyPagePlaceLimit } from "./county-page-limit.ts";
import { pluralise } from "@vanfettle/vans/format-number";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { useRef } from "react";
import { Link } from "react-router";
import { PlaceLinks, type PlaceLinkItem } from "./place-links.tsx";

const label = "More places";
const firstLetter = (name: string): string => name.charAt(0);

interface MorePlacesProps {
  page: LocationPageName;
  /** The area's name in the heading. */
  area: string;
  /** Sorted by name. */
  places: readonly PlaceLinkItem[];
}

/**
 * The places of an area beyond its largest, in a closed disclosure. Long lists are grouped by first letter, and links
 * above the disclosure jump to each letter.
 */
export function MorePlaces({ page, area, places }: MorePlacesProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const isLong = places.length > countyPagePlaceLimit;
  const letters = isLong ? [...new Set(places.map(({ name }) => firstLetter(name)))] : [];
  // Without script, browsers open a disclosure when a link leads into it; the router only scrolls.
  const open = () => disclosure.current?.setAttribute("open", "");
  return (
    <>
      {isLong && (
        <nav className="letters" aria-label={`${label} by first letter`}>
          {letters.map((letter) => (
            <Link key={letter} to={{ hash: `places-${letter}` }} onClick={open}>
              {letter}
            </Link>
          ))}
        </nav>
      )}
      <details className="more-places" ref={disclosure}>
        <summary>{`${pluralise(places.length, "more place")} in ${area}`}</summary>
        {!isLong && <PlaceLinks page={page} label={label} places={places} />}
        {letters.map((letter) => (
          <div key={letter} className="letter-places" id={`places-${letter}`}>
            <h3>{letter}</h3>
            <PlaceLinks
              page={page}
              label={`${label}: ${letter}`}
              places={places.filter(({ name }) => firstLetter(name) === letter)}
            />
          </div>
        ))}
      </details>
    </>
  );
}
