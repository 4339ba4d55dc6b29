import { stationMapPath } from "@vanfettle/contract/stations/station-map-path";
import type { VanClass } from "@vanfettle/vans/van-classes";

interface Props {
  centre: { latitude: number; longitude: number };
  vanClass?: VanClass | undefined;
  /** How many stations the list has. */
  limit: number;
  edition: string;
}

/** A map of the stations of a list, by their numbers. It shows nothing that the list does not say, so it has no text. */
export function StationMap({ centre, ...options }: Props) {
  return (
    <img
      className="station-map"
      src={stationMapPath(centre, options)}
      alt=""
      aria-hidden="true"
      width={600}
      height={600}
      loading="lazy"
      decoding="async"
    />
  );
}
