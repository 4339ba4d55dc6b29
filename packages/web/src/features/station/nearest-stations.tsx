import { useState } from "react";
import { nameInSentence } from "@vanfettle/contract/location/location";
import { pages } from "@vanfettle/contract/paths";
import type { ClassCounts } from "@vanfettle/contract/station/station-schemas";
import { withCommas } from "@vanfettle/vans/format-number";
import { Link } from "../../ui/link.tsx";
import { AskCard } from "../ask-card/ask-card.tsx";
import type { LocationView } from "../location/location-view.ts";
import {
  classChoices,
  listsByClass,
  shownCount,
  stationsFor,
  type ClassChoice,
} from "./class-filter.ts";
import { StationListSource } from "./station-list-source.tsx";
import { SampleMark, StationList, stationTitle } from "./station-list.tsx";
import { StationMap } from "./station-map.tsx";
import { acrossWaterNote } from "./station-sentences.ts";
import type { PlaceStationsView } from "./station-view.ts";
import "./nearest-stations.css";
import "./stations.css";

const labels: Record<ClassChoice, string> = { any: "Any van", "4": "Class 4", "7": "Class 7" };

/**
 * The choice of class, with the number of stations within five miles for each. The stylesheet
 * filters the lists; the script announces it.
 */
function ClassFilter({
  counts,
  onChoose,
}: {
  counts: ClassCounts | null;
  onChoose: (choice: ClassChoice) => void;
}) {
  return (
    <fieldset className="class-filter">
      <legend>{`Class of van${counts ? ", with its stations within 5 miles" : ""}`}</legend>
      {classChoices.map((choice) => (
        <label key={choice} className="option">
          <input
            type="radio"
            name="station-class"
            value={choice}
            defaultChecked={choice === "any"}
            autoComplete="off"
            onChange={() => onChoose(choice)}
          />
          <span>
            {labels[choice]}
            {counts && <small>{withCommas(counts[choice])}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Returns the announcement of a choice. */
function announcement(choice: ClassChoice, view: PlaceStationsView): string {
  const stations = stationsFor(choice, view);
  const [nearest] = stations;
  const tested = choice === "any" ? "vans" : labels[choice].toLowerCase();
  if (!nearest) return `No station in the list tests ${tested}.`;
  return `Showing the nearest stations that test ${tested}. First: ${stationTitle(nearest, view.list.sample)}.`;
}

/** The notes for choices without a station; the stylesheet shows that of the chosen class. */
const EmptyChoices = ({ view }: { view: PlaceStationsView }) =>
  classChoices
    .filter((choice) => stationsFor(choice, view).length === 0)
    .map((choice) => (
      <p key={choice} className="mt-2" data-in={choice}>
        {`No station in the list tests ${labels[choice].toLowerCase()}.`}
      </p>
    ));

/**
 * The listed MOT stations of a place by class: the nearest three, and the others in a disclosure.
 */
export function NearestStations({
  location,
  stations: view,
}: {
  location: LocationView;
  stations: PlaceStationsView;
}) {
  const [chosen, setChosen] = useState<ClassChoice>();
  const { list, nearest, counts } = view;
  const kind = list.sample ? "Sample MOT stations" : "MOT stations";
  const name = nameInSentence(location.name);
  const title = `${kind} near ${name}`;
  const { first, others } = listsByClass(view);
  const isAny = nearest.length > 0;
  const waterNote = acrossWaterNote([...nearest, ...view.farther]);
  return (
    <div className="booking nearest" id="stations">
      <h2 className="booking-title">{title}</h2>
      <SampleMark isSample={list.sample} />
      {waterNote && <p className="note">{waterNote}</p>}
      {isAny ? (
        <>
          <ClassFilter counts={counts} onChoose={setChosen} />
          <output className="sr-only">{chosen ? announcement(chosen, view) : ""}</output>
          <StationList
            label={title}
            isSample={list.sample}
            stations={first}
            className="first-stations"
          />
          <EmptyChoices view={view} />
          <details className="more-places">
            <summary>{nearest.length > shownCount ? "Show more and a map" : "Show a map"}</summary>
            {classChoices.map((choice) => {
              const { length } = stationsFor(choice, view);
              const vanClass = choice === "any" ? undefined : choice;
              return (
                length > 0 && (
                  <div key={choice} data-in={choice}>
                    <StationMap
                      centre={location}
                      vanClass={vanClass}
                      limit={length}
                      edition={list.edition}
                    />
                  </div>
                )
              );
            })}
            {others.length > 0 && (
              <StationList
                label={`${kind} farther from ${name}`}
                isSample={list.sample}
                stations={others}
                className="more-stations"
              />
            )}
          </details>
        </>
      ) : (
        <p className="mt-2">{`No station in the list is near ${name}.`}</p>
      )}
      <AskCard />
      <p>
        <Link className="inline-block py-1" to={pages.garages.canonical}>
          Stations near your postcode
        </Link>
      </p>
      <StationListSource list={list} />
    </div>
  );
}
