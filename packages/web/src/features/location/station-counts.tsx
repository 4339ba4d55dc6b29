import { motPath } from "@vanfettle/contract/paths";
import type { OwnStations } from "@vanfettle/contract/station/station-schemas";
import { withCommas } from "@vanfettle/vans/format-number";
import { Link } from "../../ui/link.tsx";
import "./station-counts.css";

export interface CountedRow extends OwnStations {
  name: string;
  /** The slug of the place's MOT page; absent for a postcode district. */
  slug?: string;
}

interface StationCountsProps {
  label: string;
  /** The head of the first column. */
  head: string;
  rows: readonly CountedRow[];
}

/** A table of the stations that test vans, and of the stations among them that test class 7. */
export const StationCounts = ({ label, head, rows }: StationCountsProps) => (
  <table className="station-counts" aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        <th scope="col">MOT stations</th>
        <th scope="col">For class 7</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, slug, stations, class7 }) => (
        <tr key={slug ?? name}>
          <th scope="row">{slug === undefined ? name : <Link to={motPath(slug)}>{name}</Link>}</th>
          <td>{withCommas(stations)}</td>
          <td>{class7 === 0 ? "none" : withCommas(class7)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
