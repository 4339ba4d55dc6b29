import { countiesByRegion } from "../locations/counties.ts";
import { regions } from "../locations/regions.ts";
import { foldName, plainName } from "./fold-name.ts";
import list from "./place-list.json" with { type: "json" };

/** A place in the list: its name alone, or with what does not follow from the name. */
export type PlaceListEntry =
  | string
  | {
      name: string;
      /** The canonical slug, where it is not made of the name's words. */
      slug?: string;
      /** What tells it apart from its namesakes: `Kent` of `Ashford, Kent`. */
      in?: string;
    };

/**
 * The content of `place-list.json`, which `npm run places` writes. It is short, because the browser downloads it: the
 * places of each county, largest first, and the other names of places, counties and regions by slug.
 */
export interface PlaceList {
  counties: Record<string, PlaceListEntry[]>;
  /** By county, by how many hundreds of people each place is smaller than the one before it; the first is negative. */
  sizeSteps: Record<string, number[]>;
  otherNames: Record<string, string[]>;
}

/** A region, county or place that can be found by its names. */
export interface FindablePlace {
  kind: "region" | "county" | "place";
  /** The name that no other one has, such as `Ashford, Kent`. */
  name: string;
  slug: string;
  /** What it is in, such as `Kent, South East`; empty for a region. */
  area: string;
  /** The region's name. */
  region: string;
  /** Hundreds of people, 0 for a place whose population is not known; a region and a county are larger than any place. */
  size: number;
  /** All its names as `foldName` writes them; its own first. */
  keys: string[];
}

/** Returns the slug that a name has unless the list says otherwise. */
export const defaultSlug = (name: string): string => plainName(name).replaceAll(" ", "-");

const otherNames = (slug: string): readonly string[] =>
  Object.hasOwn(list.otherNames, slug) ? ((list as PlaceList).otherNames[slug] ?? []) : [];

const keysOf = (names: readonly string[]): string[] => [...new Set(names.map(foldName))];

function toPlace(entry: PlaceListEntry, size: number, area: string, region: string): FindablePlace {
  const named: Exclude<PlaceListEntry, string> = typeof entry === "string" ? { name: entry } : entry;
  const slug = named.slug ?? defaultSlug(named.name);
  const keys = keysOf([named.name, ...otherNames(slug)]);
  return {
    kind: "place",
    name: named.in === undefined ? named.name : `${named.name}, ${named.in}`,
    slug,
    area,
    region,
    size,
    keys,
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

/** Returns whether a county has the name of its region, as West Midlands has. The county is then called one. */
const sharesName = ({ name, slug }: (typeof regions)[number]): boolean =>
  (countiesByRegion[slug] ?? []).some((county) => county.name === `${name} county`);

/** Returns all regions, counties and places. Building them takes a few milliseconds, so callers keep the result. */
export function findablePlaces(): FindablePlace[] {
  return regions.flatMap((region): FindablePlace[] => [
    {
      kind: "region",
      name: sharesName(region) ? `${region.name} region` : region.name,
      slug: region.slug,
      area: "",
      region: region.name,
      size: Infinity,
      keys: keysOf([region.name, `${region.name} region`, ...region.otherNames, ...otherNames(region.slug)]),
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
