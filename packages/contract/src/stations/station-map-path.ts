import { endpoints } from "../endpoints.ts";
import type { VanClass } from "@vanfettle/vans/van-classes";

interface StationMapOptions {
  vanClass?: VanClass | undefined;
  /** How many stations the list beside it has. */
  limit: number;
  /** The edition of that list. A map of another one would have other numbers. */
  edition: string;
}

/** Returns the address of the map of the stations nearest to a point. */
export function stationMapPath(
  { latitude, longitude }: { latitude: number; longitude: number },
  { vanClass, limit, edition }: StationMapOptions,
): string {
  const parameters = new URLSearchParams({ ...(vanClass && { class: vanClass }), limit: String(limit), edition });
  return `${endpoints.stationMap.path.replace("{point}", `${latitude},${longitude}`)}?${parameters}`;
}
