import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { pages } from "@vanfettle/contract/paths";
import { Link } from "../../ui/link.tsx";
import { CountsSource } from "../station/station-list-source.tsx";
import { waterSentence } from "../station/station-sentences.ts";
import type { LocationView } from "./location-view.ts";

interface CountsNoteProps {
  location: LocationView;
  /**
   * True on the page of MOT stations. If it lists some, a note below the list names the source; if
   * not, the note leads to them. Other pages lead there from their first lines.
   */
  isOfStations?: boolean;
}

/** The source of the station counts. */
export function CountsNote({ location, isOfStations = false }: CountsNoteProps) {
  const { region, stations, garageCountSource } = location;
  if (isNorthernIreland(region)) return null;
  const listsStations = isOfStations && stations !== null;
  return (
    <div className="counts-note">
      {!listsStations && (
        <p className="note">
          {waterSentence(location)}{" "}
          {isOfStations && (
            <Link to={pages.garages.canonical}>MOT stations near your postcode</Link>
          )}
        </p>
      )}
      {(!listsStations || stations.list.sample) && <CountsSource source={garageCountSource} />}
    </div>
  );
}
