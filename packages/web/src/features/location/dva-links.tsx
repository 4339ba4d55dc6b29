import { northernIrishLaw } from "@vanfettle/contract/law-northern-ireland";

/** Links to where a test in Northern Ireland is booked, what it costs and where it is done. */
export function DvaLinks() {
  return (
    <ul className="note mt-3" aria-label="Driver & Vehicle Agency">
      {northernIrishLaw.links.map(({ label, address }) => (
        <li key={address} className="py-1">
          <a href={address}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
