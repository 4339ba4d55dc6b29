import type { LocationPageName } from "@vanfettle/contract/paths";
import { PlaceLinks, type PlaceLinkItem } from "./place-links.tsx";

/** Fewer places than these need no jump list. */
const leastPlaces = 12;

/** Returns a name's first letter without its accent. */
const firstLetter = (name: string): string => name.normalize("NFD").charAt(0).toUpperCase();

interface PlacesByLetterProps {
  page: LocationPageName;
  label: string;
  /** Sorted by name. */
  places: readonly PlaceLinkItem[];
}

/** Links to many places, in a list for each first letter, with links that jump to the letters. */
export function PlacesByLetter({ page, label, places }: PlacesByLetterProps) {
  if (places.length < leastPlaces) return <PlaceLinks page={page} label={label} places={places} />;
  const letters = [...new Set(places.map(({ name }) => firstLetter(name)))];
  return (
    <>
      <nav className="letters" aria-label={`${label} by first letter`}>
        {letters.map((letter) => (
          <a key={letter} href={`#places-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
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
    </>
  );
}
