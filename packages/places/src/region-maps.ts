import type { Point } from "@vanfettle/contract/geo/distance";
import type { RegionMap } from "@vanfettle/contract/location/region-map";
import { boxAround, overlap, type Box, type Position } from "@vanfettle/stations/map/projection";
import { landWithin, mapColours } from "@vanfettle/stations/map/station-map";
import { createDistinctNames } from "./distinct-names.ts";
import type { Gazetteer, GazetteerPlace, GazetteerRegion } from "./gazetteer.ts";

// The maps of the regions: an image of the coast and the places, and the positions of the links to
// the counties above it. On a phone of 390 pixels a map is about as wide as here.

const mapWidth = 360;
const height = { least: 270, most: 440 };
const margin = 34;
/** Neighbouring counties have different colours. */
const countyColours = ["#1652c4", "#0f7145", "#a35a00", "#7a3e9d", "#a8324a"];
const otherPlaces = "#b9bec7";

interface Projection {
  height: number;
  toPosition: (point: Point) => Position;
  /** The corners of the drawing in degrees: west, south, east, north. */
  bounds: [west: number, south: number, east: number, north: number];
}

const placesOf = ({ counties }: GazetteerRegion): GazetteerPlace[] =>
  counties.flatMap(({ places }) => places);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const round = (number: number): number => Math.round(number * 10) / 10;
const pair = ([x, y]: Position): string => `${round(x)} ${round(y)}`;

/** Fits the places into the drawing. The ground is flat, so the north of a long region is narrow. */
function createProjection(places: readonly Point[]): Projection {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [midLatitude, midLongitude] = [(south + north) / 2, (west + east) / 2];
  const eastward = Math.cos((midLatitude * Math.PI) / 180);
  const perDegree = Math.min(
    (mapWidth - 2 * margin) / ((east - west) * eastward),
    (height.most - 2 * margin) / (north - south),
  );
  const needed = (north - south) * perDegree + 2 * margin;
  const mapHeight = Math.round(Math.max(height.least, needed));
  const [x, y] = [mapWidth / 2, mapHeight / 2];
  return {
    height: mapHeight,
    toPosition: ({ latitude, longitude }) => [
      x + (longitude - midLongitude) * eastward * perDegree,
      y - (latitude - midLatitude) * perDegree,
    ],
    bounds: [
      midLongitude - x / eastward / perDegree,
      midLatitude - y / perDegree,
      midLongitude + x / eastward / perDegree,
      midLatitude + y / perDegree,
    ],
  };
}

/** Points of the coast closer than this, in pixels, are one. */
const coastDetail = 0.9;

function landPath({ bounds, toPosition }: Projection): string {
  const paths: string[] = [];
  for (const outline of landWithin(bounds)) {
    const kept: Position[] = [];
    for (const [longitude, latitude] of outline) {
      const position = toPosition({ longitude, latitude });
      const last = kept.at(-1);
      if (!last || Math.hypot(position[0] - last[0], position[1] - last[1]) >= coastDetail) {
        kept.push(position);
      }
    }
    if (kept.length >= 3) paths.push(`M${kept.map(pair).join("L")}z`);
  }
  return paths.join("");
}

function dots(
  places: readonly Point[],
  { toPosition, height }: Projection,
  colour: string,
  size: number,
) {
  const inside = places
    .map(toPosition)
    .filter(([x, y]) => x > 0 && x < mapWidth && y > 0 && y < height);
  const path = inside.map((position) => `M${pair(position)}h0`).join("");
  return `<path stroke="${colour}" stroke-width="${size}" stroke-linecap="round" d="${path}"/>`;
}

/** The groups of a region's places with a colour each: counties, or the boroughs of London. */
function groupsOf(region: GazetteerRegion): GazetteerPlace[][] {
  if (region.counties.length > 1) return region.counties.map(({ places }) => places);
  const inBorough = (place: GazetteerPlace) =>
    place.type === "london-borough" ? place : (place.centre ?? place);
  return [...Map.groupBy(placesOf(region), inBorough).values()];
}

const centreOf = (places: readonly Point[]): Point => ({
  latitude: mean(places.map(({ latitude }) => latitude)),
  longitude: mean(places.map(({ longitude }) => longitude)),
});

/** Colours the groups so that each differs from its nearest coloured neighbours. */
function coloursOf(groups: readonly (readonly Point[])[], { toPosition }: Projection): string[] {
  const centres = groups.map((group) => toPosition(centreOf(group)));
  const chosen: string[] = [];
  for (const [i, centre] of centres.entries()) {
    const before = centres.slice(0, i).map(([x, y], j) => ({
      colour: chosen[j],
      distance: Math.hypot(x - centre[0], y - centre[1]),
    }));
    const distanceOf = (colour: string) =>
      Math.min(...before.filter((one) => one.colour === colour).map((one) => one.distance));
    const best = countyColours.reduce((a, b) => (distanceOf(b) > distanceOf(a) ? b : a));
    chosen.push(best);
  }
  return chosen;
}

/** Draws the coast, the region's places in their county's colour, and the others in grey. */
function drawImage(
  region: GazetteerRegion,
  all: readonly GazetteerPlace[],
  projection: Projection,
) {
  const groups = groupsOf(region);
  const colours = coloursOf(groups, projection);
  const size = `width="${mapWidth}" height="${projection.height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth} ${projection.height}" ${size}>`,
    `<path fill="${mapColours.sea}" d="M0 0h${mapWidth}v${projection.height}H0z"/>`,
    `<path fill="${mapColours.land}" stroke="#c3cddb" stroke-width=".8" d="${landPath(projection)}"/>`,
    dots(
      all.filter((place) => place.region !== region),
      projection,
      otherPlaces,
      1.8,
    ),
    ...groups.map((places, i) => dots(places, projection, colours[i] ?? "", 3.6)),
    "</svg>\n",
  ].join("");
}

