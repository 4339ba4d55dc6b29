import { distinctNameInSentence } from "@vanfettle/contract/location/location";
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
  const { region, garageCount, stations } = location;
  const name = distinctNameInSentence(location);
  if (isNorthernIreland(region)) {
    return { to: "#tested", text: "MOT tests are done by DVA: how to book one" };
  }
  if (!stations || stations.nearest.length === 0) {
    return { to: pages.garages.canonical, text: "Find MOT stations by postcode" };
  }
  const to = `${motPath(location.slug)}#stations`;
  if (stations.list.sample) return { to, text: `Sample MOT stations near ${name}` };
  return {
    to,
    text:
      garageCount > 0
        ? `${pluralise(garageCount, "MOT station")} near ${name}: phone one`
        : "The nearest MOT station: phone it",
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
