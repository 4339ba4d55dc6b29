import { clipPolygon } from "lineclip";
import { escapeHtml } from "@vanfettle/contract/escape-html";
import type { Point } from "@vanfettle/contract/geo/distance";
import { DomainError } from "@vanfettle/contract/problems";
import { brandColours } from "@vanfettle/contract/site";
import coast from "../../data/coast.json" with { type: "json" };
import { isWithinBounds } from "../files/postcode-table.ts";
import { nearestStations, type NearestOptions } from "../nearest-stations.ts";
import type { StationData } from "../open-station-data.ts";
import { roundPoint } from "../point.ts";
import {
  boxAround,
  createProjection,
  mapSize,
  margins,
  overlap,
  type Position,
  type Projection,
} from "./projection.ts";
import { labelSize, townLabels, type TownLabel } from "./town-labels.ts";

const land = coast as [longitude: number, latitude: number][][];

export const mapColours = {
  ...brandColours,
  sea: "#dce9f5",
  land: "#f7f5ef",
  town: "#43536b",
  white: "#fff",
};
const sampleHeight = 40;
const pointRadius = 9;

/**
 * Draws the stations near a point as an SVG without styles, fonts and scripts, for use as an image.
 */
export function renderStationMap(
  point: Point,
  stations: readonly Point[],
  { sample = false }: { sample?: boolean } = {},
): string {
  const below = sample ? margins.bottom + sampleHeight : margins.bottom;
  const projection = createProjection([point, ...stations], below);
  const markers = mapMarkers(stations.map((station) => projection.toPosition(station)));
  const scale = scaleBar(projection, sample ? mapSize - sampleHeight : mapSize);
  const centre = projection.toPosition(point);
  const taken = [
    ...markers.map(({ position, width, height }) => boxAround(position, width, height)),
    boxAround(centre, 2 * pointRadius, 2 * pointRadius),
    scale.box,
  ];
  if (sample) {
    taken.push({ left: 0, right: mapSize, top: mapSize - sampleHeight, bottom: mapSize });
  }
  const size = `viewBox="0 0 ${mapSize} ${mapSize}" width="${mapSize}" height="${mapSize}"`;
  const font = `font-family="system-ui,sans-serif" text-anchor="middle"`;
  const centreAt = `cx="${round(centre[0])}" cy="${round(centre[1])}" r="${pointRadius}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${font}>`,
    `<path fill="${mapColours.sea}" d="M0 0h${mapSize}v${mapSize}H0z"/>`,
    `<path fill="${mapColours.land}" d="${landPath(projection)}"/>`,
    ...townLabels(point, projection, taken).map(townName),
    `<circle ${centreAt} fill="${mapColours.plate}" stroke="${mapColours.ink}" stroke-width="3"/>`,
    // Draw the nearest station last, on top.
    ...markers.map(markerOf).toReversed(),
    scaleOf(scale),
    sample ? sampleLabel : "",
    "</svg>",
  ].join("");
}

/** Returns the outlines of the land between west, south, east and north, all in degrees. */
export const landWithin = (
  bounds: Projection["bounds"],
): [longitude: number, latitude: number][][] =>
  land.map((polygon) => clipPolygon(polygon, bounds)).filter(({ length }) => length >= 3);

function landPath({ bounds, toPosition }: Projection): string {
  const paths: string[] = [];
  for (const outline of landWithin(bounds)) {
    const corners = outline.map(([longitude, latitude]) =>
      pair(toPosition({ longitude, latitude })),
    );
    paths.push(`M${corners.join("L")}z`);
  }
  return paths.join("");
}

const round = (number: number) => Math.round(number * 10) / 10;
const pair = ([x, y]: Position) => `${round(x)} ${round(y)}`;
const halo = `stroke="${mapColours.white}" stroke-width="4" paint-order="stroke"`;

function townName({ name, position: [x, y] }: TownLabel): string {
  const look = `font-size="${labelSize}" fill="${mapColours.town}" ${halo}`;
  return `<text x="${round(x)}" y="${round(y)}" ${look}>${escapeHtml(name)}</text>`;
}

function scaleOf({ miles, left, right, y }: ReturnType<typeof scaleBar>): string {
  const label = `${miles} ${miles === 1 ? "mile" : "miles"}`;
  const bar = `M${round(left)} ${y - 10}v10h${round(right - left)}v-10`;
  const look = `font-size="${labelSize}" text-anchor="end" fill="${mapColours.ink}" ${halo}`;
  return (
    `<path class="scale" fill="none" stroke="${mapColours.ink}" stroke-width="3" d="${bar}"/>` +
    `<text x="${right}" y="${y - 16}" ${look}>${label}</text>`
  );
}

