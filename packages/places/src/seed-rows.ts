import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { placeStationLimits } from "@vanfettle/contract/station/station-classes";
import { stationList } from "@vanfettle/contract/station/station-list";
import { isTown } from "@vanfettle/core/location/facts/facts";
import type {
  CountySeed,
  PlaceSeed,
  PlaceSeedLink,
  RegionSeed,
  SeedRow,
} from "@vanfettle/core/location/seed/seed-locations";
import type { StationTable } from "@vanfettle/stations/files/station-table";
import { createAlphabeticalFinder } from "./alphabetical.ts";
import { chargesOfTowns, createChargeFinder, zoneNameOf, zonesOfTowns } from "./charges.ts";
import { countDistricts, countIslands, countStations } from "./count-stations.ts";
import { createDistinctNames } from "./distinct-names.ts";
import type { Gazetteer, GazetteerCounty, GazetteerPlace, GazetteerRegion } from "./gazetteer.ts";
import { listStations, placesSharingStations, sourceOfList } from "./imported-list.ts";
import { createNamesakeFinder } from "./namesakes.ts";
import {
  createElsewhereFinder,
  createNearbyFinder,
  createNextFinder,
  directionTo,
} from "./nearby.ts";
import { createOppositeFinder } from "./opposite.ts";
import { byStations } from "./station-figures.ts";
import { centresBeyond, nearestCentres, testCentresIn } from "./test-centres.ts";

/** The source of the committed station counts, displayed with them. */
const committedSource = {
  garageCountSource: stationList.name,
  garageCountYear: stationList.year,
} as const;

/**
 * Converts the gazetteer to table rows. An imported list adds stations and, unless it is a sample,
 * the counts.
 */
export function buildSeedRows(gazetteer: Gazetteer, list?: StationTable): SeedRow[] {
  const context = createContext(gazetteer, list);
  return [
    ...gazetteer.regions.map((region) => toRegionSeed(region, context)),
    ...gazetteer.counties.map((county) => toCountySeed(county, context)),
    ...gazetteer.places.map((place) => toPlaceSeed(place, context)),
  ];
}

function createContext(gazetteer: Gazetteer, list: StationTable | undefined) {
  const distinctName = createDistinctNames(gazetteer);
  const stations = list && listStations(gazetteer, list);
  const isCounted = list !== undefined && !list.header.sample;
  if (isCounted) countStations(gazetteer, list);
  return {
    source: isCounted ? sourceOfList(list) : committedSource,
    stationsOf: (place: GazetteerPlace) => stations?.get(place) ?? null,
    islandStations: countIslands(gazetteer),
    wholeDistricts: countDistricts(gazetteer),
    findOpposite: createOppositeFinder(gazetteer),
    placeOf: new Map(gazetteer.places.map((place) => [place.canonicalSlug, place])),
    /** The places with exactly the nearest stations of a larger place. */
    sharing: stations && isCounted ? placesSharingStations(stations) : new Set<GazetteerPlace>(),
    findElsewhere: createElsewhereFinder(gazetteer.places),
    findNext: createNextFinder(gazetteer.places),
    findCharges: createChargeFinder(gazetteer.places),
    findNearby: createNearbyFinder(gazetteer.places),
    findNamesakes: createNamesakeFinder(gazetteer),
    distinctName,
    findAlphabetical: createAlphabeticalFinder(gazetteer, distinctName),
  };
}
type SeedContext = ReturnType<typeof createContext>;

function toRegionSeed(region: GazetteerRegion, context: SeedContext): RegionSeed {
  return {
    kind: "region",
    ...commonAttributes(region, region, context),
    ...townLists(region, context),
    counties: region.counties.map((county) => {
      const { slug, places } = county;
      const own = isNorthernIreland(region.name) ? {} : { ownStations: county.own };
      return { ...names(county, context), slug, place_count: places.length, ...own };
    }),
  };
}

function toCountySeed(county: GazetteerCounty, context: SeedContext): CountySeed {
  return {
    kind: "county",
    ...commonAttributes(county, county.region, context),
    ...townLists(county, context),
    centresBeyond: centresBeyond(county),
    places: county.places.map((place) => toPlaceLink(place, context)),
  };
}

