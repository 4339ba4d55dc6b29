import { motPagePlaceLimit } from "@vanfettle/contract/constants";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { PlaceLinks, type PlaceLinkItem } from "./place-links.tsx";

const firstLetter = (name: string): string => name.charAt(0);

interface PlacesByLetterProps {
  page: LocationPageName;
  label: string;
  /** Sorted by name. */
  places: readonly PlaceLinkItem[];
}

/** Links to places. More than fit on a screen or two are listed by first letter, with links that jump to the letters. */
export function PlacesByLetter({ page, label, places }: PlacesByLetterProps) {
  if (places.length <= motPagePlaceLimit) return <PlaceLinks page={page} label={label} places={places} />;
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
