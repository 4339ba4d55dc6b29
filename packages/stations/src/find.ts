import type { FindPlaces, FoundPlace } from "@vanfettle/contract/find/find-schemas";
import { namesWithoutPage, shortNames } from "@vanfettle/contract/find/names-as-typed";
import { parseQuery, type ParsedQuery } from "@vanfettle/contract/find/parse-query";
import { roundMiles } from "@vanfettle/contract/geo/distance";
import { createPlaceFinder, type PlaceFinder } from "@vanfettle/contract/geo/find-places";
import { foldName, hasName, plainName } from "@vanfettle/contract/geo/fold-name";
import { islandOutsideUk } from "@vanfettle/contract/geo/outside-uk";
import { findablePlaces, type FindablePlace } from "@vanfettle/contract/geo/place-list";
import { jurisdictionOf, parsePostcode, type Postcode } from "@vanfettle/contract/geo/postcode";
import { sectorsOfDistricts, townsOfAreas } from "./districts.ts";
import { postTownOf } from "./dva-centres.ts";
import { geocodePostcode, nearestSector } from "./geocode-postcode.ts";
import { knownPlace, nearestPlaces } from "./near-places.ts";
import { nicknames } from "./nicknames.ts";
import type { StationData } from "./open-station-data.ts";
import { townsOfParts } from "./parts-of-towns.ts";
import { townsOfVillages } from "./villages.ts";

const placeLimit = 30;
const similarLimit = 8;
const nearestLimit = 8;
const aroundLimit = 3;

/** The slugs of the towns in or near each name without a page. */
const tablesWithoutPage = [townsOfAreas, townsOfParts, townsOfVillages, namesWithoutPage];

const places = findablePlaces();
const { find: findByName } = createPlaceFinder(places);
const bySlug = new Map(
  places.filter(({ kind }) => kind === "place").map((place) => [place.slug, place]),
);
const placesByKey = Map.groupBy(
  places.flatMap((place) => place.keys.map((key) => ({ key, place }))),
  ({ key }) => key,
);
// The slug of London belongs to a region.
const placeBySlug = (slug: string) =>
  bySlug.get(slug) ?? places.find((place) => place.slug === slug);

/**
 * Finds the places that a search names, or the nearest to its postcode, sector or outcode. Returns a
 * result for any text.
 */
export function find(data: StationData, text: string): FindPlaces {
  const query = parseQuery(text);
  const found = findPlaces(data, text, query);
  return { ...found, sector: query.vanClass && sectorOfPlace(found) };
}

function findPlaces(
  { postcodes }: Pick<StationData, "postcodes">,
  text: string,
  query: ParsedQuery,
): FindPlaces {
  const { postcode, forcesNumber, place } = query;
  if (forcesNumber) return { ...toFound("unknown-postcode"), postcode: forcesNumber };
  if (islandOutsideUk(postcode?.text ?? place) !== undefined) {
    return toFound("outside-uk", [], postcode);
  }
  const texts = [text, ...query.widerPlaces, place];
  const names = texts.map(foldName);
  const ofNickname = placeOfNickname(names);
  if (ofNickname) return toFound("places", [toFoundPlace(ofNickname)]);
  const byPostcode = postcode && findByPostcode(postcode, postcodes);
  if (byPostcode && place === "") return byPostcode;
  const byName = findByName(text, placeLimit);
  const isNamed = byName.match === "exact";
  if (byPostcode) {
    const places = isNamed ? byName.places : [];
    const isSure = postcode?.level === "postcode" || isOfPlace(byPostcode, places);
    if (isSure) return withTown(byPostcode, places);
  }
  // Before a place: a part of the name of a district may be another, as in Test Valley.
  const around = placesAround(names, postcodes);
  if (around.length > 0) return toFound("around", around);
  const named = byName.places.map(toFoundPlace);
  if (isNamed) return toFound("places", named);
  const both = placesOfBoth({ postcodes }, text);
  if (both.length > 0) return toFound("places", both);
  const inArea = placesInArea(foldName(place), postcodes);
  if (inArea) return inArea;
  const parts = texts.map((part) => foldName(part.replace(/,.*/, "")).replace(ending, ""));
  const aroundParts = placesAround([...parts, ...parts.map((part) => `${part} bay`)], postcodes);
  if (aroundParts.length > 0) return toFound("around", aroundParts);
  // The words of a question are no misspelt place.
  if (query.isQuestion && (place === "" || !query.isPlaceAsked)) {
    return toFound("no-place", townAtEitherEnd(place));
  }
  if (byName.match === "around") return toFound("around", named);
  if (place === "" && plainName(text) !== "") return toFound("no-place");
  if (hasPostcodeForm(place)) return toFound("not-a-postcode");
  if (byName.match === "similar") {
    // The old name of a county, which has towns of its own: `rhonda`.
    const isOfArea = byName.places.every(({ kind }) => kind !== "place");
    // The Rye of `peckam rye`.
    const isOfWord = byName.places.some(({ keys }) => keys.some((key) => hasName(place, key)));
    const misspelt = isOfArea || isOfWord ? placesOfMisspeltName(place, postcodes) : undefined;
    if (misspelt) return misspelt;
    return toFound("similar", named.slice(0, similarLimit));
  }
  if (query.isQuestion) return toFound("no-place");
  const misspelt = placesOfMisspelt(place, postcodes);
  if (misspelt) return misspelt;
  return { ...toFound("nothing"), nearest: byName.nearest.map(toFoundPlace) };
}

