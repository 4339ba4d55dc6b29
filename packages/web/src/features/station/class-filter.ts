import type { ClassCounts } from "@vanfettle/contract/station/station-schemas";
import { vanClasses } from "@vanfettle/vans/law/law-values";
import type { PlaceStationsView, StationView } from "./station-view.ts";

/** The choices of class in a place's list of stations. */
export const classChoices = ["any", ...vanClasses] as const;

export type ClassChoice = keyof ClassCounts;

/** The number of stations outside the disclosure. */
export const shownCount = 3;

/**
 * A station with the choices whose list has it, and the choices that have it among their first, if
 * any.
 */
export interface ListedStation extends StationView {
  attributes: { "data-in": string; "data-first"?: string };
}

/** Returns all stations, nearest first, those across the water last. */
function allStations({ nearest, farther }: PlaceStationsView): StationView[] {
  const all = [...nearest, ...farther];
  const onLand = all.filter(({ acrossWater }) => !acrossWater);
  const across = all.filter(({ acrossWater }) => acrossWater);
  return [...onLand, ...across];
}

/** Returns the stations of a choice in that order. Those farther away are for class 7 only. */
export function stationsFor(choice: ClassChoice, view: PlaceStationsView): StationView[] {
  if (choice === "any") return view.nearest;
  const all = choice === "7" ? allStations(view) : view.nearest;
  return all.filter(({ classes }) => classes.includes(choice));
}

/**
 * Returns the stations of all choices in two lists: the stations among the first of a choice, and
 * the stations that are not among the first of every choice. The stylesheet shows the chosen
 * stations, so the filter works without script.
 */
export function listsByClass(view: PlaceStationsView): {
  first: ListedStation[];
  others: ListedStation[];
} {
  const lists = classChoices.map((choice) => ({ choice, stations: stationsFor(choice, view) }));
  const listed = allStations(view).map((station) => {
    const of = lists.filter(({ stations }) => stations.includes(station));
    const firstOf = of.filter(({ stations }) => stations.indexOf(station) < shownCount);
    const attributes = {
      "data-in": of.map(({ choice }) => choice).join(" "),
      ...(firstOf.length > 0 && {
        "data-first": firstOf.map(({ choice }) => choice).join(" "),
      }),
    };
    return { ...station, attributes };
  });
  const isFirst = ({ attributes }: ListedStation) => attributes["data-first"] !== undefined;
  const isAlsoLater = ({ attributes }: ListedStation) =>
    attributes["data-first"] !== attributes["data-in"];
  return { first: listed.filter(isFirst), others: listed.filter(isAlsoLater) };
}
