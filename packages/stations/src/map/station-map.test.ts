import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decodeStations, encodeStations } from "../files/station-table.ts";
import { buildStationRow } from "../testing/small-station-data.ts";
import { coastFile, toCoastText } from "./coast-outline.ts";
import { ringsUpTo } from "./map-scale.ts";
import { renderStationMap } from "./station-map.ts";
import { stationMap } from "./station-map-of-point.ts";

const dover = { latitude: 51.1279, longitude: 1.3134 };
const station = (miles: number) => ({
  ...buildStationRow(),
  latitude: dover.latitude + miles / 69.1,
  longitude: dover.longitude,
  miles,
});
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

test.each([
  [0, [1]],
  [0.4, [1]],
  [1, [1]],
  [2.9, [1, 3]],
  [4, [1, 3, 5]],
  [9.9, [3, 5, 10]],
  [26, [10, 25, 50]],
  [900, [50, 100, 200]],
])("a map up to %d miles has rings at %j miles", (miles, rings) => {
  expect(ringsUpTo(miles)).toEqual(rings);
});

test("the stations are numbered in their order, within rings that say their miles", () => {
  const texts = textsOf(renderStationMap(dover, [0.5, 2, 4.5].map(station)));
  expect(texts.join(" ")).not.toMatch(/sample/i);
  expect(texts.slice(-3)).toEqual(["3", "2", "1"]);
  expect(texts).toEqual(expect.arrayContaining(["1 mile", "3 miles", "5 miles"]));
});

test("a map of made-up stations carries the word sample", () => {
  const stations = decodeStations(
    encodeStations({ edition: "2026-02", source: "made up", sample: true }, [buildStationRow(dover)]),
  );
  const svg = stationMap({ stations }, "51.1279,1.3134", { limit: 10, edition: "2026-02" });
  expect(textsOf(svg)).toContain("Sample: these stations do not exist");
});

test("a station is as far from the middle as its miles say, and north is up", () => {
  const svg = renderStationMap(dover, [station(5)]);
  const [, x, y] = /<circle cx="([\d.]+)" cy="([\d.]+)" r="15"/.exec(svg) ?? [];
  expect(Number(x)).toBeCloseTo(300, 0);
  expect(Math.abs(Number(y) - 30)).toBeLessThan(1);
});

test("towns are named where there is room, and the sea and the land are told apart", () => {
  const svg = renderStationMap(dover, [station(4.5)]);
  expect(textsOf(svg)).toContain("Dover");
  expect(svg).toMatch(/<path fill="#f7f5ef" d="M[\d. LMz]+z"\/>/);
});

test("in the middle of the land there is no sea in sight, and far out at sea no land", () => {
  const landOf = (svg: string) => /fill="#f7f5ef" d="([^"]*)"/.exec(svg)?.[1];
  expect(landOf(renderStationMap({ latitude: 52.48, longitude: -1.9 }, []))).toMatch(/^M[\d. L]+z$/);
  expect(landOf(renderStationMap({ latitude: 56, longitude: 2.9 }, []))).toBe("");
});

test("a map is a whole document without style, script or address of anything else", () => {
  const svg = renderStationMap(dover, [0.5, 2, 4.5].map(station));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*>.*<\/svg>$/);
  expect(svg).not.toMatch(/<style|<script|href|url\(|style=/);
  expect(svg.length).toBeLessThan(10_000);
});

test("the coast is that of the pinned world atlas (`npm run coast` writes it)", { timeout: 60_000 }, () => {
  expect(toCoastText()).toBe(readFileSync(coastFile, "utf8"));
});