/** Returns the place that the first nickname among names means, if any. */
function placeOfNickname(names: readonly string[]): FindablePlace | undefined {
  const [slug] = names.flatMap((name) => nicknames.get(name) ?? []);
  return slug === undefined ? undefined : placeBySlug(slug);
}

/** Returns the places of two names joined by a word or a slash, if both are known: `Leeds or York`. */
function placesOfBoth(data: Pick<StationData, "postcodes">, text: string): FoundPlace[] {
  const names = text.split(/\s(?:or|and)\s|[/&]/i);
  if (names.length !== 2) return [];
  const found = names.map((name) => findPlaces(data, name, parseQuery(name)));
  if (!found.every(({ outcome }) => outcome === "places" || outcome === "around")) return [];
  const each = found.flatMap(({ places }) => places);
  return [...new Map(each.map((place) => [place.slug, place])).values()].slice(0, placeLimit);
}

/** Returns the places in or nearest to the first of the names that has no page. */
function placesAround(names: readonly string[], postcodes: StationData["postcodes"]): FoundPlace[] {
  const [first = []] = names.flatMap((name) => {
    const found = placesWithout(name, postcodes);
    return found ? [found] : [];
  });
  return first;
}

/** The words of the longest name that is looked for at the ends of a question. */
const mostWordsAtEnd = 3;

/** Returns the towns whose full name ends or begins a text: `ok to drive to rutherglen`. */
function townAtEitherEnd(text: string): FoundPlace[] {
  const words = foldName(text).split(" ");
  for (let count = Math.min(mostWordsAtEnd, words.length); count > 0; count--) {
    for (const part of [words.slice(-count), words.slice(0, count)]) {
      const towns = placesByKey.get(part.join(" "))?.map(({ place }) => toFoundPlace(place));
      if (towns?.every(isTown)) return towns.slice(0, similarLimit);
    }
  }
  return [];
}

/** The last word of a name that is a part of the place before it: `croyde bay`. */
const ending = / (?:bay|beach|harbour|village|island|sands|quay|marina|seafront|services)$/;

/** Returns the places in or nearest to an area, part of a town or village without a page, if known. */
function placesWithout(
  name: string,
  postcodes: StationData["postcodes"],
): FoundPlace[] | undefined {
  const slugs = tablesWithoutPage.find((table) => table.has(name))?.get(name);
  if (slugs) return slugs.flatMap((slug) => placeBySlug(slug) ?? []).map(toFoundPlace);
  const postcode = parsePostcode(sectorsOfDistricts.get(name) ?? "");
  const near = postcode && findByPostcode(postcode, postcodes).places.slice(0, aroundLimit);
  return near?.map((place) => ({ ...place, miles: null }));
}

/** Returns the places with a name, if it is a full one, without comparing it with others. */
function placesNamed(name: string): FoundPlace[] | undefined {
  const ofKey = placesByKey.get(name)?.map(({ place }) => place);
  // A word such as `constructor` is no short name.
  const short = Object.hasOwn(shortNames, name) ? shortNames[name] : undefined;
  const slugs = namesWithoutPage.get(name) ?? (short === undefined ? undefined : [short]);
  const named = ofKey ?? slugs?.flatMap((slug) => placeBySlug(slug) ?? []);
  return named?.map(toFoundPlace);
}

