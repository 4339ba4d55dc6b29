import { describe, expect, test } from "vitest";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { buildCounty, buildLocation, buildRegion } from "../testing/build-location.ts";
import {
  buildPlaceStations,
  buildStation,
  buildStationList,
} from "../testing/build-near-stations.ts";
import { renderDocument, visibleText } from "../testing/render-document.ts";

const nearest = Array.from({ length: 10 }, (_, n) =>
  buildStation({ site: `A${n}`, phone: `0163296010${n}`, miles: 2.1 + n / 10 }),
);
const farther = Array.from({ length: 3 }, (_, n) =>
  buildStation({ site: `B${n}`, phone: `0163296020${n}`, miles: 4.1 + n / 10, classes: ["7"] }),
);
const stations = buildPlaceStations({ nearest, class7: [...nearest.slice(0, 2), ...farther] });
const text = `<p>${"A generated text. ".repeat(10)}</p>`;
const texts = {
  servicing_content: text,
  mot_content: text,
  faq_content: JSON.stringify([{ question: "How long?", answer: "An hour." }]),
};
const none = { garageCount: 0, class7Count: 0, nearestStationMiles: 8.6, nearestClass7Miles: 12.7 };

const locations: [kind: string, location: LocationPage][] = [
  ["a town with a list", buildLocation({ stations })],
  ["a town with a list and generated texts", buildLocation({ stations, ...texts })],
  [
    "a town with a sample list",
    buildLocation({ stations: { ...stations, list: buildStationList({ sample: true }) } }),
  ],
  ["a town without a list", buildLocation()],
  [
    "a town far from any station",
    buildLocation({ ...none, stations: { ...stations, nearest: [], class7: [] } }),
  ],
  ["a place on an island", buildLocation({ island: "Mull", ...none })],
  ["a county", buildCounty(130)],
  ["a region", buildRegion()],
];

/**
 * Returns the words of a page without its questions, whose answers may repeat a figure, and without
 * the prices in its form.
 */
async function wordsAt(prefix: string, location: LocationPage): Promise<string> {
  const { body } = await renderDocument(`/${prefix}/${location.slug}/`, {
    [`/api/locations/${location.slug}`]: location,
  });
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  const hasPrice = main.includes("<small>£54.85</small>");
  expect(hasPrice).toBe(true);
  return visibleText(
    main.replaceAll(/<details class="faq">.*?<\/details>|<small>£[\d.]+<\/small>/gs, ""),
  );
}

/** The figures on a page: amounts, distances, telephone numbers and counts of stations. */
const figures = [
  /£[\d,.]*\d/g,
  /[\d.]+ miles?\b(?! of )/g,
  /\b0\d{4} \d{6}\b/g,
  /[\d,]+ MOT test stations?/g,
  /[\d,]+ of them tests?/g,
];

const repeated = (words: string): string[] => {
  const found = figures.flatMap((figure) => words.match(figure) ?? []);
  return found.filter((figure, position) => found.indexOf(figure) !== position);
};

describe.each(["van-servicing", "van-mot"])("under /%s/", (prefix) => {
  test.each(locations)("states each figure once on the page of %s", async (_, location) => {
    const words = await wordsAt(prefix, location);
    expect(words).toMatch(/£58\.60/);
    expect(repeated(words)).toEqual([]);
  });
});

test("finds a repeated figure", () => {
  expect(repeated("£54.85 and 63 MOT test stations, £54.85 for 63 MOT test stations")).toEqual([
    "£54.85",
    "63 MOT test stations",
  ]);
});
