import { Link } from "react-router";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { PlaceLinks, type PlaceLinkItem } from "./place-links.tsx";

const firstLetter = ({ name }: PlaceLinkItem): string => name.charAt(0);

/** Returns the first letters of places. The places must be sorted by name. */
const lettersOf = (places: readonly PlaceLinkItem[]): string[] => [
  ...new Set(places.map(firstLetter)),
];

type Labelled = { label: string; places: readonly PlaceLinkItem[] };

/** Links that jump to the first letters of `LetterLists`. */
export const LetterLinks = ({ label, places, onClick }: Labelled & { onClick?: () => void }) => (
  <nav className="letters" aria-label={`${label} by first letter`}>
    {lettersOf(places).map((letter) => (
      <Link key={letter} to={{ hash: `places-${letter}` }} discover="none" onClick={onClick}>
        {letter}
      </Link>
    ))}
  </nav>
);

/** Lists places under their first letters. The places must be sorted by name. */
export const LetterLists = ({ page, label, places }: Labelled & { page: LocationPageName }) =>
  lettersOf(places).map((letter) => (
    <div key={letter} className="letter-places" id={`places-${letter}`}>
      <h3>{letter}</h3>
      <PlaceLinks
        page={page}
        label={`${label}: ${letter}`}
        places={places.filter((place) => firstLetter(place) === letter)}
      />
    </div>
  ));
