import type { FindPlaces } from "./find-schemas.ts";
import { islandOutsideUk } from "./outside-uk.ts";
import { postcodeWithoutPlace } from "./postcode-without-place.ts";

/** What a page says about a search: a heading, and a sentence with a way on. */
export interface FindSentences {
  title: string;
  text: string;
}

/** Longer searches are not repeated in full. */
const shownCharacters = 40;

const quoted = (text: string): string => {
  const characters = Array.from(text.trim());
  return `“${characters.slice(0, shownCharacters).join("")}${characters.length > shownCharacters ? "…" : ""}”`;
};

const placedWords = {
  postcode: "from it",
  sector: "from the middle of its sector",
  outcode: "from its middle",
} as const;

/** Returns what to say about a search for `text`. */
export function findSentences(
  { outcome, postcode, placed, places }: Pick<FindPlaces, "outcome" | "postcode" | "placed" | "places">,
  text: string,
): FindSentences {
  switch (outcome) {
    case "places":
      return {
        title: `Which ${quoted(text)} do you mean?`,
        text: "Each of these has that name, or one that begins so.",
      };
    case "similar":
      return { title: `No place we know is called ${quoted(text)}`, text: "These names come nearest. Is yours here?" };
    case "postcode":
      return {
        title: `Places near ${postcode}`,
        text: places.length > 0 ? `Miles are in a straight line ${placedWords[placed ?? "outcode"]}.` : "None is near.",
      };
    case "northern-ireland":
      return {
        title: `${postcode} is in Northern Ireland`,
        text: "There, DVA tests vans, and we cannot tell places by postcode. Type your town, or choose it here.",
      };
    case "outside-uk": {
      const island = islandOutsideUk(text) ?? "That";
      return {
        title: `${island.charAt(0).toUpperCase()}${island.slice(1)} is not in the United Kingdom`,
        text: "Our pages are of England, Scotland, Wales and Northern Ireland.",
      };
    }
    case "unknown-postcode": {
      const withoutPlace = postcodeWithoutPlace(text);
      if (withoutPlace) {
        return {
          title: `${postcode} is of no place`,
          text: `${withoutPlace} Type the postcode of a street, or the name of a town.`,
        };
      }
      return {
        title: `We do not know the postcode ${postcode}`,
        text: "Check it, try only its first half, like SW1A, or type the name of a town.",
      };
    }
    case "not-a-postcode":
      return {
        title: `${quoted(text)} is not a postcode`,
        text: "Write it in full, like SW1A 1AA, or only its first half, like SW1A. Or type the name of a town.",
      };
    case "nothing":
      return text.trim() === ""
        ? { title: "Where is your van?", text: "Type a town, village, county or postcode, or choose a region." }
        : { title: `We found nothing for ${quoted(text)}`, text: "Check the spelling, or choose your region." };
  }
}
