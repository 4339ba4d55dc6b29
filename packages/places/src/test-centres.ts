import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import type { TextLists } from "@vanfettle/core/location/location-row";
import { centrePosition, testCentresNear } from "@vanfettle/stations/dva-centres";
import type { GazetteerCounty, GazetteerPlace, GazetteerRegion } from "./gazetteer.ts";
import { nearest } from "./point.ts";

type TestCentres = LocationPage["testCentres"];

const shownCentres = 3;

/** Returns the DVA test centres nearest to a place; none outside Northern Ireland. */
export function nearestCentres(place: GazetteerPlace): TestCentres {
  if (!isNorthernIreland(place.region.name)) return [];
  return testCentresNear(place).slice(0, shownCentres);
}

/** Returns for each test centre of a county the nearest one outside it. */
export function centresBeyond(county: GazetteerCounty): TextLists["centresBeyond"] {
  const own = testCentresIn(county, county.region).map(({ name }) => name);
  return own.flatMap((from) => {
    const beyond = testCentresNear(centrePosition(from)).find(({ name }) => !own.includes(name));
    return beyond ? [{ ...beyond, from }] : [];
  });
}

/** Returns the DVA test centres in a county or region: the centres nearest to any of its places. */
export function testCentresIn(
  area: GazetteerRegion | GazetteerCounty,
  region: GazetteerRegion,
): TestCentres {
  if (!isNorthernIreland(region.name)) return [];
  const places = region.counties.flatMap((county) => county.places);
  return testCentresNear(area)
    .map(({ name }) => name)
    .filter((name) => {
      const { county } = nearest(centrePosition(name), places);
      return "counties" in area || county === area;
    })
    .toSorted()
    .map((name) => ({ name, miles: null }));
}
