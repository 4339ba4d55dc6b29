import { expect, test } from "vitest";
import { overlap, type Box } from "@vanfettle/stations/map/projection";
import { loadGazetteer } from "./gazetteer.ts";
import { buildRegionMap } from "./region-maps.ts";

const gazetteer = loadGazetteer();
const built = gazetteer.regions.map((region) => ({ region, ...buildRegionMap(region, gazetteer) }));

const boxOf = ([left = 0, top = 0, width = 0, height = 0]: readonly number[]): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("the maps have a link to each of the 66 counties, with its whole name", () => {
  const linked = built.flatMap(({ map }) => map.counties);
  expect(linked.map(({ slug }) => slug)).toEqual(gazetteer.counties.map(({ slug }) => slug));
  const names = new Map(linked.map(({ slug, lines }) => [slug, lines.join(" ")]));
  expect(names.get("ayrshire-dumfries-galloway")).toBe("Ayrshire, Dumfries & Galloway");
  expect(names.get("west-midlands-county")).toBe("West Midlands county");
  expect(names.get("kent")).toBe("Kent");
});

test.each(built)(
  "$region.name's labels are inside its map, apart, and clear of the dots",
  ({ map }) => {
    const boxes = map.counties.map(({ box }) => boxOf(box));
    for (const [i, box] of boxes.entries()) {
      expect(Math.min(box.left, box.top)).toBeGreaterThan(0);
      expect(box.right).toBeLessThan(map.width);
      expect(box.bottom).toBeLessThan(map.height);
      // A target of at least 24 pixels on a phone.
      expect(box.bottom - box.top).toBeGreaterThan(25);
      expect(boxes.filter((other, j) => j !== i && overlap(box, other))).toEqual([]);
      const dots = map.counties.map(({ line: [x = 0, y = 0] }) => boxOf([x - 4, y - 4, 8, 8]));
      expect(dots.filter((dot) => overlap(box, dot))).toEqual([]);
    }
  },
);

test("a label is as wide as its name", () => {
  for (const { lines, box } of built.flatMap(({ map }) => map.counties)) {
    const letters = Math.max(...lines.map(({ length }) => length));
    expect(box[2]).toBeGreaterThan(letters * 7);
  }
});

test("the image shows the coast, the region's places in colour and the others in grey", () => {
  const { image = "" } = built.find(({ region }) => region.slug === "wales") ?? {};
  const dots = (colour: string) =>
    [...image.matchAll(new RegExp(`stroke="${colour}"[^>]* d="([^"]*)"`, "g"))]
      .flatMap(([, path = ""]) => path.split("M"))
      .filter(Boolean).length;
  const coloured = ["#1652c4", "#0f7145", "#a35a00", "#7a3e9d", "#a8324a"];
  const ofWales = gazetteer.places.filter(({ region }) => region.slug === "wales").length;
  expect(coloured.reduce((sum, colour) => sum + dots(colour), 0)).toBe(ofWales);
  expect(dots("#b9bec7")).toBeGreaterThan(100);
  expect(image).toMatch(/<path fill="#f7f5ef"[^>]* d="M[^"]{1000,}"/);
});

test("an image is at most 50 KB, because phones load it", () => {
  for (const { image } of built) expect(image.length).toBeLessThan(50_000);
});