function commonAttributes(
  area: GazetteerRegion | GazetteerCounty,
  region: GazetteerRegion,
  context: SeedContext,
) {
  const { slug, latitude, longitude, own } = area;
  return {
    ...names(area, context),
    slug,
    canonicalSlug: slug,
    region: region.name,
    regionSlug: region.slug,
    latitude,
    longitude,
    garageCount: own.stations,
    class7Count: own.class7,
    ...context.source,
    stations: null,
    class7Places: class7Places(area, context),
    nearestStationMiles: null,
    nearestClass7Miles: null,
    tenthStationMiles: null,
    island: null,
    postcodeArea: null,
    population: null,
    nearby: [],
    alphabetical: [],
    districts: [],
    testCentres: testCentresIn(area, region),
    namesakes: context.findNamesakes({ slug, canonicalSlug: slug }),
  };
}

function class7Places(
  area: GazetteerRegion | GazetteerCounty,
  context: SeedContext,
): CountySeed["class7Places"] {
  const class7Of = ({ figures }: GazetteerPlace) => figures.own.class7;
  return placesIn(area)
    .filter((place) => isTown(place) && class7Of(place) > 0 && place.canonicalSlug !== area.slug)
    .toSorted((a, b) => class7Of(b) - class7Of(a) || (b.population ?? 0) - (a.population ?? 0))
    .slice(0, placeStationLimits.places)
    .map((place) => ({
      ...names(place, context),
      slug: place.canonicalSlug,
      class7Count: class7Of(place),
    }));
}

const placesIn = (area: GazetteerRegion | GazetteerCounty): GazetteerPlace[] =>
  "counties" in area ? area.counties.flatMap(({ places }) => places) : area.places;

function toPlaceSeed(place: GazetteerPlace, context: SeedContext): PlaceSeed {
  const { county, region, centre, districts, figures: _, ...row } = place;
  const nearby = context.findNearby(place);
  return {
    kind: "place",
    ...row,
    ...names(place, context),
    ...stationCounts(place),
    ...milesToNearestStations(place),
    ...context.source,
    stations: context.stationsOf(place),
    class7Places: [],
    region: region.name,
    regionSlug: region.slug,
    county: county.name,
    countySlug: county.slug,
    country: region.country,
    centre: centre && { name: centre.name, slug: centre.canonicalSlug },
    places: districts.map((district) => toPlaceLink(district, context)),
    nearby: nearby.map(({ place: near, miles, acrossWater }) => ({
      ...names(near, context),
      slug: near.canonicalSlug,
      miles,
      acrossWater,
    })),
    alphabetical: context
      .findAlphabetical(place)
      .map((near) => ({ ...names(near, context), slug: near.canonicalSlug })),
    namesakes: context.findNamesakes(place),
    districts: districtsOf(place, context),
    testCentres: nearestCentres(place),
    ...aroundOf(place, context),
    // The place London is its region.
    ...(place.canonicalSlug === region.slug && { towns: townLists(region, context).towns }),
    isActive: true,
    sharesStations: context.sharing.has(place),
  };
}

/**
 * Returns the whole districts of a town or city, with the stations that count for other places. The
 * slug of London opens the region.
 */
function districtsOf(
  place: GazetteerPlace,
  { wholeDistricts }: SeedContext,
): PlaceSeed["districts"] {
  if (!isTown(place) || place.canonicalSlug === place.region.slug) return [];
  const districts = place.figures.postcodes.flatMap(({ district, stations }) => {
    const whole = wholeDistricts.get(district);
    const isOfPlace =
      whole &&
      stations >= ownOfDistrict.stations &&
      stations >= whole.stations * ownOfDistrict.share;
    return isOfPlace ? [{ district, ...whole }] : [];
  });
  return districts.length > 1 ? districts.toSorted(byStations) : [];
}

/** A district belongs to a place that has so many of its stations. */
const ownOfDistrict = { stations: 2, share: 0.2 };