/** Returns the places with a name whose words may be shortened: `north yorks`. */
function shortened(name: string): FoundPlace[] {
  const { match, places } = findByName(name, placeLimit);
  return match === "exact" ? places.map(toFoundPlace) : [];
}

/**
 * Returns the places of a name before the county, region, town or island that it is in, as in `clun
 * shropshire`, with that town first. The same name elsewhere is another, unless only a full name
 * and an area are known, of which both are choices: `leigh lancs`.
 */
function placesInArea(name: string, postcodes: StationData["postcodes"]): FindPlaces | undefined {
  const words = name.split(" ");
  let both: FoundPlace[] = [];
  for (const at of words.keys()) {
    const before = words.slice(0, at).join(" ");
    const named = at > 0 ? placesNamed(before) : undefined;
    const places = placesWithout(before, postcodes) ?? named;
    if (!places) continue;
    const after = words.slice(at).join(" ");
    const areas = placesNamed(after) ?? placesWithout(after, postcodes) ?? shortened(after);
    const inside = places.filter((place) => areas.some((area) => isInSameArea(place, area)));
    if (inside.length === 0) {
      const isEach = places.every(isTown) && areas.length > 0 && !areas.some(isTown);
      if (places === named && isEach) both = [...places, ...areas];
      continue;
    }
    if (places === named) return toFound("places", inside);
    const [town] = areas.filter(isTown);
    const others = inside.filter(({ slug }) => slug !== town?.slug);
    return toFound("around", town && areas.length === 1 ? [town, ...others] : inside);
  }
  return both.length > 0 ? toFound("places", both) : undefined;
}

/** The letters of the longest text that may be a misspelt name without a page. */
const longestWithout = 30;

/** The names without a page, for misspelt ones. Made for the first of these, as most need none. */
let namesWithout: PlaceFinder | undefined;

function findWithout(name: string): string[] {
  if (name.length > longestWithout) return [];
  const tables = [...tablesWithoutPage, sectorsOfDistricts];
  namesWithout ??= createPlaceFinder(
    tables.flatMap((table) =>
      Array.from(table.keys(), (key) => ({
        kind: "place" as const,
        name: key,
        slug: key,
        area: "",
        region: "",
        size: 0,
        keys: [key],
      })),
    ),
  );
  const found = namesWithout.find(name, 1).places.map(({ slug }) => slug);
  const text = foldName(name);
  const count = (words: string) => words.split(" ").length;
  // Many names may begin with a text or be among its words, of which one is as likely as the next.
  const isOneOfMany = (slug: string) => slug.startsWith(text) && slug.length > text.length + 1;
  return found.filter((slug) => !isOneOfMany(slug) && count(slug) === count(text));
}

/** Returns the places in or nearest to the name without a page that a misspelt one is like, if any. */
function placesOfMisspeltName(
  text: string,
  postcodes: StationData["postcodes"],
): FindPlaces | undefined {
  const [meant] = findWithout(text);
  const towns = meant === undefined ? undefined : placesWithout(meant, postcodes);
  return meant && towns ? { ...toFound("around", towns), meant } : undefined;
}

/** The letters of the shortest misspelt name without a page: a shorter one may be another's. */
const shortestWithout = 7;

/** The letters of the shortest word that may be a misspelt name beside others. */
const shortestMisspelt = 5;

/** The words that may be one, the longest: each is compared with all names. */
const mostMisspelt = 2;

/** Returns the places of a misspelt name without a page, or of a misspelt word among others. */
function placesOfMisspelt(
  text: string,
  postcodes: StationData["postcodes"],
): FindPlaces | undefined {
  const around = text.length < shortestWithout ? undefined : placesOfMisspeltName(text, postcodes);
  if (around) return around;
  const words = foldName(text).split(" ");
  if (words.length === 1) return undefined;
  const long = words
    .filter(({ length }) => length >= shortestMisspelt)
    .toSorted((a, b) => b.length - a.length);
  for (const word of long.slice(0, mostMisspelt)) {
    const { match, places } = findByName(word, similarLimit);
    // A word of the search may also begin a name: `water` of Waterlooville.
    const misspelt = places.filter(({ keys }) => !keys.some((key) => key.startsWith(word)));
    if (match === "similar" && misspelt.length > 0) {
      return toFound("similar", misspelt.map(toFoundPlace));
    }
  }
  return undefined;
}

const isTown = ({ kind }: FoundPlace): boolean => kind === "place";

