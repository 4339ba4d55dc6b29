import { isNorthernIreland } from "@vanfettle/contract/regions";
import type { LocationView } from "../../api/location-view.ts";

/** States where the counts of stations on the page come from, and what distances mean on an island. */
export function StationSource({ location }: { location: LocationView }) {
  if (isNorthernIreland(location.region)) {
    return (
      <p className="note">In Northern Ireland MOTs are done only at DVA centres, so no garages are counted here.</p>
    );
  }
  return (
    <p className="note">
      Source of the counts: {location.garageCountSource}.{" "}
      {location.stationSentences.island ?? "Distances are in a straight line."}
    </p>
  );
}
