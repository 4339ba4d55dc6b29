import type { Facts } from "./writer/facts.ts";

export interface PlaceStats {
  kind: Facts["kind"];
  name: string;
  county: string | null;
  calls: number;
  paid: number;
}

export interface Stats {
  /** Requests by path, refused ones too. */
  calls: Record<string, number>;
  /** Answers by what they were: a fault mode, or ok. */
  modes: Record<string, number>;
  /** Answers that hold text, good or bad, and so would be charged. */
  paid: number;
  inFlight: number;
  mostInFlight: number;
  places: PlaceStats[];
}

export interface StatsKeeper {
  called(path: string): void;
  asked(facts: Facts, mode: string): void;
  paid(facts: Facts): void;
  started(): () => void;
  read(): Stats;
  reset(): void;
}

export function createStats(): StatsKeeper {
  const places = new Map<string, PlaceStats>();
  let totals = { calls: {} as Record<string, number>, modes: {} as Record<string, number>, paid: 0, mostInFlight: 0 };
  let inFlight = 0;
  const placeOf = ({ kind, name, county }: Facts): PlaceStats => {
    const key = [kind, name, county].join("/");
    const place = places.get(key) ?? { kind, name, county, calls: 0, paid: 0 };
    places.set(key, place);
    return place;
  };
  return {
    called(path) {
      totals.calls[path] = (totals.calls[path] ?? 0) + 1;
    },
    asked(facts, mode) {
      totals.modes[mode] = (totals.modes[mode] ?? 0) + 1;
      placeOf(facts).calls += 1;
    },
    paid(facts) {
      totals.paid += 1;
      placeOf(facts).paid += 1;
    },
    started() {
      inFlight += 1;
      totals.mostInFlight = Math.max(totals.mostInFlight, inFlight);
      let ended = false;
      return () => {
        if (!ended) inFlight -= 1;
        ended = true;
      };
    },
    read: () => ({ ...totals, inFlight, places: [...places.values()] }),
    reset() {
      totals = { calls: {}, modes: {}, paid: 0, mostInFlight: inFlight };
      places.clear();
    },
  };
}
