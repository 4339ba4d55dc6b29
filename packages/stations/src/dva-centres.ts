import { milesBetween, roundMiles, type Point } from "@vanfettle/contract/geo/distance";
import type { Postcode } from "@vanfettle/contract/geo/postcode";
import type { NearStations } from "@vanfettle/contract/station/station-schemas";
import { dvaCentreTowns } from "@vanfettle/vans/law/law-northern-ireland";

interface PostTown extends Point {
  name: string;
  /** The numbers of its postcode districts: 1 for BT1. */
  districts: readonly number[];
}

/**
 * The post towns of Northern Ireland with the middle of each. No open list places single Northern
 * Irish postcodes. The positions are GeoNames'; Caledon, Clogher and Augher do not have a page, and
 * are given to two or three decimals.
 */
const postTowns: readonly PostTown[] = [
  {
    name: "Belfast",
    latitude: 54.597,
    longitude: -5.925,
    districts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
  },
  { name: "Holywood", latitude: 54.639, longitude: -5.825, districts: [18] },
  { name: "Bangor", latitude: 54.661, longitude: -5.668, districts: [19, 20] },
  { name: "Donaghadee", latitude: 54.641, longitude: -5.536, districts: [21] },
  { name: "Newtownards", latitude: 54.592, longitude: -5.691, districts: [22, 23] },
  { name: "Ballynahinch", latitude: 54.402, longitude: -5.897, districts: [24] },
  { name: "Dromore", latitude: 54.414, longitude: -6.149, districts: [25] },
  { name: "Hillsborough", latitude: 54.463, longitude: -6.077, districts: [26] },
  { name: "Lisburn", latitude: 54.523, longitude: -6.035, districts: [27, 28] },
  { name: "Crumlin", latitude: 54.621, longitude: -6.214, districts: [29] },
  { name: "Downpatrick", latitude: 54.328, longitude: -5.715, districts: [30] },
  { name: "Castlewellan", latitude: 54.257, longitude: -5.944, districts: [31] },
  { name: "Banbridge", latitude: 54.35, longitude: -6.283, districts: [32] },
  { name: "Newcastle", latitude: 54.218, longitude: -5.89, districts: [33] },
  { name: "Newry", latitude: 54.178, longitude: -6.337, districts: [34, 35] },
  { name: "Newtownabbey", latitude: 54.66, longitude: -5.909, districts: [36, 37] },
  { name: "Carrickfergus", latitude: 54.716, longitude: -5.806, districts: [38] },
  { name: "Ballyclare", latitude: 54.751, longitude: -5.999, districts: [39] },
  { name: "Larne", latitude: 54.85, longitude: -5.817, districts: [40] },
  { name: "Antrim", latitude: 54.718, longitude: -6.211, districts: [41] },
  { name: "Ballymena", latitude: 54.864, longitude: -6.276, districts: [42, 43, 44] },
  { name: "Magherafelt", latitude: 54.754, longitude: -6.607, districts: [45] },
  { name: "Maghera", latitude: 54.844, longitude: -6.671, districts: [46] },
  { name: "Londonderry", latitude: 54.998, longitude: -7.309, districts: [47, 48] },
  { name: "Limavady", latitude: 55.05, longitude: -6.951, districts: [49] },
  { name: "Coleraine", latitude: 55.133, longitude: -6.667, districts: [51, 52] },
  { name: "Ballymoney", latitude: 55.071, longitude: -6.51, districts: [53] },
  { name: "Ballycastle", latitude: 55.204, longitude: -6.243, districts: [54] },
  { name: "Portstewart", latitude: 55.181, longitude: -6.714, districts: [55] },
  { name: "Portrush", latitude: 55.196, longitude: -6.649, districts: [56] },
  { name: "Bushmills", latitude: 55.205, longitude: -6.519, districts: [57] },
  { name: "Armagh", latitude: 54.35, longitude: -6.667, districts: [60, 61] },
  { name: "Craigavon", latitude: 54.447, longitude: -6.387, districts: [62, 63, 64, 65, 66, 67] },
  { name: "Caledon", latitude: 54.35, longitude: -6.83, districts: [68] },
  { name: "Aughnacloy", latitude: 54.414, longitude: -6.976, districts: [69] },
  { name: "Dungannon", latitude: 54.503, longitude: -6.767, districts: [70, 71] },
  { name: "Enniskillen", latitude: 54.346, longitude: -7.641, districts: [74, 92, 93, 94] },
  { name: "Fivemiletown", latitude: 54.383, longitude: -7.3, districts: [75] },
  { name: "Clogher", latitude: 54.412, longitude: -7.173, districts: [76] },
  { name: "Augher", latitude: 54.427, longitude: -7.143, districts: [77] },
  { name: "Omagh", latitude: 54.6, longitude: -7.3, districts: [78, 79] },
  { name: "Cookstown", latitude: 54.643, longitude: -6.746, districts: [80] },
  { name: "Castlederg", latitude: 54.707, longitude: -7.593, districts: [81] },
  { name: "Strabane", latitude: 54.824, longitude: -7.469, districts: [82] },
];

/** The position of the only centre without its own post town. */
const mallusk: Point = { latitude: 54.683, longitude: -5.983 };

/** The number of centres in a response. */
const shown = 5;

/** Returns the position of the town of a centre. Throws if the table lacks it. */
export function centrePosition(town: string): Point {
  const found = town === "Mallusk" ? mallusk : postTowns.find(({ name }) => name === town);
  if (!found) throw new Error(`There is no position for the DVA centre in ${town}.`);
  return found;
}

/** Returns the post town of a Northern Irish postcode, or `undefined` if its district has none. */
export function postTownOf({ outcode }: Postcode): PostTown | undefined {
  const district = Number(outcode.slice(2));
  return postTowns.find(({ districts }) => districts.includes(district));
}

/**
 * Returns the DVA test centres nearest to the post town of a postcode, nearest first, or null if
 * the district does not have a post town.
 */
export function nearestTestCentres(postcode: Postcode): NearStations["testCentres"] {
  const from = postTownOf(postcode);
  if (!from) return null;
  return { from: from.name, centres: testCentresNear(from).slice(0, shown) };
}

/** Returns all DVA test centres with their miles from a point, nearest first. */
export const testCentresNear = (point: Point): { name: string; miles: number }[] =>
  dvaCentreTowns
    .map((name) => ({ name, miles: milesBetween(point, centrePosition(name)) }))
    .toSorted((a, b) => a.miles - b.miles)
    .map(({ name, miles }) => ({ name, miles: roundMiles(miles) }));
