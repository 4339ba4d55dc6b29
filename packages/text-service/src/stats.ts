import type { TaskName } from "./faults/fault-modes.ts";
import type { Location } from "./writer/task.ts";

export interface LocationStats extends Pick<Location, "kind" | "name" | "county"> {
  /** The calls to write its text, and the charged calls among them. */
  calls: number;
  paid: number;
  /** The charged calls to judge its text. */
  readings: number;
}

export type StatsRecorder = ReturnType<typeof createStats>;
export type Stats = ReturnType<StatsRecorder["read"]>;

/** Creates a recorder with all counts at 0. */
export function createStats() {
  const places = new Map<string, LocationStats>();
  const totals = {
    /** The number of requests by path, including rejected requests. */
    calls: {} as Record<string, number>,
    /** The number of responses by fault mode, or `ok`. */
    modes: {} as Record<string, number>,
    /** The number of responses to writing calls that a real service would charge for. */
    paid: 0,
    /** The number of charged responses to the second reader's calls. */
    readings: 0,
  };

  const findOrAddLocation = ({ kind, name, county }: Location): LocationStats => {
    const key = [kind, name, county].join("/");
    const place = places.get(key) ?? { kind, name, county, calls: 0, paid: 0, readings: 0 };
    places.set(key, place);
    return place;
  };

  return {
    countRequest(path: string): void {
      totals.calls[path] = (totals.calls[path] ?? 0) + 1;
    },
    countCall(location: Location, mode: string, task: TaskName): void {
      totals.modes[mode] = (totals.modes[mode] ?? 0) + 1;
      if (task === "write-location-text") findOrAddLocation(location).calls += 1;
    },
    countPaid(location: Location, task: TaskName): void {
      const counter = task === "write-location-text" ? "paid" : "readings";
      totals[counter] += 1;
      findOrAddLocation(location)[counter] += 1;
    },
    read: () => ({ ...totals, places: [...places.values()] }),
  };
}