/** The size of a label's letters, and the room that a letter and a line take. */
const label = { letter: 7.3, line: 16, padding: { x: 8, y: 8 } };
const mostLetters = 17;
const dotRadius = 6;

/** Splits a long name into two lines at the blank nearest to its middle. */
function linesOf(name: string): string[] {
  if (name.length <= mostLetters) return [name];
  const blanks = Array.from(name.matchAll(/ /g), ({ index }) => index);
  const middle = name.length / 2;
  const at = blanks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

interface Anchor {
  slug: string;
  lines: string[];
  dot: Position;
  width: number;
  height: number;
}

const boxOf = ({ width, height }: Anchor, at: Position): Box =>
  boxAround(at, width + 6, height + 6);

/** Returns positions around a dot at which its label may be, the nearest first. */
function candidates({ dot: [x, y], width, height }: Anchor, mapHeight: number): Position[] {
  const found: Position[] = [];
  for (let away = 0; away <= 150; away += 6) {
    for (let i = 0; i < 16; i++) {
      const angle = (i * Math.PI) / 8;
      const cosine = Math.cos(angle);
      const sine = Math.sin(angle);
      found.push([
        x + cosine * (width / 2 + dotRadius + 3 + away),
        y + sine * (height / 2 + dotRadius + 3 + away),
      ]);
    }
  }
  const isInside = ([left, top]: Position) =>
    left - width / 2 >= 3 &&
    left + width / 2 <= mapWidth - 3 &&
    top - height / 2 >= 3 &&
    top + height / 2 <= mapHeight - 3;
  return found.filter(isInside);
}

const crosses = (a: Position, b: Position, box: Box): boolean => {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, i) => i / steps).some((share) => {
    const x = a[0] + (b[0] - a[0]) * share;
    const y = a[1] + (b[1] - a[1]) * share;
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
};

type Placed = { anchor: Anchor; at: Position };

/** Places each label near its dot, clear of the other labels, dots and lines. */
function placeInOrder(
  order: readonly Anchor[],
  mapHeight: number,
): { placed: Placed[]; cost: number } {
  const placed: Placed[] = [];
  let cost = 0;
  for (const anchor of order) {
    const isClear = (at: Position): boolean => {
      const box = boxOf(anchor, at);
      return (
        order.every((other) => !overlap(box, boxAround(other.dot, 2 * dotRadius, 2 * dotRadius))) &&
        placed.every(
          (other) =>
            !overlap(box, boxOf(other.anchor, other.at)) &&
            !crosses(anchor.dot, at, boxOf(other.anchor, other.at)) &&
            !crosses(other.anchor.dot, other.at, box),
        )
      );
    };
    const at = candidates(anchor, mapHeight).find(isClear);
    if (!at) return { placed, cost: Infinity };
    placed.push({ anchor, at });
    cost += Math.hypot(at[0] - anchor.dot[0], at[1] - anchor.dot[1]) - anchor.width / 4;
  }
  return { placed, cost };
}

const attempts = 400;

/** Tries orders of the labels and returns the closest layout. Throws if none fits. */
function placeLabels(anchors: readonly Anchor[], mapHeight: number): Placed[] {
  let best = placeInOrder(anchors, mapHeight);
  let order = [...anchors];
  for (let i = 1; i < attempts; i++) {
    // Moves a different label to the front each time, the same ones on each run.
    const index = (i * 7) % order.length;
    order = [...order.slice(index, index + 1), ...order.toSpliced(index, 1)];
    const tried = placeInOrder(order, mapHeight);
    if (tried.cost < best.cost) best = tried;
  }
  if (best.cost === Infinity) throw new Error("the labels of a region's map do not fit");
  return best.placed;
}

/** Returns the end of the line from a dot to its label: the nearest point of the label. */
const lineEnd = ({ anchor: { dot, width, height }, at }: Placed): Position => [
  Math.min(Math.max(dot[0], at[0] - width / 2), at[0] + width / 2),
  Math.min(Math.max(dot[1], at[1] - height / 2), at[1] + height / 2),
];

/** Builds the image and the links of a region's map. */
export function buildRegionMap(
  region: GazetteerRegion,
  gazetteer: Gazetteer,
): { image: string; map: RegionMap } {
  const projection = createProjection(placesOf(region));
  const distinctName = createDistinctNames(gazetteer);
  const anchors = region.counties.map((county): Anchor => {
    const lines = linesOf(distinctName(county));
    return {
      slug: county.slug,
      lines,
      dot: projection.toPosition(centreOf(county.places)),
      width: Math.max(...lines.map(({ length }) => length)) * label.letter + 2 * label.padding.x,
      height: lines.length * label.line + 2 * label.padding.y,
    };
  });
  const placed = placeLabels(anchors, projection.height);
  const counties = anchors.map((anchor) => {
    const at = placed.find((one) => one.anchor === anchor) as Placed;
    const { slug, lines, width, height: labelHeight } = anchor;
    return {
      slug,
      lines,
      line: [...anchor.dot, ...lineEnd(at)].map(round),
      box: [at.at[0] - width / 2, at.at[1] - labelHeight / 2, width, labelHeight].map(round),
    };
  });
  return {
    image: drawImage(region, gazetteer.places, projection),
    map: { width: mapWidth, height: projection.height, counties },
  };
}
