import { countedMiles, roundMiles } from "@vanfettle/contract/geo/distance";
import { isImpossible, jurisdictionOf, parsePostcode } from "@vanfettle/contract/geo/postcode";
import { DomainError, impossiblePostcode, problems } from "@vanfettle/contract/problems";
import type { NearStations, StationList } from "@vanfettle/contract/station/station-schemas";
import { nearestTestCentres } from "./dva-centres.ts";
import type { StationFileHeader } from "./files/station-table.ts";
import { geocodePostcode } from "./geocode-postcode.ts";
import { figuresSource, nearestPlaces, type KnownPlace } from "./near-places.ts";
import {
  countsByClass,
  countsWithin,
  nearestStations,
  type NearestOptions,
} from "./nearest-stations.ts";
import type { StationData } from "./open-station-data.ts";

const placeLimit = 3;
const nothingNear = {
  placed: null,
  centre: null,
  stations: [],
  within5Miles: null,
  within10Miles: null,
  counts: null,
  figures: null,
  places: [],
  testCentres: null,
  island: null,
} satisfies Partial<NearStations>;

/**
 * Returns the van stations nearest to a postcode, or without a list its place's figures. Throws for
 * other text.
 */
export function near(
  { stations, postcodes }: StationData,
  text: string,
  { vanClass, limit }: NearestOptions,
): NearStations {
  const postcode = parsePostcode(text);
  if (!postcode) throw withField("invalid_postcode");
  if (isImpossible(postcode)) throw withField("invalid_postcode", impossiblePostcode);
  const jurisdiction = jurisdictionOf(postcode);
  const described = {
    postcode: postcode.text,
    class: vanClass ?? null,
    jurisdiction,
    list: stations ? toStationList(stations.header) : null,
  };
  if (jurisdiction === "northern-ireland") {
    return { ...nothingNear, ...described, testCentres: nearestTestCentres(postcode) };
  }
  if (jurisdiction === "elsewhere") return { ...nothingNear, ...described };
  const found = geocodePostcode(postcode, postcodes);
  if (!found) throw withField("postcode_not_found");
  const places = nearestPlaces(found.centre, placeLimit);
  const around = {
    ...nothingNear,
    ...described,
    ...found,
    places: places.map(({ distinctName, slug, region, miles, acrossWater }) => ({
      name: distinctName,
      slug,
      region,
      miles: roundMiles(miles),
      acrossWater,
    })),
    island: places[0]?.island ?? null,
  };
  if (!stations) return { ...around, figures: places[0] ? toFigures(places[0]) : null };
  const [within5Miles, within10Miles] = countsWithin(stations, found.centre, vanClass, [
    countedMiles.near,
    countedMiles.far,
  ]);
  return {
    ...around,
    stations: nearestStations(stations, found.centre, { vanClass, limit }),
    within5Miles,
    within10Miles,
    counts: countsByClass(stations, found.centre, countedMiles.near),
  };
}

/** Returns the public description of a station list. */
export function toStationList({ edition, rows, sample }: StationFileHeader): StationList {
  const name = sample
    ? "Sample list of MOT test stations"
    : "DVSA list of active MOT test stations";
  return { name, edition, rows, licence: "OGL-3.0", sample };
}

function toFigures(place: KnownPlace): NonNullable<NearStations["figures"]> {
  const {
    distinctName: name,
    garageCount,
    class7Count,
    nearestStationMiles,
    nearestClass7Miles,
  } = place;
  return {
    name,
    garageCount,
    class7Count,
    nearestStationMiles,
    nearestClass7Miles,
    source: figuresSource,
  };
}

const withField = (
  code: "invalid_postcode" | "postcode_not_found",
  message: string = problems[code].message,
): DomainError => new DomainError(code, { issues: [{ field: "postcode", message }] });
