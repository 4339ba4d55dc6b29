import { vanClasses, type VanClass } from "@vanfettle/vans/van-classes";
import type { PlaceStations, Station, StationList } from "@vanfettle/contract/stations/station-schemas";

/** The fields of a station that a list shows. Documents carry up to 20 stations, so other fields are omitted. */
export interface StationView extends Pick<Station, "site" | "name" | "phone" | "latitude" | "longitude" | "miles"> {
  /** Address, town and postcode. */
  place: string;
  classes: VanClass[];
  /** True if the position is the centre of an area instead of the full postcode. */
  roughly?: true;
  /** Advice for van owners about a station that tests its operator's fleet. */
  note?: string;
}

/** The stations for a place's page. A station occurs once, even if both lists of the page show it. */
export interface PlaceStationsView {
  list: StationList;
  /** The nearest stations for vans, nearest first, then any other stations of `class7`. */
  named: StationView[];
  nearestCount: number;
  /** The indexes in `named` of the nearest class 7 stations, nearest first. */
  class7: number[];
}

function noteOf({ access, councilRun }: Station): string | undefined {
  if (access === "ask first") return "Runs its own fleet: ask first whether it tests other vans.";
  return councilRun ? "Council-run, usually open to the public." : undefined;
}

/** Converts a station of the API into its list view. */
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

/** Converts the stations around a place into the view for its pages, without duplicates. */
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
