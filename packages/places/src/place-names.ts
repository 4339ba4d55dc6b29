import type { GazetteerRows } from "./gazetteer.ts";

/**
 * Places with names that are also everyday words. The checks cannot distinguish them at the start
 * of a sentence.
 */
const everydayWords = new Set(
  "Abridge Amble Ash Banks Barking Bath Battle Beer Bow Bream Bridge Brill Bugle Bury Busby Camber Canton Cardigan Castor Chard Cheddar Church Cove Coven Crick Croft Crook Cults Deal Dingle Dollar Downside Eye Felling Fleet Flint Forth Freshwater Goring Grain Greenfield Grove Hale Hallow Harrow Hassocks Headstone Healing Hermitage Hillside Holt Hook Hope Hove Hull Lancing Law Lee Leek Lees Locking March Mere Mullion Mumbles Neath Over Paisley Pant Par Plains Pool Poplar Raglan Rake Reading Rock Rode Rugby Rye Sale Saline Sandbank Sandwich Sandy Scone Send Settle Sharpness Shaw Sleights Slough Stock Stone Street Sway Tain Tumble Valley Ware Waterloo Welling Wellington Wells Whetstone Wick Wing Wittering Wool Yell".split(
    " ",
  ),
);

/** Returns the sorted names that the text checks use to detect other places and counties. */
export const placeNames = ({
  places,
  counties,
}: Pick<GazetteerRows, "places" | "counties">): string[] =>
  [...new Set([...places, ...counties].map(({ name }) => name))]
    .filter((name) => !everydayWords.has(name))
    .toSorted();
