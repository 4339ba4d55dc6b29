import { vanClasses, type VanClass } from "@vanfettle/vans/van-classes";
import type { PlaceStations, Station, StationList } from "@vanfettle/contract/stations/station-schemas";

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

/** The stations that the page of a place names. A station is in it once, though both lists of the page may show it. */
export interface PlaceStationsView {
  list: StationList;
  /** The nearest that test vans, nearest first, and then those of `class7` that are not among them. */
  named: StationView[];
  nearestCount: number;
  /** The positions in `named` of the nearest that test class 7, nearest first. */
  class7: number[];
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

/** Converts the stations around a place into what its pages show. A station that is in both lists is held once. */
export function toPlaceStationsView({ list, nearest, class7 }: PlaceStations): PlaceStationsView {
  const named = new Map([...nearest, ...class7].map((station) => [station.site, toStationView(station)]));
  const sites = [...named.keys()];
  return {
    list,
    named: [...named.values()],
    nearestCount: nearest.length,
    class7: class7.map(({ site }) => sites.indexOf(site)),
  };
}
