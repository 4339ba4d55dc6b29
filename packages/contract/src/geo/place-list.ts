import { countiesByRegion } from "../location/counties.ts";
import { regions } from "../location/regions.ts";
import { foldName, plainName } from "./fold-name.ts";
import list from "./place-list.json" with { type: "json" };

/** The entry of a place: its name, or its name with properties that cannot be derived from it. */
export type PlaceListEntry =
  | string
  | {
      name: string;
      /** The canonical slug, if it cannot be derived from the name. */
      slug?: string;
      /** The qualifier that disambiguates the name: `Kent` in `Ashford, Kent`. */
      in?: string;
    };

/**
 * The content of `place-list.json`, which `npm run places` writes; compact, because browsers
 * download it.
 */
export interface PlaceList {
  counties: Record<string, PlaceListEntry[]>;
  /**
   * For each county, the population decrease from each place to the next, in hundreds; the first
   * entry is negative.
   */
  sizeSteps: Record<string, number[]>;
  otherNames: Record<string, string[]>;
}

/** The names and area of a region, county or place, for searches. */
export interface FindablePlace {
  kind: "region" | "county" | "place";
  name: string;
  slug: string;
  /** The area, such as `Kent, South East`; empty for a region. */
  area: string;
  region: string;
  /**
   * The population in hundreds, to two figures, or 0 if unknown; regions and counties rank above
   * all places.
   */
  size: number;
  /** The names folded by `foldName`, the main name first. */
  keys: string[];
}

/** Returns the slug derived from a name, for places without a listed slug. */
export const defaultSlug = (name: string): string => plainName(name).replaceAll(" ", "-");

const otherNames = (slug: string): readonly string[] =>
  Object.hasOwn(list.otherNames, slug) ? ((list as PlaceList).otherNames[slug] ?? []) : [];

const keysOf = (names: readonly string[]): string[] => [...new Set(names.map(foldName))];

function toPlace(entry: PlaceListEntry, size: number, area: string, region: string): FindablePlace {
  const named: Exclude<PlaceListEntry, string> =
    typeof entry === "string" ? { name: entry } : entry;
  const slug = named.slug ?? defaultSlug(named.name);
  const name = named.in === undefined ? named.name : `${named.name}, ${named.in}`;
  return {
    kind: "place",
    name,
    slug,
    area,
    region,
    size,
    keys: keysOf([named.name, ...otherNames(slug)]),
  };
}

function placesOf(county: string, area: string, region: string): FindablePlace[] {
  const { counties, sizeSteps }: PlaceList = list;
  let size = 0;
  return (counties[county] ?? []).map((entry, i) => {
    size -= sizeSteps[county]?.[i] ?? size;
    return toPlace(entry, size, area, region);
  });
}

/**
 * Returns whether a county shares its region's name, such as West Midlands. It then gets the suffix
 * "county".
 */
const sharesName = ({ name, slug }: (typeof regions)[number]): boolean =>
  (countiesByRegion[slug] ?? []).some((county) => county.name === `${name} county`);

/**
 * Returns all regions, counties and places. Callers keep the result because building it takes a few
 * milliseconds.
 */
export function findablePlaces(): FindablePlace[] {
  return regions.flatMap((region): FindablePlace[] => [
    {
      kind: "region",
      name: sharesName(region) ? `${region.name} region` : region.name,
      slug: region.slug,
      area: "",
      region: region.name,
      size: Infinity,
      keys: keysOf([
        region.name,
        `${region.name} region`,
        ...region.otherNames,
        ...otherNames(region.slug),
      ]),
    },
    ...(countiesByRegion[region.slug] ?? []).flatMap(({ name, slug }): FindablePlace[] => [
      {
        kind: "county",
        name,
        slug,
        area: region.name,
        region: region.name,
        size: Number.MAX_VALUE,
        keys: keysOf([name.replace(/ county$/, ""), name, ...otherNames(slug)]),
      },
      ...placesOf(slug, name === region.name ? name : `${name}, ${region.name}`, region.name),
    ]),
  ]);
}
