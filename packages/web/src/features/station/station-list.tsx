import { acrossWaterText, milesText } from "@vanfettle/contract/geo/distance";
import "../../ui/pill.css";
import { phoneText } from "./station-sentences.ts";
import type { StationView } from "./station-view.ts";

/**
 * Returns the name of a station, or its address if its name is missing. A sample station goes by its
 * address, because lists number these anew.
 */
export const stationTitle = ({ name, place }: StationView, isSample = false): string =>
  isSample || name === null ? place : name;

/** Returns the distance of a station, and whether it is across the water. */
export const stationDistance = ({ miles, roughly, acrossWater }: StationView): string =>
  `${roughly ? "Up to " : ""}${milesText(miles)}${acrossWaterText(acrossWater)}`;

/** The link that calls a station; empty without a telephone number. */
export const PhoneLink = ({ phone, className }: { phone: string | null; className?: string }) =>
  phone && (
    <a className={className} href={`tel:${phone}`}>
      {`Call ${phoneText(phone)}`}
    </a>
  );

const mapAddress = ({ latitude, longitude }: StationView): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}&zoom=16`;

/** The mark of a sample list, on screens and on paper; nothing above a real list. */
export const SampleMark = ({ isSample }: { isSample: boolean }) =>
  isSample && <p className="pill pill-soon mt-2">Sample list: these stations do not exist</p>;

interface Props {
  /** The name of the list, which marks a sample list. */
  label: string;
  /** True for a sample list, whose stations have numbers instead of names. */
  isSample: boolean;
  stations: readonly (StationView & { attributes?: Record<`data-${string}`, string> })[];
  className?: string;
}

/** MOT stations in the order of the list, with the numbers of the map next to them. */
export function StationList({ label, isSample, stations, className }: Props) {
  return (
    <ol className={["stations", className].filter(Boolean).join(" ")} aria-label={label}>
      {stations.map(({ attributes, ...station }) => (
        <li key={station.site} className="station" {...attributes}>
          {isSample ? (
            <h3 className="sample-name">Sample station</h3>
          ) : (
            <h3>{stationTitle(station)}</h3>
          )}
          <p className="station-facts">
            <strong>{stationDistance(station)}</strong>
            {station.classes.map((vanClass) => (
              <span key={vanClass} className="chip">
                {`Class ${vanClass}`}
              </span>
            ))}
          </p>
          {(isSample || station.name) && <p className="note">{station.place}</p>}
          {station.note && <p className="note">{station.note}</p>}
          <p className="station-ways">
            <PhoneLink className="btn btn-line" phone={station.phone} />
            <a
              href={mapAddress(station)}
              rel="nofollow"
              aria-label={`Map of ${stationTitle(station, isSample)}`}
            >
              Map
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}
