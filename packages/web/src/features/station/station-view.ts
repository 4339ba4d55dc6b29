import type { PlaceStations, Station } from "@vanfettle/contract/station/station-schemas";
import { vanClasses, type VanClass } from "@vanfettle/vans/law/law-values";

/**
 * The fields of a station that a list shows. Documents carry up to 20 stations, so other fields are
 * omitted.
 */
export interface StationView extends Pick<
  Station,
  "site" | "name" | "phone" | "latitude" | "longitude" | "miles"
> {
  /** Address, town and postcode. */
  place: string;
  classes: VanClass[];
  /** True if the position is the centre of an area instead of the full postcode. */
  roughly?: true;
  /** True if the way by road is much longer than the distance, or needs a ferry. */
  acrossWater?: true;
  /** Advice for van owners about a station that tests its operator's fleet. */
  note?: string;
}

function noteOf({ access, councilRun }: Station): string | undefined {
  if (access === "ask first") return "Runs its own fleet: ask first whether it tests other vans.";
  return councilRun ? "Council-run, usually open to the public." : undefined;
}

/** Converts a station of the API into its list view. */
export function toStationView(station: Station): StationView {
  const { site, name, address, town, postcode, phone, classes, latitude, longitude, miles, exact } =
    station;
  const note = noteOf(station);
  return {
    site,
    name,
    place: [address, town, postcode].filter(Boolean).join(", "),
    phone,
    classes: vanClasses.filter((vanClass) => classes.includes(vanClass)),
    latitude,
    longitude,
    miles,
    ...(exact ? {} : { roughly: true }),
    ...(station.acrossWater && { acrossWater: true }),
    ...(note && { note }),
  };
}

export type PlaceStationsView = ReturnType<typeof toPlaceStationsView>;

/**
 * Converts the stations around a place: the nearest, then the class 7 stations that are `farther`
 * away, each with stations across the water last.
 */
export function toPlaceStationsView({ list, nearest, class7, counts }: PlaceStations) {
  const nearestSites = new Set(nearest.map(({ site }) => site));
  const farther = class7.filter(({ site }) => !nearestSites.has(site));
  return {
    list,
    nearest: nearest.map(toStationView),
    farther: farther.map(toStationView),
    counts,
  };
}
