import { acrossWaterText, milesText } from "@vanfettle/contract/geo/distance";
import { phoneText } from "./station-sentences.ts";
import type { StationView } from "./station-view.ts";

/** Returns the name of a station, or its address if its name is missing. */
export const stationTitle = ({ name, place }: StationView): string => name ?? place;

/** Returns the distance of a station, and whether it is across the water. */
export const stationDistance = ({ miles, roughly, acrossWater }: StationView): string =>
  `${roughly ? "Up to " : ""}${milesText(miles)}${acrossWaterText(acrossWater)}`;

/** The link that calls a station; empty without a telephone number. */
export const PhoneLink = ({ phone, className }: { phone: string | null; className?: string }) =>
  phone && (
    <a className={className} href={`tel:${phone}`}>
      {phoneText(phone)}
    </a>
  );

const mapAddress = ({ latitude, longitude }: StationView): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}&zoom=16`;

/** The ribbon across a sample list, on screens and on paper; nothing above a real list. */
export const SampleRibbon = ({ isSample }: { isSample: boolean }) =>
  isSample && (
    <p className="sample-ribbon">
      <strong>Sample list:</strong> these stations do not exist.
    </p>
  );

interface Props {
  /** The name of the list, which marks a sample list. */
  label: string;
  stations: readonly (StationView & { attributes?: Record<`data-${string}`, string> })[];
  className?: string;
}

/** MOT stations in the order of the list, with the numbers of the map next to them. */
export function StationList({ label, stations, className }: Props) {
  return (
    <ol className={["stations", className].filter(Boolean).join(" ")} aria-label={label}>
      {stations.map(({ attributes, ...station }) => (
        <li key={station.site} className="station" {...attributes}>
          <h3>{stationTitle(station)}</h3>
          {station.name && <p>{station.place}</p>}
          <p>
            <strong>{stationDistance(station)}</strong>
            {station.classes.map((vanClass) => (
              <span key={vanClass} className="chip">
                {`Class ${vanClass}`}
              </span>
            ))}
          </p>
          {station.note && <p className="note">{station.note}</p>}
          <p>
            <PhoneLink phone={station.phone} />
            <a
              href={mapAddress(station)}
              rel="nofollow"
              aria-label={`Map of ${station.name ?? station.place}`}
            >
              Map
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}
