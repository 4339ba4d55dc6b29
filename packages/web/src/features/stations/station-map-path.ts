import { endpoints } from "@vanfettle/contract/endpoints";
import type { VanClass } from "@vanfettle/vans/van-classes";

interface StationMapOptions {
  vanClass?: VanClass | undefined;
  /** The number of stations in the list next to the map. */
  limit: number;
  /** The edition of that list. Maps of other editions are numbered differently. */
  edition: string;
}

/** Returns the URL path of the map of the stations nearest to a point. */
export function stationMapPath(
  { latitude, longitude }: { latitude: number; longitude: number },
  { vanClass, limit, edition }: StationMapOptions,
): string {
  const parameters = new URLSearchParams({ ...(vanClass && { class: vanClass }), limit: String(limit), edition });
  return `${endpoints.stationMap.path.replace("{point}", `${latitude},${longitude}`)}?${parameters}`;
}
