import { Link } from "react-router";
import { pages } from "@vanfettle/contract/paths";
import { placeStationLimits } from "@vanfettle/contract/stations/station-classes";
import { Figures } from "../../ui/figures.tsx";
import { PartnerNote } from "../../ui/partner-note.tsx";
import { AskCard } from "../ask-card/ask-card.tsx";
import type { LocationView } from "../location/location-view.ts";
import { StationListSource } from "./station-list-source.tsx";
import { StationList } from "./station-list.tsx";
import { StationMap } from "./station-map.tsx";
import { waterSentence } from "./station-sentences.ts";
import type { PlaceStationsView } from "./station-view.ts";

/** The number of stations outside the disclosure. */
const shownCount = 3;

/**
 * The listed MOT stations of a place without duplicates: the nearest three, and the others in a
 * disclosure.
 */
export function NearestStations({
  location,
  stations,
}: {
  location: LocationView;
  stations: PlaceStationsView;
}) {
  const { list, nearest, farther } = stations;
  const kind = list.sample ? "Sample MOT stations" : "MOT stations";
  const title = `${kind} near ${location.name}`;
  const others = nearest.slice(shownCount);
  const more = others.length + farther.length;
  return (
    <Figures as="div" of="stations" className="booking nearest">
      <h2 className="booking-title">{title}</h2>
      <PartnerNote />
      {location.island && <p className="note">{waterSentence(location)}</p>}
      {nearest.length > 0 ? (
        <StationList label={title} stations={nearest.slice(0, shownCount)} isSample={list.sample} />
      ) : (
        <p className="mt-2">{`No station in the list is near ${location.name}.`}</p>
      )}
      {nearest.length + farther.length > 0 && (
        <details className="more-places">
          <summary>{more > 0 ? `Show ${more} more and a map` : "Show a map"}</summary>
          <StationMap centre={location} limit={placeStationLimits.nearest} edition={list.edition} />
          {others.length > 0 && (
            <StationList
              label={`${kind} farther from ${location.name}`}
              stations={others}
              isSample={list.sample}
            />
          )}
          {farther.length > 0 && (
            <>
              <h3 className="mt-4">Farther away, for class 7</h3>
              <StationList
                label={`${kind} for class 7 vans near ${location.name}`}
                stations={farther}
                isSample={list.sample}
              />
            </>
          )}
        </details>
      )}
      <AskCard />
      <p>
        <Link className="inline-block py-1" to={pages.garages.canonical}>
          Stations near your postcode
        </Link>
      </p>
      <StationListSource list={list} />
    </Figures>
  );
}
