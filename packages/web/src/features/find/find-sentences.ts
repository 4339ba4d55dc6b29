import type { FindPlaces } from "@vanfettle/contract/find/find-schemas";
import { foldName } from "@vanfettle/contract/geo/fold-name";
import { islandOutsideUk } from "@vanfettle/contract/geo/outside-uk";
import { postcodeWithoutPlace } from "@vanfettle/contract/geo/postcode";
import { checkPostcode, problems } from "@vanfettle/contract/problems";
import { centredArea, notFull } from "../station/near-sentences.ts";
import { answerTo, whereIsYourVan } from "./answers.ts";
import type { FindSearch } from "./find-query.ts";

export type FindSentences = { title: string; text: string };

/** Longer searches are truncated. */
const shownCharacters = 40;

export const quoted = (text: string): string => {
  const characters = Array.from(text.trim());
  const shown = characters.slice(0, shownCharacters).join("");
  return characters.length > shownCharacters ? `“${shown}…”` : `“${shown}”`;
};

const townInstead = "You can also enter the name of a town.";
const villages = " Small villages do not have their own page.";

/** A name of a village may have letters only, as far as searches go. */
const mayBeVillage = (text: string): boolean => /^[\p{L}\p{M}\s'’.,-]+$/u.test(text);

/** The heading and guidance for a registration, which is neither searched for nor shown. */
const ofRegistration: FindSentences = {
  title: "That looks like a registration",
  text: "We keep registrations out of web addresses. The van check shows a van's MOT date and class. To find a garage, enter a town or postcode above.",
};

/** Returns the heading and guidance for a search. */
export function findSentences(
  result: Pick<FindPlaces, "outcome" | "postcode" | "placed" | "places" | "nearest" | "meant">,
  {
    text,
    place,
    asked,
    unfinished,
    isRegistration,
  }: Pick<FindSearch, "text" | "place" | "asked" | "unfinished" | "isRegistration">,
): FindSentences {
  const { outcome, postcode, places, nearest, meant } = result;
  const searched = quoted(place || text);
  const answer = answerTo(result, { text, place, asked });
  if (answer) return answer;
  switch (outcome) {
    case "places":
      return {
        title: `Which ${searched} do you mean?`,
        text: "Select your place from the list.",
      };
    case "around":
      if (meant) {
        return {
          title: `Did you mean ${inCapitals(meant)}?`,
          text: "It does not have its own page. Select a place in or around it, or enter your postcode.",
        };
      }
      return {
        title: `Places in or near ${searched}`,
        text: `${searched} does not have its own page. Select a place in or around it, or enter your postcode.`,
      };
    case "similar": {
      const [first, ...others] = places;
      const [name = "", ...otherNames] = new Set(
        places.map((each) => each.name.replace(/,.*/, "")),
      );
      if (otherNames.length === 0 && isWrittenIn(place, name)) {
        return {
          title: name,
          text: `Of ${searched}, we know ${name}. Select it, or enter your postcode.`,
        };
      }
      return {
        title: `Did you mean ${first && others.length === 0 ? first.name : "one of these places"}?`,
        text: `We could not find ${searched}. Select a place, or enter your postcode.`,
      };
    }
    case "postcode": {
      const distances =
        places.length > 0
          ? `Distances are in a straight line from ${startOfDistances(result)}.`
          : "We have no pages for places near this postcode.";
      return {
        title: `Places near ${postcode}`,
        text: unfinished ? `${notFull(unfinished)} ${distances}` : distances,
      };
    }
    case "northern-ireland":
      return {
        title: `${postcode} is in Northern Ireland`,
        text: "DVA tests vans there. Select your town, or enter its name.",
      };
    case "outside-uk": {
      const island = islandOutsideUk(postcode ?? (place || text)) ?? "That";
      return {
        title: `${island.charAt(0).toUpperCase()}${island.slice(1)} is not in the United Kingdom`,
        text: "We cover England, Scotland, Wales and Northern Ireland.",
      };
    }
    case "unknown-postcode": {
      const withoutPlace = postcodeWithoutPlace(postcode ?? text);
      if (withoutPlace) {
        return {
          title: withoutPlace.title,
          text: `${withoutPlace.sentence} Enter the postcode of a street, or the name of a town.`,
        };
      }
      return {
        title: `We could not find ${postcode}`,
        text: `${checkPostcode} ${townInstead}`,
      };
    }
    case "not-a-postcode":
      return {
        title: `${searched} is not a postcode`,
        text: `${problems.invalid_postcode.message} ${townInstead}`,
      };
    case "no-place":
      if (asked.asksZones) {
        return {
          title: "Zones that charge or ban older vans",
          text: "Check your van by its registration, or select the town that you drive in.",
        };
      }
      return whereIsYourVan;
    case "nothing": {
      if (isRegistration) return ofRegistration;
      if (text.trim() === "") return whereIsYourVan;
      if (asked.service && nearest.length === 0) {
        return {
          title: whereIsYourVan.title,
          text: `We know no place called ${searched}. ${whereIsYourVan.text}`,
        };
      }
      const names = nearest.length > 0 ? " Names with the nearest spelling are below." : "";
      return {
        title: `No results for ${searched}`,
        text: `Check the spelling, enter your postcode, or select your region.${mayBeVillage(place) ? villages : ""}${names}`,
      };
    }
  }
}

const smallWords: ReadonlySet<string> = new Set("and by in le of on the under upon".split(" "));

/** Returns a name in small letters with its capitals: `Bourton on the Hill`. */
const inCapitals = (name: string): string =>
  name
    .split(" ")
    .map((word) => (smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");

/** Returns whether a text begins or ends with a name, beside other words: `Leith Edinburgh`. */
function isWrittenIn(text: string, name: string): boolean {
  const [words, key] = [` ${foldName(text)} `, ` ${foldName(name)} `];
  return words !== key && (words.startsWith(key) || words.endsWith(key));
}

function startOfDistances({ postcode, placed }: Pick<FindPlaces, "postcode" | "placed">): string {
  if (placed === "postcode") return "it";
  return `the middle of ${centredArea(postcode ?? "", placed ?? "outcode")}`;
}