function aroundOf(place: GazetteerPlace, context: SeedContext) {
  if (isNorthernIreland(place.region.name)) {
    return { around: null, elsewhere: [], opposite: null, islandStations: null };
  }
  const { within, class5, acrossWater, beside } = place.figures;
  const opposite = context.findOpposite(place);
  const besidePlace = beside && context.placeOf.get(beside.slug);
  const elsewhere = context.findElsewhere(place);
  return {
    around: {
      within1Mile: within[1],
      within3Miles: within[3],
      within10Miles: within[10],
      class5,
      acrossWater,
      ...(besidePlace && {
        beside: {
          ...(isTown(besidePlace) && { name: besidePlace.name }),
          stations: beside.stations,
          direction: directionTo(place, besidePlace),
        },
      }),
    },
    elsewhere: toElsewhere(place, elsewhere),
    next: context.findNext(place).map(({ place: town, miles }) => ({
      name: town.name,
      miles,
      ...town.figures.within[1],
      direction: directionTo(place, town),
      ...zoneNameOf(town),
    })),
    charges: chargesOf(place, elsewhere, context),
    opposite: opposite && {
      name: opposite.place.name,
      miles: opposite.miles,
      direction: directionTo(place, opposite.place),
    },
    islandStations:
      place.island === null ? null : (context.islandStations.get(place.island) ?? null),
  };
}

type Elsewhere = ReturnType<SeedContext["findElsewhere"]>;

/** Returns the zones and tolls near a place, and the zone of the town elsewhere. */
function chargesOf(place: GazetteerPlace, elsewhere: Elsewhere, { findCharges }: SeedContext) {
  const near = findCharges(place);
  const towns = elsewhere.map((found) => found.place);
  const known = new Set(near.map(({ key }) => key));
  return [...near, ...zonesOfTowns(place, towns).filter(({ key }) => !known.has(key))];
}

const toElsewhere = (place: GazetteerPlace, elsewhere: Elsewhere) =>
  elsewhere.map(({ place: town, miles }) => ({
    name: town.name,
    miles,
    class7: town.figures.within[5].class7,
    direction: directionTo(place, town),
    ...zoneNameOf(town),
  }));

/**
 * Returns the towns of an area of Great Britain with the class 7 stations around each, and the zones
 * and tolls near them.
 */
function townLists(area: GazetteerRegion | GazetteerCounty, context: SeedContext) {
  const places = placesIn(area)
    // The place London is its region.
    .filter((place) => isTown(place) && place.canonicalSlug !== place.region.slug)
    .filter(
      ({ figures, canonicalSlug }) => figures.within[5].stations > 0 && canonicalSlug !== area.slug,
    );
  const towns: CountySeed["towns"] = places.map((place) => {
    const [elsewhere] = toElsewhere(place, context.findElsewhere(place));
    return {
      name: place.name,
      population: place.population ?? 0,
      class7: place.figures.within[5].class7,
      nearestClass7Miles: place.figures.nearestClass7Miles,
      isDivided: place.island !== null || context.findOpposite(place) !== null,
      ...(elsewhere && { elsewhere }),
    };
  });
  return { towns, charges: chargesOfTowns(places, context.findCharges) };
}

/**
 * Returns the counts of a place, or the region's if they share a slug: a card must match the page
 * it opens.
 */
function stationCounts({ canonicalSlug, region, figures }: GazetteerPlace) {
  const { stations, class7 } = canonicalSlug === region.slug ? region.own : figures.within[5];
  return { garageCount: stations, class7Count: class7 };
}

/** Returns the miles to the nearest stations, or null across water and in Northern Ireland. */
function milesToNearestStations({ region, island, figures }: GazetteerPlace) {
  const { within, nearestStationMiles, nearestClass7Miles, tenthStationMiles } = figures;
  const isBritish = !isNorthernIreland(region.name);
  const known = (count: number) => isBritish && (island === null || count > 0);
  return {
    nearestStationMiles: known(within[5].stations) ? nearestStationMiles : null,
    nearestClass7Miles: known(within[5].class7) ? nearestClass7Miles : null,
    tenthStationMiles: isBritish && island === null ? tenthStationMiles : null,
  };
}

function toPlaceLink(place: GazetteerPlace, context: SeedContext): PlaceSeedLink {
  const { canonicalSlug, type, population, region, figures } = place;
  return {
    ...names(place, context),
    slug: canonicalSlug,
    type,
    population,
    ...(!isNorthernIreland(region.name) && { ownStations: figures.own }),
  };
}

function names(
  location: GazetteerRegion | GazetteerCounty | GazetteerPlace,
  { distinctName }: SeedContext,
) {
  const distinct = distinctName(location);
  return { name: location.name, ...(distinct !== location.name && { distinctName: distinct }) };
}
