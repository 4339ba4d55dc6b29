import { stationMapPath } from "./station-map-path.ts";
import type { VanClass } from "@vanfettle/vans/van-classes";

interface Props {
  centre: { latitude: number; longitude: number };
  vanClass?: VanClass | undefined;
  /** The number of stations in the list. */
  limit: number;
  edition: string;
}

/**
 * Shows a map with the numbers of a list's stations. Assistive technology skips the map and its key, which repeat the
 * list.
 */
export function StationMap({ centre, ...options }: Props) {
  return (
    <div aria-hidden="true">
      <img
        className="station-map"
        src={stationMapPath(centre, options)}
        alt=""
        width={600}
        height={600}
        loading="lazy"
        decoding="async"
      />
      <p className="note mt-1">Yellow dot: where the distances start. “1 +2”: station 1 and 2 more.</p>
    </div>
  );
}
