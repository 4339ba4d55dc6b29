import { around } from "geokdbush";
import {
  kilometresPerMile,
  milesBetween,
  roundMiles,
  type Point,
} from "@vanfettle/contract/geo/distance";
import type { TextLists } from "@vanfettle/core/location/location-row";
import { indexPoints } from "@vanfettle/stations/point";
import { crossings } from "@vanfettle/vans/zones/crossings";
import { zoneAt, zones, type Zone } from "@vanfettle/vans/zones/zones";
import type { GazetteerPlace } from "./gazetteer.ts";
import { directionTo } from "./nearby.ts";

type Charge = TextLists["charges"][number];

/** A zone near a place is within the distance in which its stations are counted. */
const nearMiles = 5;

const vanZones = Object.entries<Zone>(zones).filter(([, { vehicles }]) => vehicles.includes("van"));

const zoneOf = ({ canonicalSlug: slug, centre, county }: GazetteerPlace): Zone | null =>
  zoneAt({ slug, centre: centre?.canonicalSlug ?? null, county: county.slug });

/** Returns the zone that charges or bans older vans in a place, as an attribute of a town. */
export function zoneNameOf(place: GazetteerPlace): { zone?: string } {
  const zone = zoneOf(place);
  return zone?.vehicles.includes("van") === true ? { zone: zone.name } : {};
}

/**
 * Returns a function that finds the zones and tolls near a place, but not the zone of the place. We
 * do not have boundaries: the miles lead to the middle of the zone's city or, because all of London
 * is in its zone, to the nearest place of London.
 */
export function createChargeFinder(
  places: readonly GazetteerPlace[],
): (place: GazetteerPlace) => Charge[] {
  const indexed = vanZones.map(([key, zone]) => {
    const inZone = places.filter(
      ({ canonicalSlug, county }) =>
        zone.places.includes(county.slug) || canonicalSlug === zone.places[0],
    );
    return { key, zone, inZone, index: indexPoints(inZone) };
  });
  return (place) => {
    const { longitude, latitude } = place;
    const own = zoneOf(place);
    const nearZones = indexed.flatMap(({ key, zone, inZone, index }) => {
      const [found] = around(index, longitude, latitude, 1, nearMiles * kilometresPerMile);
      const nearest = found === undefined ? undefined : inZone[found];
      if (!nearest || zone === own) return [];
      return [chargeAt(key, place, nearest.name, nearest)];
    });
    const tolls = Object.entries(crossings)
      .filter(([, { at, within }]) => milesBetween(place, at) <= within)
      .map(([key, { at }]) => chargeAt(key, place, place.name, at));
    return [...nearZones, ...tolls];
  };
}

const chargeAt = (key: string, from: Point, town: string, to: Point): Charge => ({
  key,
  town,
  miles: roundMiles(milesBetween(from, to)),
  direction: directionTo(from, to),
});

/** Returns the zones of towns that are advised to owners of a place. */
export const zonesOfTowns = (place: GazetteerPlace, towns: readonly GazetteerPlace[]): Charge[] =>
  towns.flatMap((town) =>
    vanZones
      .filter(([, zone]) => zone.places[0] === town.canonicalSlug)
      .map(([key]) => chargeAt(key, place, town.name, town)),
  );

/** Returns the zones and tolls of an area, each by the nearest of its towns. */
export function chargesOfTowns(
  towns: readonly GazetteerPlace[],
  find: (place: GazetteerPlace) => Charge[],
): Charge[] {
  const all = towns.flatMap((town) => [
    ...zonesOfTowns(town, [town]),
    ...find(town).map((charge) => ({ ...charge, town: town.name })),
  ]);
  return [...Map.groupBy(all, ({ key }) => key).values()].flatMap(
    (list) => list.toSorted((a, b) => a.miles - b.miles)[0] ?? [],
  );
}
