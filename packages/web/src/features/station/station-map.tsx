import { endpoints } from "@vanfettle/contract/endpoints";
import type { VanClass } from "@vanfettle/vans/law/law-values";

interface Props {
  centre: { latitude: number; longitude: number };
  vanClass?: VanClass | undefined;
  /** The number of stations in the list next to the map. */
  limit: number;
  /** The edition of that list. Maps of other editions are numbered differently. */
  edition: string;
}

/** The API accepts one spelling of a point: at most five decimals, without zeros at their end. */
const decimals = 5;
const degrees = (value: number): string => String(Number(value.toFixed(decimals)));

/** Returns the URL path of the map of the stations nearest to a point. */
function mapPath({ centre, vanClass, limit, edition }: Props): string {
  const parameters = new URLSearchParams({
    ...(vanClass && { class: vanClass }),
    limit: String(limit),
    edition,
  });
  const point = `${degrees(centre.latitude)},${degrees(centre.longitude)}`;
  const path = endpoints.stationMap.path.replace("{point}", point);
  return `${path}?${parameters}`;
}

/**
 * The map with the numbers of a list's stations, and below it the text that a slow or missing image
 * uncovers. Assistive technology skips both, because they repeat the list.
 */
export function StationMap(props: Props) {
  return (
    <div className="map-box" aria-hidden="true">
      <p className="note">The map has not loaded yet. Each station has a map of its own.</p>
      <img
        className="station-map"
        src={mapPath(props)}
        alt=""
        width={600}
        height={600}
        loading="lazy"
        decoding="async"
      />
      <p className="note mt-1">
        Yellow dot: where the distances start. “1 +2”: station 1 and 2 more.
      </p>
    </div>
  );
}
