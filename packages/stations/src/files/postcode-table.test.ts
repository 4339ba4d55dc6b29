import * as fc from "fast-check";
import { expect, test } from "vitest";
import { kilometresBetween, type Point } from "@vanfettle/contract/geo/distance";
import { parsePostcode } from "@vanfettle/contract/geo/postcode";
import { numberRange } from "./postcode-number.ts";
import {
  buildPostcodeTable,
  decodePostcodeTable,
  encodePostcodeTable,
  isWithinBounds,
  pointIn,
} from "./postcode-table.ts";

const read = (text: string) => {
  const postcode = parsePostcode(text);
  if (!postcode) throw new Error(`${text} is no postcode`);
  return postcode;
};

function tableOf(points: Record<string, Point>) {
  const numbers = Object.keys(points).map((text) => numberRange(read(text))?.first ?? 0);
  const places = Object.values(points);
  const built = buildPostcodeTable(
    { edition: "2025.4.0", sample: false },
    {
      numbers,
      latitudes: places.map(({ latitude }) => latitude),
      longitudes: places.map(({ longitude }) => longitude),
    },
  );
  return decodePostcodeTable(encodePostcodeTable(built));
}

const point = fc.record({
  latitude: fc.double({ min: 49.9, max: 60.9, noNaN: true }),
  longitude: fc.double({ min: -8.7, max: 1.7, noNaN: true }),
});

test("finds a postcode within 12 m of its point, in any insertion order", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[A-Z]{1,2}[1-9] [0-9][A-Z]{2}$/), { minLength: 1 }),
      point,
      (texts, first) => {
        const points = Object.fromEntries(
          texts.map((text, n) => [text, { ...first, longitude: 1.7 - (n % 100) / 10 }]),
        );
        const table = tableOf(points);
        for (const [text, expected] of Object.entries(points)) {
          const found = pointIn(table, read(text));
          expect(found && kilometresBetween(found, expected) * 1000).toBeLessThan(12);
        }
      },
    ),
  );
});

test("places a sector or outcode at the centre of its postcodes", () => {
  const table = tableOf({
    "LS1 1AA": { latitude: 53, longitude: -1 },
    "LS1 1AB": { latitude: 54, longitude: -2 },
    "LS1 2AA": { latitude: 56, longitude: -3 },
    "LS11 1AA": { latitude: 50, longitude: 0 },
  });
  const near = (latitude: number, longitude: number) => ({
    latitude: expect.closeTo(latitude, 3) as number,
    longitude: expect.closeTo(longitude, 3) as number,
  });
  expect(pointIn(table, read("LS1 1"))).toEqual(near(53.5, -1.5));
  expect(pointIn(table, read("LS1"))).toEqual(near(54.333, -2));
  for (const unknown of ["LS1 1AC", "LS1 3", "LS2", "ZZ99 9ZZ", "GIR 0AA"]) {
    expect(pointIn(table, read(unknown))).toBeUndefined();
  }
});

test("includes Shetland, Scilly and Lowestoft in the bounds, but not the origin of the National Grid", () => {
  const places = {
    shetland: [60.85, -0.9],
    scilly: [49.9, -6.3],
    lowestoft: [52.48, 1.76],
    stKilda: [57.81, -8.58],
  };
  for (const [latitude = 0, longitude = 0] of Object.values(places)) {
    expect(isWithinBounds({ latitude, longitude })).toBe(true);
  }
  expect(isWithinBounds({ latitude: 49.77, longitude: -7.56 })).toBe(false);
  expect(isWithinBounds({ latitude: NaN, longitude: NaN })).toBe(false);
});
