import { placeStationLimits } from "@vanfettle/contract/stations/station-classes";
import { pages } from "@vanfettle/contract/paths";
import { Link } from "react-router";
import type { LocationView } from "../location/location-view.ts";
import type { PlaceStationsView } from "./station-view.ts";
import { Figures } from "../../ui/figures.tsx";
import { PartnerNote } from "../../ui/partner-note.tsx";
import { StationList } from "./station-list.tsx";
import { StationListSource } from "./station-list-source.tsx";
import { StationMap } from "./station-map.tsx";
import { waterSentence } from "./station-sentences.ts";

/** The number of stations outside the disclosure. */
const shownCount = 3;

interface Props {
  location: LocationView;
  stations: PlaceStationsView;
}

const kindOf = ({ list }: PlaceStationsView): string => (list.sample ? "Sample MOT stations" : "MOT stations");

/** The map, the stations after the first three, and more distant class 7 stations. */
function MoreStations({ location, stations }: Props) {
  const { list, named, nearestCount, class7 } = stations;
  const others = named.slice(shownCount, nearestCount);
  const farther = class7.filter((position) => position >= nearestCount).flatMap((position) => named[position] ?? []);
  const more = others.length + farther.length;
  return (
    <details className="more-places">
      <summary>{more > 0 ? `Show ${more} more and a map` : "Show a map"}</summary>
      <StationMap centre={location} limit={placeStationLimits.nearest} edition={list.edition} />
      {others.length > 0 && (
        <StationList
          label={`${kindOf(stations)} farther from ${location.name}`}
          stations={others}
          isSample={list.sample}
        />
      )}
      {farther.length > 0 && (
        <>
          <h3 className="mt-4">Farther away, for class 7</h3>
          <StationList
            label={`${kindOf(stations)} for class 7 vans near ${location.name}`}
            stations={farther}
            isSample={list.sample}
          />
        </>
      )}
    </details>
  );
}

/** The listed MOT stations of a place without duplicates: the nearest three, and the others in a disclosure. */
export function NearestStations({ location, stations }: Props) {
  const { list, named, nearestCount } = stations;
  const title = `${kindOf(stations)} near ${location.name}`;
  return (
    <Figures as="div" of="stations" className="booking nearest">
      <h2 className="booking-title">{title}</h2>
      <PartnerNote />
      {location.island && <p className="note">{waterSentence(location)}</p>}
      {nearestCount > 0 ? (
        <StationList
          label={title}
          stations={named.slice(0, Math.min(shownCount, nearestCount))}
          isSample={list.sample}
        />
      ) : (
        <p className="mt-2">{`No station in the list is near ${location.name}.`}</p>
      )}
      {named.length > 0 && <MoreStations location={location} stations={stations} />}
      <p>
        <Link className="inline-block py-1" to={pages.garages.canonical}>
          Stations near your postcode
        </Link>
      </p>
      <StationListSource list={list} />
    </Figures>
  );
}
