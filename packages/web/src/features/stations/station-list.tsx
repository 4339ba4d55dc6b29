import type { Station } from "@vanfettle/contract/station-schemas";
import { vanClasses } from "@vanfettle/contract/station-classes";
import { phoneText } from "./phone-text.ts";

/** What a van owner should know before driving to a station that a fleet runs for itself. */
function accessNote({ access, councilRun }: Station): string | null {
  if (access === "ask first") return "Runs its own fleet: ask first whether it tests other vans.";
  return councilRun ? "Council-run, usually open to the public." : null;
}

const mapAddress = ({ latitude, longitude }: Station): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}&zoom=16`;

const milesText = (miles: number): string => `${miles.toFixed(1)} ${miles.toFixed(1) === "1.0" ? "mile" : "miles"}`;

function StationItem({ station }: { station: Station }) {
  const { name, address, town, postcode, phone, classes, miles, exact } = station;
  const place = [address, town, postcode].filter(Boolean).join(", ");
  const note = accessNote(station);
  return (
    <li className="station">
      <h3>{name ?? place}</h3>
      {name && <p>{place}</p>}
      <p>
        <strong className="text-ink">{milesText(miles)}</strong> in a straight line{exact ? "" : ", roughly"}
        {vanClasses
          .filter((each) => classes.includes(each))
          .map((each) => (
            <span key={each} className="chip">
              Class {each}
            </span>
          ))}
      </p>
      {note && <p className="note">{note}</p>}
      <p className="station-links">
        {phone && <a href={`tel:${phone}`}>{phoneText(phone)}</a>}
        <a href={mapAddress(station)} rel="nofollow">
          Map<span className="sr-only"> of {name ?? place}</span>
        </a>
      </p>
    </li>
  );
}

/** MOT stations, nearest first, numbered as on the map beside them. */
export function StationList({ label, stations }: { label: string; stations: readonly Station[] }) {
  return (
    <ol className="stations" aria-label={label}>
      {stations.map((station) => (
        <StationItem key={station.site} station={station} />
      ))}
    </ol>
  );
}