function markerOf({ first, more, position: [x, y], width, height }: MapMarker): string {
  const corner = `x="${round(x - width / 2)}" y="${round(y - height / 2)}"`;
  const size = `width="${width}" height="${height}" rx="${height / 2}"`;
  const plateLook = `fill="${mapColours.ink}" stroke="${mapColours.white}" stroke-width="2"`;
  const textAt = `x="${round(x)}" y="${round(y + 7)}" class="marker"`;
  const textLook = `font-size="20" font-weight="700" fill="${mapColours.white}"`;
  const count = more && `<tspan fill="${mapColours.plate}">${more}</tspan>`;
  return (
    `<rect ${corner} ${size} ${plateLook}/>` + `<text ${textAt} ${textLook}>${first}${count}</text>`
  );
}

/** Drawn last to stay visible. */
const sampleLabel =
  `<path fill="${mapColours.white}" d="M0 ${mapSize - sampleHeight}h${mapSize}v${sampleHeight}H0z"/>` +
  `<text x="${mapSize / 2}" y="${mapSize - 13}" font-size="20" font-weight="700" fill="${mapColours.ink}">Sample: these stations do not exist</text>`;

const barMiles = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200] as const;
const longest = 180;
const margin = 24;

/**
 * Returns the scale bar of a map: the longest round distance that fits. `box` includes its label.
 */
function scaleBar({ pixelsPerMile }: Projection, bottom: number) {
  const miles = barMiles.findLast((each) => each * pixelsPerMile <= longest) ?? barMiles[0];
  const right = mapSize - margin;
  const left = right - miles * pixelsPerMile;
  const y = bottom - margin;
  return {
    miles,
    left,
    right,
    y,
    box: { left: Math.min(left, right - 90) - 8, right: mapSize, top: y - 40, bottom },
  };
}

const pointSentence =
  "Send a point in the United Kingdom as latitude and longitude, with at most five decimals and no zeros at their end, such as 51.2667,0.5167.";

/**
 * Returns the point of a text such as `51.2667,0.5167`. Throws `invalid_request` for a point outside
 * the United Kingdom, whose map would be the whole coast, and for any other spelling of a point,
 * which would be one more copy of its map in caches.
 */
function readPoint(text: string): Point {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(",", 2).map(Number);
  const point = roundPoint({ latitude, longitude });
  const isCanonical = `${point.latitude},${point.longitude}` === text;
  if (isCanonical && isWithinBounds(point)) return point;
  throw new DomainError("invalid_request", { message: pointSentence });
}

/**
 * Returns the map of the stations nearest to a point. Throws `invalid_request` for a text that is
 * not its point's canonical form, and `not_found` for another edition.
 */
export function stationMap(
  { stations }: StationData,
  point: string,
  { edition, ...options }: NearestOptions & { edition: string | undefined },
): string {
  const centre = readPoint(point);
  if (!stations || (edition !== undefined && edition !== stations.header.edition)) {
    throw new DomainError("not_found");
  }
  return renderStationMap(centre, nearestStations(stations, centre, options), stations.header);
}

const markerHeight = 36;
/** The approximate width of a letter, and the padding around text. */
const [letter, padding] = [12.5, 16];
const gap = 4;

/**
 * Returns a marker for a station, or for several with overlapping markers, with their numbers in
 * the list: `first` is the lowest, and `more` the count of the others, such as ` +2`.
 */
function toMarker(numbers: number[], position: Position) {
  const first = String(Math.min(...numbers));
  const more = numbers.length === 1 ? "" : ` +${numbers.length - 1}`;
  const width = Math.max(markerHeight, (first.length + more.length) * letter + padding);
  return {
    numbers: numbers.toSorted((a, b) => a - b),
    first,
    more,
    position,
    width,
    height: markerHeight,
  };
}

type MapMarker = ReturnType<typeof toMarker>;

const boxOf = ({ position, width }: MapMarker) =>
  boxAround(position, width + gap, markerHeight + gap);

function merge(a: MapMarker, b: MapMarker): MapMarker {
  const share = a.numbers.length / (a.numbers.length + b.numbers.length);
  const between = (axis: 0 | 1) => a.position[axis] * share + b.position[axis] * (1 - share);
  return toMarker([...a.numbers, ...b.numbers], [between(0), between(1)]);
}

/**
 * Returns the markers for stations at the positions, by lowest number. Merges overlapping markers.
 */
export function mapMarkers(positions: readonly Position[]): MapMarker[] {
  const markers: MapMarker[] = [];
  const add = (marker: MapMarker): void => {
    const covered = markers.findIndex((other) => overlap(boxOf(other), boxOf(marker)));
    const other = markers[covered];
    if (other === undefined) {
      markers.push(marker);
      return;
    }
    markers.splice(covered, 1);
    add(merge(other, marker));
  };
  positions.forEach((position, i) => add(toMarker([i + 1], position)));
  return markers.toSorted((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0));
}
