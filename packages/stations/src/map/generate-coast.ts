import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Position } from "geojson";
import { clipPolygon } from "lineclip";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { parseOptions } from "@vanfettle/commands/command-line";

/**
 * The area around Great Britain in degrees: west, south, east, north. Includes parts of Ireland and
 * France.
 */
const surroundings: [number, number, number, number] = [-9.5, 49.4, 3, 61.2];
/** Three decimals are about 100 m, the accuracy of the source. */
const round = (degrees: number) => Math.round(degrees * 1e3) / 1e3;

/** The coastline for the map, written by `npm run coast`. */
export const coastFile = new URL("../../data/coast.json", import.meta.url);

/**
 * Returns the content of that file, from Natural Earth's 1:10 million land, which is in the public
 * domain.
 */
export function toCoastText(): string {
  const source = fileURLToPath(import.meta.resolve("world-atlas/land-10m.json"));
  const topology = JSON.parse(readFileSync(source, "utf8")) as Topology<{
    land: GeometryCollection;
  }>;
  const polygons = feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon" ? geometry.coordinates : [],
  );
  const lines: string[] = [];
  for (const [outline = []] of polygons) {
    const clipped = clipPolygon(outline as [number, number][], surroundings);
    if (clipped.length < 3) continue;
    const rounded = clipped.map(([x, y]): Position => [round(x), round(y)]);
    lines.push(JSON.stringify(withoutRepeats(rounded)));
  }
  return `[\n${lines.join(",\n")}\n]\n`;
}

function withoutRepeats(outline: readonly Position[]): Position[] {
  return outline.filter((point, i) => i === 0 || String(point) !== String(outline[i - 1]));
}

if (import.meta.main) {
  const file = relative(".", fileURLToPath(coastFile));
  const usage = `Usage: npm run coast\n  Writes ${file}, the coastline of the stations' map, from Natural Earth's land.`;
  parseOptions(usage, {});
  writeFileSync(coastFile, toCoastText());
  console.log(`[coast] wrote ${file}`);
}
