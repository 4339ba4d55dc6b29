import type { GazetteerRows } from "./gazetteer-rows.ts";

/** Places whose names are everyday words too: at the beginning of a sentence the word is meant. */
const everydayWords = new Set(
  "Abridge Amble Ash Banks Barking Bath Battle Beer Bow Bream Bridge Brill Bugle Bury Busby Camber Canton Cardigan Castor Chard Cheddar Church Cove Coven Crick Croft Crook Cults Deal Dingle Dollar Downside Eye Felling Fleet Flint Forth Freshwater Goring Grain Greenfield Grove Hale Hallow Harrow Hassocks Headstone Healing Hermitage Hillside Holt Hook Hope Hove Hull Lancing Law Lee Leek Lees Locking March Mere Mullion Mumbles Neath Over Paisley Pant Par Plains Pool Poplar Raglan Rake Reading Rock Rode Rugby Rye Sale Saline Sandbank Sandwich Sandy Scone Send Settle Sharpness Shaw Sleights Slough Stock Stone Street Sway Tain Tumble Valley Ware Waterloo Welling Wellington Wells Whetstone Wick Wing Wittering Wool Yell".split(
    " ",
  ),
);

/** Returns the names of places and counties by which the checks of texts know another place, sorted. */
export function placeNames({ places, counties }: Pick<GazetteerRows, "places" | "counties">): string[] {
  const names = new Set([...places, ...counties].map(({ name }) => name));
  return Array.from(names)
    .filter((name) => !everydayWords.has(name))
    .toSorted();
}

/** The file of `core` that holds them: `core` cannot import the gazetteer, which is no part of a function. */
export const placeNamesFile = new URL("../../core/src/content/checks/place-names.json", import.meta.url);

/** Returns the text of `placeNamesFile`. */
export const toPlaceNamesText = (rows: Pick<GazetteerRows, "places" | "counties">): string =>
  `${JSON.stringify(placeNames(rows), null, 2)}\n`;
