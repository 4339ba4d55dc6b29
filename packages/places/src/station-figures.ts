import { readFileSync } from "node:fs";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";

/** Stations that test vans (class 4 or 7), and those among them that test class 7. */
export type StationCounts = { stations: number; class7: number };

export type DistrictCounts = StationCounts & { district: string };

export const countedRadii = [1, 3, 5, 10] as const;
type CountedRadius = (typeof countedRadii)[number];

/** The figures of a place of Great Britain, all from one list of stations. */
export interface PlaceFigures {
  /** The stations within so many straight-line miles. */
  within: Record<CountedRadius, StationCounts>;
  /** The stations within five miles that test class 5. */
  class5: number;
  /** The straight-line miles to the nearest by land, if one is near, and within which ten are. */
  nearestStationMiles: number;
  nearestClass7Miles: number;
  tenthStationMiles: number;
  /** One of the nearest stations, within the widest radius, is across a water. */
  acrossWater: boolean;
  /** The stations that are nearest to the place, by land, or to one of its districts. */
  own: StationCounts;
  /** The other town that most stations within three miles of a town are nearest to. */
  beside: { slug: string; stations: number } | null;
  /** Its own stations by postcode district, in descending order. */
  postcodes: DistrictCounts[];
}

const none: StationCounts = { stations: 0, class7: 0 };

/** The figures of Northern Ireland, and of a place before they are computed. */
export const noFigures: PlaceFigures = {
  within: { 1: none, 3: none, 5: none, 10: none },
  class5: 0,
  nearestStationMiles: 0,
  nearestClass7Miles: 0,
  tenthStationMiles: 0,
  acrossWater: false,
  own: none,
  beside: null,
  postcodes: [],
};

interface Counted {
  own: StationCounts;
}
interface CountedPlace {
  centre: object | null;
  figures: PlaceFigures;
}

/** Sets the counts of counties, and of regions, to the sums of their places' own. */
export function countAreas({
  regions,
  counties,
}: {
  regions: (Counted & { counties: Counted[] })[];
  counties: (Counted & { places: CountedPlace[] })[];
}): void {
  for (const county of counties) {
    const whole = county.places.filter(({ centre }) => centre === null);
    county.own = sumOf(whole.map(({ figures }) => figures.own));
  }
  for (const region of regions) region.own = sumOf(region.counties.map(({ own }) => own));
}

export function sumOf(list: Iterable<StationCounts>): StationCounts {
  const sum = { stations: 0, class7: 0 };
  for (const { stations, class7 } of list) {
    sum.stations += stations;
    sum.class7 += class7;
  }
  return sum;
}

export const byStations = (a: DistrictCounts, b: DistrictCounts): number =>
  b.stations - a.stations || b.class7 - a.class7 || (a.district < b.district ? -1 : 1);

type CountsRow = [stations: number, class7: number];
type FiguresRow = [
  slug: string,
  within: [CountsRow, CountsRow, CountsRow, CountsRow],
  class5: number,
  miles: [nearest: number, class7: number, tenth: number],
  acrossWater: 0 | 1,
  own: CountsRow,
  beside: [slug: string, stations: number] | null,
  postcodes: [district: string, stations: number, class7: number][],
];

const toRow = ({ stations, class7 }: StationCounts): CountsRow => [stations, class7];
const fromRow = ([stations, class7]: CountsRow): StationCounts => ({ stations, class7 });

/** Returns the text of the committed file: a row for each place of Great Britain. */
export function figuresText(
  places: readonly { canonicalSlug: string; region: { name: string }; figures: PlaceFigures }[],
): string {
  const british = places.filter(({ region }) => !isNorthernIreland(region.name));
  const rows = british.map(({ canonicalSlug, figures }) => {
    const { within, beside } = figures;
    const row: FiguresRow = [
      canonicalSlug,
      [toRow(within[1]), toRow(within[3]), toRow(within[5]), toRow(within[10])],
      figures.class5,
      [figures.nearestStationMiles, figures.nearestClass7Miles, figures.tenthStationMiles],
      figures.acrossWater ? 1 : 0,
      toRow(figures.own),
      beside && [beside.slug, beside.stations],
      figures.postcodes.map(({ district, stations, class7 }) => [district, stations, class7]),
    ];
    return JSON.stringify(row);
  });
  return `[\n${rows.join(",\n")}\n]\n`;
}

/** Reads the committed figures by slug. */
export function readCommittedFigures(): Map<string, PlaceFigures> {
  const file = new URL("../data/station-figures.json", import.meta.url);
  const rows = JSON.parse(readFileSync(file, "utf8")) as FiguresRow[];
  return new Map(
    rows.map(
      ([slug, [in1, in3, in5, in10], class5, miles, acrossWater, own, beside, postcodes]) => [
        slug,
        {
          within: { 1: fromRow(in1), 3: fromRow(in3), 5: fromRow(in5), 10: fromRow(in10) },
          class5,
          nearestStationMiles: miles[0],
          nearestClass7Miles: miles[1],
          tenthStationMiles: miles[2],
          acrossWater: acrossWater === 1,
          own: fromRow(own),
          beside: beside && { slug: beside[0], stations: beside[1] },
          postcodes: postcodes.map(([district, stations, class7]) => ({
            district,
            stations,
            class7,
          })),
        },
      ],
    ),
  );
}
