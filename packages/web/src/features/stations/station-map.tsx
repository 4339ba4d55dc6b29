import { stationMapPath } from "@vanfettle/contract/stations/station-map-path";
import type { VanClass } from "@vanfettle/vans/van-classes";

interface Props {
  centre: { latitude: number; longitude: number };
  vanClass?: VanClass | undefined;
  /** How many stations the list has. */
  limit: number;
  edition: string;
}

/**
 * A map of the stations of a list, by their numbers. It shows nothing that the list does not say, so assistive technology
 * skips it with its key.
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
