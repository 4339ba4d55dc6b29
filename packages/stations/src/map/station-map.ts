import { escapeHtml } from "@vanfettle/contract/escape-html";
import type { Station } from "@vanfettle/contract/stations/station-schemas";
import type { Point } from "@vanfettle/contract/geo/distance";
import { clipPolygon } from "lineclip";
import coast from "../../data/coast.json" with { type: "json" };
import { ringsUpTo } from "./map-scale.ts";
import { createProjection, mapSize, type Position, type Projection } from "./projection.ts";
import { townLabels } from "./town-labels.ts";

const land = coast as unknown as [longitude: number, latitude: number][][];

const colours = { sea: "#dce9f5", land: "#f7f5ef", ring: "#7c8ba1", ink: "#0b1f3a", town: "#43536b", white: "#fff" };

/**
 * Draws stations around a point as an SVG: the coast, rings at round miles, the names of towns, and a numbered dot for
 * each station in the order given. A map of a sample says so. It needs no style sheet, no font and no script, so that it
 * can be an image.
 */
export function renderStationMap(
  centre: Point,
  stations: readonly Pick<Station, "latitude" | "longitude" | "miles">[],
  { sample = false }: { sample?: boolean } = {},
): string {
  const rings = ringsUpTo(stations.at(-1)?.miles ?? 0);
  const projection = createProjection(centre, rings.at(-1) ?? 1);
  const dots = stations.map((station) => projection.toPosition(station));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize} ${mapSize}" width="${mapSize}" height="${mapSize}" font-family="system-ui,sans-serif" text-anchor="middle">`,
    `<path fill="${colours.sea}" d="M0 0h${mapSize}v${mapSize}H0z"/>`,
    `<path fill="${colours.land}" d="${landPath(projection)}"/>`,
    ...rings.map((miles) => ring(miles, projection)),
    ...townLabels(projection, dots).map(({ name, position: [x, y] }) => townName(name, x, y)),
    `<path stroke="${colours.ink}" stroke-width="3" d="M${mapSize / 2 - 9} ${mapSize / 2}h18m-9-9v18"/>`,
    // The nearest station is drawn last, on top of those it hides.
    ...dots.map((position, i) => dot(position, i + 1)).toReversed(),
    sample ? sampleLabel : "",
    "</svg>",
  ].join("");
}

function landPath({ bounds, toPosition }: Projection): string {
  return land
    .map((polygon) => clipPolygon(polygon, bounds))
    .filter((polygon) => polygon.length > 2)
    .map(
      (polygon) => `M${polygon.map(([longitude, latitude]) => pair(toPosition({ longitude, latitude }))).join("L")}z`,
    )
    .join("");
}

const round = (number: number) => Math.round(number * 10) / 10;
const pair = ([x, y]: Position) => `${round(x)} ${round(y)}`;

function ring(miles: number, { toRadius }: Projection): string {
  const radius = round(toRadius(miles));
  const [middle, top] = [mapSize / 2, round(mapSize / 2 - radius)];
  const label = `${miles} ${miles === 1 ? "mile" : "miles"}`;
  return (
    `<circle cx="${middle}" cy="${middle}" r="${radius}" fill="none" stroke="${colours.ring}" stroke-dasharray="4 6"/>` +
    `<text x="${middle}" y="${top - 5}" font-size="17" fill="${colours.town}">${label}</text>`
  );
}

const townName = (name: string, x: number, y: number) =>
  `<text x="${round(x)}" y="${round(y)}" font-size="20" fill="${colours.town}" stroke="${colours.land}" stroke-width="4" paint-order="stroke">${escapeHtml(name)}</text>`;

/** On top of all else, so that no dot hides it. */
const sampleLabel =
  `<path fill="${colours.white}" d="M0 ${mapSize - 40}h${mapSize}v40H0z"/>` +
  `<text x="${mapSize / 2}" y="${mapSize - 13}" font-size="20" font-weight="700" fill="${colours.ink}">Sample: these stations do not exist</text>`;

const dot = ([x, y]: Position, number: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="15" fill="${colours.ink}" stroke="${colours.white}" stroke-width="2"/>` +
  `<text x="${round(x)}" y="${round(y + 6)}" font-size="17" font-weight="700" fill="${colours.white}">${number}</text>`;