/** Returns whether a place is in an area, or for a town in its county. */
const isInSameArea = ({ area }: FoundPlace, inside: FoundPlace): boolean =>
  inside.kind === "place" ? area === inside.area : `, ${area}, `.includes(`, ${inside.name}, `);

/**
 * Returns whether an outcode or sector belongs to the place beside it. Others are something else,
 * such as the M4 near Newport.
 */
function isOfPlace(
  { outcome, places: near }: FindPlaces,
  named: readonly FindablePlace[],
): boolean {
  if (outcome === "unknown-postcode") return false;
  const regions = near.map(({ slug }) => placeBySlug(slug)?.region);
  return named.length === 0 || named.some(({ region }) => regions.includes(region));
}

/** Puts the town beside a postcode first, in Northern Ireland before its post town. */
function withTown(found: FindPlaces, named: readonly FindablePlace[]): FindPlaces {
  if (found.outcome !== "northern-ireland") {
    const isNamed = ({ slug }: FoundPlace) => named.some((place) => place.slug === slug);
    const others = found.places.filter((place) => !isNamed(place));
    return { ...found, places: [...found.places.filter(isNamed), ...others] };
  }
  const towns = named.filter(({ region }) => region === "Northern Ireland").map(toFoundPlace);
  const slugs = new Set(towns.map(({ slug }) => slug));
  return { ...found, places: [...towns, ...found.places.filter(({ slug }) => !slugs.has(slug))] };
}

/** Returns the sector at the centre of the only place found, or null for an area or none. */
function sectorOfPlace({ outcome, places: [only, ...others] }: FindPlaces): string | null {
  const point = outcome === "places" && only && others.length === 0 && knownPlace(only.slug);
  return (point && nearestSector(point)) || null;
}

function findByPostcode(postcode: Postcode, table: StationData["postcodes"]): FindPlaces {
  const jurisdiction = jurisdictionOf(postcode);
  if (jurisdiction === "northern-ireland") {
    const region = placeBySlug("northern-ireland");
    const found = [pageOfPostTown(postcode), region].flatMap((place) => place ?? []);
    return toFound("northern-ireland", found.map(toFoundPlace), postcode);
  }
  const geocoded = jurisdiction === "great-britain" ? geocodePostcode(postcode, table) : undefined;
  if (!geocoded) {
    // A sector without its blank: `CR78`.
    const sector = parsePostcode(postcode.text.replace(/^([A-Z]{1,2}\d)(\d)$/, "$1 $2"));
    const isSector = postcode.level === "outcode" && sector?.level === "sector";
    const inSector = isSector ? findByPostcode(sector, table) : undefined;
    return inSector?.outcome === "postcode" ? inSector : toFound("unknown-postcode", [], postcode);
  }
  const around = nearestPlaces(geocoded.centre, nearestLimit);
  // The first is across the water only from an island without a place.
  const onLand = around.filter(({ acrossWater }, i) => i === 0 || !acrossWater);
  const near = onLand.flatMap(({ slug, miles }) => {
    const place = placeBySlug(slug);
    return place ? [{ ...toFoundPlace(place), miles: roundMiles(miles) }] : [];
  });
  return { ...toFound("postcode", near, postcode), placed: geocoded.placed };
}

/** Returns the page of a Northern Irish post town. No table has the postcodes around it. */
function pageOfPostTown(postcode: Postcode): FindablePlace | undefined {
  const postTown = postTownOf(postcode);
  const key = foldName(postTown?.name ?? "");
  return places.find(
    ({ kind, region, keys }) =>
      kind === "place" && region === "Northern Ireland" && keys.includes(key),
  );
}

const toFound = (
  outcome: FindPlaces["outcome"],
  found: FoundPlace[] = [],
  postcode?: Postcode,
): FindPlaces => ({
  outcome,
  places: found,
  nearest: [],
  postcode: postcode?.text ?? null,
  placed: null,
  sector: null,
});

const toFoundPlace = ({ kind, name, slug, area }: FindablePlace): FoundPlace => ({
  kind,
  name,
  slug,
  area,
  miles: null,
});

/**
 * Returns whether text looks like an intended postcode: one or two letters and a digit, or part of
 * a postcode.
 */
const hasPostcodeForm = (text: string): boolean =>
  /^\s*[a-z]{1,2}\s?\d[a-z\d\s.-]{0,8}$/i.test(text);
