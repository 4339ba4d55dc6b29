import type { GazetteerRows } from "./gazetteer-rows.ts";

/** The file of `stations` that says where places are, by which it finds those nearest to a postcode. */
export const placePointsFile = new URL("../../stations/data/place-points.json", import.meta.url);

/** Returns the file's text, with one place per line: its slug, degrees, and the island it is on if no road leads there. */
export function toPlacePointsText({ places }: Pick<GazetteerRows, "places">): string {
  const lines = places.map(({ canonicalSlug, latitude, longitude, island }) => {
    const point = [latitude, longitude, ...(island === null ? [] : [island])];
    return `${JSON.stringify(canonicalSlug)}:${JSON.stringify(point)}`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}
