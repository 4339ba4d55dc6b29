import { vanClasses, type VanClass } from "@vanfettle/contract/station-classes";
import type { PlaceStations, Station, StationList } from "@vanfettle/contract/station-schemas";

/** The part of a station that a list shows. Documents carry up to twenty, so it leaves out what the list does not show. */
export interface StationView extends Pick<Station, "site" | "name" | "phone" | "latitude" | "longitude" | "miles"> {
  /** Address, town and postcode. */
  place: string;
  classes: VanClass[];
  /** True where the centre of an area places it, and not its full postcode. */
  roughly?: true;
  /** What a van owner should know before driving to a station that a fleet runs for itself. */
  note?: string;
}

/** The stations that the page of a place names. */
export interface PlaceStationsView {
  list: StationList;
  nearest: StationView[];
  class7: StationView[];
}

function noteOf({ access, councilRun }: Station): string | undefined {
  if (access === "ask first") return "Runs its own fleet: ask first whether it tests other vans.";
  return councilRun ? "Council-run, usually open to the public." : undefined;
}

/** Converts a station of the API into what a list shows. */
export function toStationView(station: Station): StationView {
  const { site, name, address, town, postcode, phone, classes, latitude, longitude, miles, exact } = station;
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
    ...(note && { note }),
  };
}

export const toPlaceStationsView = ({ list, nearest, class7 }: PlaceStations): PlaceStationsView => ({
  list,
  nearest: nearest.map(toStationView),
  class7: class7.map(toStationView),
});
