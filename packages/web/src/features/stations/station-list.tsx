import { milesText } from "@vanfettle/contract/geo/distance";
import type { StationView } from "./station-view.ts";
import { phoneText } from "./phone-text.ts";

const mapAddress = ({ latitude, longitude }: StationView): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}&zoom=16`;

function StationItem({ station, isSample }: { station: StationView; isSample: boolean }) {
  const { name, place, phone, classes, miles, roughly, note } = station;
  return (
    <li className="station">
      <h3>{isSample ? `${name ?? place} (sample)` : (name ?? place)}</h3>
      {name && <p>{place}</p>}
      <p>
        <strong>{roughly ? `Up to ${milesText(miles)}` : milesText(miles)}</strong>
        {classes.map((vanClass) => (
          <span key={vanClass} className="chip">
            {`Class ${vanClass}`}
          </span>
        ))}
      </p>
      {note && <p className="note">{note}</p>}
      <p>
        {phone && <a href={`tel:${phone}`}>{phoneText(phone)}</a>}
        <a href={mapAddress(station)} rel="nofollow" aria-label={`Map of ${name ?? place}`}>
          Map
        </a>
      </p>
    </li>
  );
}

interface Props {
  label: string;
  stations: readonly StationView[];
  /** True for sample stations. */
  isSample: boolean;
}

/** MOT stations, nearest first, with the numbers of the map next to them. */
export function StationList({ label, stations, isSample }: Props) {
  return (
    <ol className="stations" aria-label={label}>
      {stations.map((station) => (
        <StationItem key={station.site} station={station} isSample={isSample} />
      ))}
    </ol>
  );
}
