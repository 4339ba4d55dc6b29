import type { LocationPageName } from "@vanfettle/contract/paths";
import { Link } from "../../ui/link.tsx";
import { PlaceLinks, type PlaceLinkItem } from "./place-links.tsx";

const firstLetter = ({ name }: PlaceLinkItem): string => name.charAt(0);

/** Returns the first letters of places. The places must be sorted by name. */
const lettersOf = (places: readonly PlaceLinkItem[]): string[] => [
  ...new Set(places.map(firstLetter)),
];

type LinksProps = { label: string; places: readonly PlaceLinkItem[] };

/** Links that jump to the first letters of `LetterLists`. */
export const LetterLinks = ({ label, places }: LinksProps) => (
  <nav className="letters" aria-label={`${label} by first letter`}>
    {lettersOf(places).map((letter) => (
      <Link key={letter} to={{ hash: `places-${letter}` }}>
        {letter}
      </Link>
    ))}
  </nav>
);

type ListsProps = { page: LocationPageName; places: readonly PlaceLinkItem[] };

/** Lists places under their first letters. The places must be sorted by name. */
export const LetterLists = ({ page, places }: ListsProps) =>
  lettersOf(places).map((letter) => (
    <div key={letter} className="letter-places" id={`places-${letter}`}>
      <h3>{letter}</h3>
      <PlaceLinks page={page} places={places.filter((place) => firstLetter(place) === letter)} />
    </div>
  ));
