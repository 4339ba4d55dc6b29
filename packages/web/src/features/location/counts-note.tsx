import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { pages } from "@vanfettle/contract/paths";
import { Link } from "../../ui/link.tsx";
import { CountsSource } from "../station/station-list-source.tsx";
import { waterSentence } from "../station/station-sentences.ts";
import type { LocationView } from "./location-view.ts";

interface CountsNoteProps {
  location: LocationView;
  /** True if the page lists stations, whose source a note below the list names. */
  listsStations: boolean;
}

/** The source of the station counts, with a link to the stations if the page does not list any. */
export function CountsNote({ location, listsStations }: CountsNoteProps) {
  const { region, stations, garageCountSource } = location;
  if (isNorthernIreland(region)) return null;
  return (
    <div className="counts-note">
      {!listsStations && (
        <p className="note">
          {waterSentence(location)}{" "}
          <Link className="inline-block py-1" to={pages.garages.canonical}>
            MOT stations near your postcode
          </Link>
        </p>
      )}
      {(!listsStations || stations?.list.sample) && <CountsSource source={garageCountSource} />}
    </div>
  );
}
