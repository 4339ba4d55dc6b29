import type { ReactNode } from "react";
import { acrossWaterText, milesText } from "@vanfettle/contract/geo/distance";
import { postcodeWithoutPlace } from "@vanfettle/contract/geo/postcode";
import { nameInSentence } from "@vanfettle/contract/location/location";
import { motPath } from "@vanfettle/contract/paths";
import { stationLimit } from "@vanfettle/contract/station/station-classes";
import type { NearStations } from "@vanfettle/contract/station/station-schemas";
import { dvaBookEarly, northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { maximumFeeSentences } from "@vanfettle/vans/law/law-sentences";
import { Link } from "../../ui/link.tsx";
import { AskCard } from "../ask-card/ask-card.tsx";
import { askedClass } from "../ask-card/questions.ts";
import { BookingForm } from "../booking/booking-form.tsx";
import { DvaLinks } from "../location/dva-links.tsx";
import { CheckedVanNote } from "./checked-van-note.tsx";
import { ClassSwitch } from "./class-switch.tsx";
import {
  acrossTheWaterSentence,
  centredArea,
  countSentence,
  figureSentences,
  precisionSentence,
} from "./near-sentences.ts";
import { CountsSource, StationListSource } from "./station-list-source.tsx";
import { SampleMark, StationList } from "./station-list.tsx";
import { StationMap } from "./station-map.tsx";
import type { CheckedVan } from "./station-search.ts";
import { toStationView } from "./station-view.ts";

/** Links to the official list and the official MOT check, for pages without a list of stations. */
export function OfficialSources() {
  return (
    <ul className="note mt-3" aria-label="Official sources">
      <li>
        <a
          className="inline-block py-1"
          href="https://www.gov.uk/government/publications/active-mot-test-stations"
        >
          DVSA's list of all stations
        </a>
      </li>
      <li>
        <a className="inline-block py-1" href="https://www.gov.uk/getting-an-mot">
          Getting an MOT, on GOV.UK
        </a>
      </li>
    </ul>
  );
}

interface ResultProps {
  near: NearStations;
  checkedVan: CheckedVan | undefined;
}

/** The stations from DVSA's list, or their totals, around a postcode in Great Britain. */
function ListedStations({ near, checkedVan }: ResultProps) {
  const { postcode, stations, list, figures, centre } = near;
  const vanClass = near.class ?? undefined;
  const checked = checkedVan && <CheckedVanNote van={checkedVan} vanClass={vanClass} />;
  const fees = <p>{maximumFeeSentences(vanClass).join(" ")}</p>;
  const sentences = [
    ...figureSentences(near),
    countSentence(near),
    precisionSentence(near),
    acrossTheWaterSentence(near),
  ];
  const counts = sentences.filter(Boolean).join(" ");
  if (!list) {
    return (
      <section className="section">
        <div className="wrap">
          {checked}
          {fees}
          <p className="lead mt-3">{counts}</p>
          <p className="mt-4">
            We can only show totals, because this site has no list of stations. DVSA lists them by
            name:
          </p>
          <OfficialSources />
          {figures && <CountsSource source={figures.source} />}
        </div>
      </section>
    );
  }
  const hasMap = centre !== null && stations.length > 0;
  return (
    <section className="near-result">
      <div className="wrap list-and-map">
        <div className="near-filters">
          {checked}
          <ClassSwitch postcode={postcode} chosen={vanClass} counts={near.counts} />
          {fees}
          <p key={counts}>
            {`${counts} `}
            {hasMap && (
              <a className="to-map" href="#map">
                Show the map
              </a>
            )}
          </p>
        </div>
        <div>
          <h2 className="sr-only">Nearest first</h2>
          <SampleMark isSample={list.sample} />
          <StationList
            label={`${list.sample ? "Sample" : "MOT"} stations near ${postcode}`}
            isSample={list.sample}
            stations={stations.map(toStationView)}
          />
          <AskCard van={askedClass(vanClass)} />
          <StationListSource list={list} />
        </div>
        {hasMap && (
          <div id="map">
            <StationMap
              centre={centre}
              vanClass={vanClass}
              limit={stationLimit.default}
              edition={list.edition}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** The partner's services, separate from the stations, and links to nearby places. */
function PartnerBooking({ near }: { near: NearStations }) {
  return (
    <section className="section band">
      <div className="wrap near-booking">
        <BookingForm
          variant="embedded"
          title="Get a free MOT quote"
          description="Book through our partner. No account and no obligation."
          service="mot"
          fees={near.class ?? "unknown"}
          postcode={near.postcode.replace(" ", "")}
        />
        {near.places.length > 0 && (
          <div>
            <h2 className="booking-title">Places nearby</h2>
            <ul className="link-list" aria-label="Places nearby">
              {near.places.map(({ slug, name, miles, acrossWater }) => (
                <li key={slug}>
                  <Link to={motPath(slug)}>
                    {`Van MOT in ${nameInSentence(name)} `}
                    <small>{`${milesText(miles)}${acrossWaterText(acrossWater)}`}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

/** The content below the search: the stations, or the authority that tests vans there. */
export function NearResult({ near, checkedVan }: ResultProps) {
  if (near.jurisdiction === "great-britain") {
    return (
      <>
        <ListedStations near={near} checkedVan={checkedVan} />
        <PartnerBooking near={near} />
      </>
    );
  }
  if (near.jurisdiction === "elsewhere") {
    const withoutPlace = postcodeWithoutPlace(near.postcode);
    return (
      <section className="near-result">
        <p className="wrap">
          {withoutPlace
            ? `${withoutPlace.sentence} To see the stations around you, enter the postcode of a street.`
            : "DVSA lists stations in England, Scotland and Wales only. Jersey, Guernsey and the Isle of Man have their own rules: contact the government there. To have a van tested in Great Britain, enter a postcode there."}
        </p>
      </section>
    );
  }
  return <DvaCentres near={near} />;
}

/** The nearest DVA centres by name and distance; all centres for a district without a post town. */
function CentreList({ testCentres }: Pick<NearStations, "testCentres">) {
  if (!testCentres) return <p className="mt-3">{northernIrishLaw.centres}</p>;
  const { from, centres } = testCentres;
  return (
    <>
      <ol className="stations dva-centres" aria-label={`DVA test centres near ${from}`}>
        {centres.map(({ name, miles }) => (
          <li key={name} className="station">
            <h3>{name}</h3>
            <p>
              <strong>{name === from ? "Your post town" : milesText(miles)}</strong>
            </p>
          </li>
        ))}
      </ol>
      <p className="note mt-2">
        {`Distances are in a straight line from the middle of ${from} to the middle of each town.`}
      </p>
    </>
  );
}

/** The test centres around a postcode in Northern Ireland, how to book, and what a garage can do. */
function DvaCentres({ near }: { near: NearStations }) {
  return (
    <section className="near-result">
      <div className="wrap near-booking">
        <div>
          <p>{`${northernIrishLaw.where} ${northernIrishLaw.fee}`}</p>
          <h2 className="booking-title mt-4">Nearest DVA test centres</h2>
          <CentreList testCentres={near.testCentres} />
          <h2 className="booking-title mt-4">How to book</h2>
          <p className="mt-2">{dvaBookEarly}</p>
          <DvaLinks />
        </div>
        <BookingForm
          variant="embedded"
          title="Get your van ready for the test"
          description="Ask a garage for a service before the test, or a repair after it. Free quote."
          service="full-service"
          region="Northern Ireland"
          postcode={near.postcode.replace(" ", "")}
        />
      </div>
    </section>
  );
}

/** Returns the postcode, and for a part of one the town at its centre: `DN1 1, Doncaster`. */
function searchedPlace({ postcode, placed, places: [nearest] }: NearStations): string {
  const isPart = placed === "sector" || placed === "outcode";
  const isTyped = isPart && centredArea(postcode, placed) === postcode;
  return isTyped && nearest ? `${postcode}, ${nearest.name}` : postcode;
}

function titleOf(near: NearStations): string {
  const { jurisdiction, postcode, list, class: vanClass } = near;
  if (jurisdiction === "northern-ireland") return "In Northern Ireland, DVA tests your van";
  if (jurisdiction === "elsewhere") {
    return postcodeWithoutPlace(postcode)?.title ?? `${postcode} is outside Great Britain`;
  }
  const stations = vanClass ? `class ${vanClass} MOT stations` : "MOT stations";
  if (list?.sample) return `Sample ${stations} near ${searchedPlace(near)}`;
  const capital = stations.charAt(0).toUpperCase() + stations.slice(1);
  return `${capital} ${list ? "listed by DVSA near" : "around"} ${searchedPlace(near)}`;
}

/** The heading of a result, with a one-line summary of the search that opens its form. */
export function NearBar({ near, form }: { near: NearStations; form: ReactNode }) {
  const { postcode, jurisdiction, class: vanClass } = near;
  const searched = vanClass ? `class ${vanClass}` : "any van";
  return (
    <section className="hero on-dark">
      <div className="wrap near-bar">
        <h1>{titleOf(near)}</h1>
        <details open={jurisdiction === "elsewhere"}>
          <summary>
            <span>{`${postcode}, ${searched}`}</span> <strong>Change</strong>
          </summary>
          {form}
        </details>
      </div>
    </section>
  );
}
