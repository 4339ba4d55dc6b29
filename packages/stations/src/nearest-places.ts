import { around } from "geokdbush";
import KDBush from "kdbush";
import points from "../data/place-points.json" with { type: "json" };
import { kilometresPerMile, milesBetween, type Point } from "./point.ts";

/** Where a place is, in degrees, and the name of its island if no road leads there. */
type PlacePoint = [latitude: number, longitude: number, island?: string];

interface NearPlace {
  slug: string;
  /** In a straight line, to a tenth. */
  miles: number;
}

const places = Object.entries(points as unknown as Record<string, PlacePoint>);
const index = new KDBush(places.length);
for (const [, [latitude, longitude]] of places) index.add(longitude, latitude);
index.finish();

const islandAt = (position: number): string | undefined => places[position]?.[1][2];

/**
 * Returns the places nearest to a point, nearest first. It leaves out those that the sea parts from the nearest one:
 * for Portsmouth those of the Isle of Wight, and the other way round.
 */
export function nearestPlaces({ latitude, longitude }: Point, limit: number, maxMiles: number): NearPlace[] {
  const [nearest] = around(index, longitude, latitude, 1);
  if (nearest === undefined) return [];
  const onSameLand = (position: number) => islandAt(position) === islandAt(nearest);
  return around(index, longitude, latitude, limit, maxMiles * kilometresPerMile, onSameLand).flatMap((position) => {
    const [slug, [placeLatitude, placeLongitude]] = places[position] as [string, PlacePoint];
    const miles = milesBetween({ latitude, longitude }, { latitude: placeLatitude, longitude: placeLongitude });
    return [{ slug, miles: Math.round(miles * 10) / 10 }];
  });
}
