import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { milesPerDegree } from "@vanfettle/contract/geo/distance";
import { decodeStations, encodeStations } from "../files/station-table.ts";
import { buildStationRow } from "../testing/small-station-data.ts";
import { coastFile, toCoastText } from "./generate-coast.ts";
import { mapMarkers, renderStationMap, stationMap } from "./station-map.ts";

const dover = { latitude: 51.1279, longitude: 1.3134 };
/** Builds a station the given miles north and east of Dover. */
const station = (north: number, east = 0) => ({
  ...buildStationRow(),
  latitude: dover.latitude + north / milesPerDegree,
  longitude: dover.longitude + east / milesPerDegree / Math.cos((dover.latitude * Math.PI) / 180),
});
const decoded = (text = "") => text.replaceAll("&#39;", "'").replaceAll("&amp;", "&");
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => decoded(text));
/** Returns the texts and positions of the markers, ordered by number. */
const markersOf = (svg: string) =>
  [...svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)" class="marker"[^>]*>(.*?)<\/text>/g)]
    .map(([, x, y, text = ""]) => ({
      x: Number(x),
      y: Number(y),
      text: text.replace(/<[^>]+>/g, ""),
    }))
    .toReversed();
const scaleOf = (svg: string) => {
  const [, pixels, miles] =
    /class="scale"[^>]* d="M[\d.]+ [\d.]+v10h([\d.]+)v-10".*?>([\d.]+) miles?</.exec(svg) ?? [];
  return { pixels: Number(pixels), miles: Number(miles) };
};

test("numbers the stations like the list", () => {
  const markers = markersOf(renderStationMap(dover, [station(1), station(3, 1), station(4.5, -2)]));
  expect(markers.map(({ text }) => text)).toEqual(["1", "2", "3"]);
});

test.each([
  ["near", [station(0.2), station(0.3, 0.4), station(-0.4, 0.2)]],
  ["far", [station(20, 5), station(-30, 40), station(10, -60)]],
  ["on one side", [station(4, 4), station(5, 4.5), station(6, 6)]],
])("fills the map with stations that are %s", (_, stations) => {
  const markers = markersOf(renderStationMap(dover, stations));
  const spanOf = (values: number[]) => Math.max(...values) - Math.min(...values);
  const shown = markers.map(({ x, y }) => [x, y]);
  expect(shown.flat().every((value) => value > 15 && value < 585)).toBe(true);
  expect(
    Math.max(spanOf(markers.map(({ x }) => x)), spanOf(markers.map(({ y }) => y))),
  ).toBeGreaterThan(150);
});

test("shows the surroundings of a station at the point itself", () => {
  const { pixels, miles } = scaleOf(renderStationMap(dover, [station(0)]));
  expect(pixels / miles).toBeLessThan(1_200);
  expect(markersOf(renderStationMap(dover, [station(0)]))).toHaveLength(1);
});

test("merges overlapping markers into the first number and a count", () => {
  const estate = [station(2), station(2.01), station(2.02, 0.01)];
  const markers = markersOf(renderStationMap(dover, [station(-1, 1), ...estate, station(-2, -2)]));
  expect(markers.map(({ text }) => text)).toEqual(["1", "2 +2", "5"]);
});

test("never overlaps markers, however dense the stations are", () => {
  for (const spread of [0.05, 0.3, 1, 2.5]) {
    const stations = Array.from({ length: 20 }, (_, i) =>
      station(Math.sin(i * 12.9898) * spread * i, Math.cos(i * 78.233) * spread * i),
    );
    const positions = stations.map((_, i): [number, number] => [
      300 + Math.sin(i * 12.9898) * spread * i * 14,
      300 + Math.cos(i * 78.233) * spread * i * 14,
    ]);
    const markers = mapMarkers(positions);
    expect(markers.flatMap(({ numbers }) => numbers).toSorted((a, b) => a - b)).toEqual(
      stations.map((_, i) => i + 1),
    );
    const overlaps = markers.flatMap((a, i) =>
      markers
        .slice(i + 1)
        .filter(
          (b) =>
            Math.abs(a.position[0] - b.position[0]) < (a.width + b.width) / 2 &&
            Math.abs(a.position[1] - b.position[1]) < a.height,
        ),
    );
    expect(overlaps).toEqual([]);
  }
});

test.each([false, true])("keeps the markers clear of the scale bar, with sample: %s", (sample) => {
  const svg = renderStationMap(dover, [station(5, -5), station(-5, 5)], { sample });
  const barTop = Number(/class="scale"[^>]* d="M[\d.]+ ([\d.]+)v/.exec(svg)?.[1]);
  const marker = markersOf(svg).find(({ text }) => text === "2");
  const labelTop = barTop - 6 - 18;
  const markerBottom = (marker?.y ?? 0) - 7 + 18;
  expect(marker?.x).toBeGreaterThan(300);
  expect(markerBottom).toBeLessThan(labelTop);
});

test("draws the scale bar to length, and north at the top", () => {
  const svg = renderStationMap(dover, [station(0, 3), station(4), station(-1)]);
  const [east, north, south] = markersOf(svg);
  const { pixels, miles } = scaleOf(svg);
  expect(pixels).toBeGreaterThan(50);
  expect(Math.abs(((south?.y ?? 0) - (north?.y ?? 0)) / (pixels / miles) - 5)).toBeLessThan(0.05);
  expect(east?.x).toBeGreaterThan(north?.x ?? 0);
  expect(textsOf(svg)).toContain(miles === 1 ? "1 mile" : `${miles} miles`);
});

test("labels a map of sample stations", () => {
  const stations = decodeStations(
    encodeStations({ edition: "2026-02", source: "sample data", sample: true }, [
      buildStationRow(dover),
    ]),
  );
  const svg = stationMap({ stations }, "51.1279,1.3134", { limit: 10, edition: "2026-02" });
  expect(textsOf(svg)).toContain("Sample: these stations do not exist");
  expect(textsOf(renderStationMap(dover, [station(2)])).join(" ")).not.toMatch(/sample/i);
});

test("labels the nearest place even behind stations", () => {
  const around = Array.from({ length: 10 }, (_, i) =>
    station(Math.sin(i) * 0.4, Math.cos(i) * 0.4),
  );
  expect(textsOf(renderStationMap(dover, around))).toContain("Dover");
});

test("labels towns if there is room, and draws sea and land differently", () => {
  const svg = renderStationMap(dover, [station(4.5), station(-3, -4)]);
  expect(textsOf(svg)).toEqual(expect.arrayContaining(["Dover", "Shepherdswell"]));
  expect(svg).toMatch(/<path fill="#f7f5ef" d="M[\d. LMz]+z"\/>/);
});

test("shows only land inland, and only sea far from the coast", () => {
  const landOf = (svg: string) => /fill="#f7f5ef" d="([^"]*)"/.exec(svg)?.[1];
  expect(landOf(renderStationMap({ latitude: 52.48, longitude: -1.9 }, []))).toMatch(
    /^M[\d. L]+z$/,
  );
  expect(landOf(renderStationMap({ latitude: 56, longitude: 2.9 }, []))).toBe("");
});

test("draws a complete document without styles, scripts or external addresses", () => {
  const svg = renderStationMap(dover, [station(0.5), station(2), station(4.5)]);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*>.*<\/svg>$/);
  expect(svg).not.toMatch(/<style|<script|href|url\(|style=/);
  expect(svg.length).toBeLessThan(10_000);
});

test("uses the coast of the pinned world atlas (`npm run coast` writes it)", () => {
  expect(toCoastText()).toBe(readFileSync(coastFile, "utf8"));
});
