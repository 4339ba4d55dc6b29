import { milesText } from "@vanfettle/contract/geo/distance";
import { motPath } from "@vanfettle/contract/paths";
import type { NearStations } from "@vanfettle/contract/stations/station-schemas";
import { Link } from "react-router";

/** Links to the pages of the places nearest to a postcode. */
export function NearPlaces({ places }: Pick<NearStations, "places">) {
  return (
    <ul className="link-list" aria-label="Places nearby">
      {places.map(({ slug, name, miles }) => (
        <li key={slug}>
          <Link to={motPath(slug)}>
            Van MOT in {name} <small>{milesText(miles)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
