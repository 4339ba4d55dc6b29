import { useQueries } from "@tanstack/react-query";
import type { VanClass } from "@vanfettle/vans/law/law-values";
import { useApi } from "../../api/api-context.ts";
import { nearStationsQuery } from "../station/near-stations-query.ts";
import { toStationView, type StationView } from "../station/station-view.ts";

/** The nearest station of a class, and whether its list is a sample. */
export interface NearestStation {
  station: StationView;
  isSample: boolean;
}

/**
 * Returns the station nearest to a postcode for each class. A class is missing while its stations
 * load, without a postcode, and without a station.
 */
export function useNearestStations(
  postcode: string,
  classes: readonly VanClass[],
): ReadonlyMap<VanClass, NearestStation> {
  const { api } = useApi();
  const results = useQueries({
    queries: classes.map((vanClass) => ({
      ...nearStationsQuery(api, { postcode, vanClass }),
      enabled: postcode !== "",
    })),
  });
  const nearest = new Map<VanClass, NearestStation>();
  for (const [index, vanClass] of classes.entries()) {
    const found = results[index]?.data;
    if (found?.state !== "found") continue;
    const { stations, list } = found.near;
    const [station] = stations;
    if (!station) continue;
    nearest.set(vanClass, { station: toStationView(station), isSample: list?.sample ?? false });
  }
  return nearest;
}
