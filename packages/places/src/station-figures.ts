import { readTable } from "./csv.ts";

/** The van stations (class 4 or 7), and the class 7 stations among them. */
export interface StationCounts {
  garageCount: number;
  class7Count: number;
}

/** The stations within five miles of a place, and the straight-line miles to some stations. */
export interface StationFigures extends StationCounts {
  /** In Northern Ireland and on islands, the line may cross water. */
  nearestStationMiles: number;
  nearestClass7Miles: number;
  tenthStationMiles: number;
}

/** The committed figures of places and counties by slug. Northern Ireland has zeros. */
export interface CommittedFigures {
  places: ReadonlyMap<string, StationFigures>;
  /** The stations nearest to any place of a county. */
  counties: ReadonlyMap<string, StationCounts>;
}

/** The figures of a place before they are computed. */
export const noFigures: StationFigures = {
  garageCount: 0,
  class7Count: 0,
  nearestStationMiles: 0,
  nearestClass7Miles: 0,
  tenthStationMiles: 0,
};
const figureNames = Object.keys(noFigures) as (keyof StationFigures)[];
const countNames = ["garageCount", "class7Count"] as const;

export const readCommittedFigures = (): CommittedFigures => ({
  places: readFigures("van-stations-within-5-miles.csv", figureNames),
  counties: readFigures("van-stations-by-county.csv", countNames),
});

function readFigures<Name extends string>(
  file: string,
  names: readonly Name[],
): Map<string, Record<Name, number>> {
  const rows = readTable(file, ["slug", ...names]);
  return new Map(
    rows.map((row) => {
      const figures = names.map((name) => [name, Number(row[name])] as const);
      return [row.slug, Object.fromEntries(figures) as Record<Name, number>];
    }),
  );
}

/** Returns the text of the places' file. */
export function figuresText(
  places: readonly (StationFigures & { canonicalSlug: string })[],
): string {
  const lines = places.map((place) =>
    [place.canonicalSlug, ...figureNames.map((name) => place[name])].join(),
  );
  return `${[["slug", ...figureNames].join(), ...lines].join("\n")}\n`;
}
