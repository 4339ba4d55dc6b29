import { distinctNameInSentence, isAreaType } from "@vanfettle/contract/location/location";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { motPath, pages } from "@vanfettle/contract/paths";
import { pluralise } from "@vanfettle/vans/format-number";
import { Link } from "../../ui/link.tsx";
import type { LocationView } from "./location-view.ts";

/**
 * Returns the target and the text of the link to the MOT stations of a location. A location without
 * its own list refers to the search by postcode.
 */
function stationsLink(location: LocationView): { to: string; text: string } {
  const { type, region, garageCount, stations } = location;
  const name = distinctNameInSentence(location);
  if (isNorthernIreland(region)) {
    return { to: "#tested", text: "MOT tests are done by DVA: how to book one" };
  }
  const where = isAreaType(type) ? `in and around ${name}` : `near ${name}`;
  const counted = `${pluralise(garageCount, "MOT station")} ${where}`;
  if (!stations || stations.nearest.length === 0) {
    const text =
      garageCount > 0 ? `${counted}: find one by postcode` : "Find MOT stations by postcode";
    return { to: pages.garages.canonical, text };
  }
  const to = `${motPath(location.slug)}#stations`;
  if (stations.list.sample) return { to, text: `Sample MOT stations near ${name}` };
  return {
    to,
    text: garageCount > 0 ? `${counted}: phone one` : "The nearest MOT station: phone it",
  };
}

/** The line that leads from a servicing page to the MOT stations, which are on the MOT page. */
export function StationsLine({ location }: { location: LocationView }) {
  const { to, text } = stationsLink(location);
  return (
    <p className="stations-line">
      {to.startsWith("#") ? <a href={to}>{text}</a> : <Link to={to}>{text}</Link>}
    </p>
  );
}
