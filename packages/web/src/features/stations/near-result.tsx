import { postcodeWithoutPlace } from "@vanfettle/contract/find/postcode-without-place";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { stationLimit } from "@vanfettle/contract/stations/station-classes";
import type { NearStations } from "@vanfettle/contract/stations/station-schemas";
import { toStationView } from "../../api/station-view.ts";
import { BookingForm } from "../booking/booking-form.tsx";
import { DvaLinks } from "../location/dva-links.tsx";
import { Section } from "../../ui/section.tsx";
import { ClassSwitch } from "./class-switch.tsx";
import { CountsSource } from "./counts-source.tsx";
import { NearPlaces } from "./near-places.tsx";
import { acrossTheWaterSentence, countSentence, figureSentences, placingSentence } from "./near-sentences.ts";
import { OfficialSources } from "./official-sources.tsx";
import { StationList } from "./station-list.tsx";
import { StationMap } from "./station-map.tsx";
import { StationListSource } from "./station-list-source.tsx";

interface Props {
  near: NearStations;
}

function titleOf({ list, postcode }: NearStations): string {
  if (list?.sample) return `Sample stations near ${postcode}`;
  return list ? `Listed by DVSA near ${postcode}` : `MOT stations around ${postcode}`;
}

/** What DVSA's list, or the figures taken from it, has around a postcode of Great Britain. */
function ListedStations({ near }: Props) {
  const { postcode, stations, list, figures } = near;
  const vanClass = near.class ?? undefined;
  const sentences = [countSentence(near), placingSentence(near), acrossTheWaterSentence(near)];
  return (
    <Section
      title={titleOf(near)}
      lead={vanClass && `Stations that test class ${vanClass}, nearest first.`}
      of="stations mot-law"
    >
      {list && <ClassSwitch postcode={postcode} chosen={vanClass} />}
      {[...figureSentences(near), ...sentences].filter(Boolean).map((sentence) => (
        <p key={sentence} className="mt-2">
          {sentence}
        </p>
      ))}
      {list ? (
        <>
          {near.centre && (
            <StationMap centre={near.centre} vanClass={vanClass} limit={stationLimit.default} edition={list.edition} />
          )}
          <StationList
            label={`${list.sample ? "Sample" : "MOT"} stations near ${postcode}`}
            stations={stations.map(toStationView)}
            isSample={list.sample}
          />
          <StationListSource list={list} />
        </>
      ) : (
        <>
          <p className="mt-2">
            We show figures here and name no station, because no list is loaded on this site. DVSA's own list has them
            by name:
          </p>
          <OfficialSources />
          {figures && <CountsSource source={figures.source} />}
        </>
      )}
    </Section>
  );
}

function PartnerBooking({ near }: Props) {
  return (
    <Section
      title="Book through our partner"
      lead="A separate service: our partner books at garages of its own choice, and a station listed by DVSA may not be among them."
      band
    >
      <div className="max-w-xl">
        <BookingForm
          variant="embedded"
          title="Get a free MOT quote"
          description="No account and no obligation."
          service="mot"
          postcode={near.postcode.replace(" ", "")}
        />
      </div>
    </Section>
  );
}

function NorthernIreland() {
  return (
    <Section title="In Northern Ireland, DVA tests your van" of="dva-law">
      <p>{northernIrishLaw.where}</p>
      <p className="mt-2">{northernIrishLaw.centres}</p>
      <p className="mt-2">{northernIrishLaw.fee}</p>
      <DvaLinks />
    </Section>
  );
}

function Elsewhere({ near: { postcode } }: Props) {
  const withoutPlace = postcodeWithoutPlace(postcode);
  if (withoutPlace) {
    return (
      <Section title={`${postcode} has no location`}>
        <p>{withoutPlace} To see the stations around you, enter the postcode of a street.</p>
      </Section>
    );
  }
  return (
    <Section title={`${postcode} is outside Great Britain`}>
      <p>
        DVSA lists stations in England, Scotland and Wales only. Jersey, Guernsey and the Isle of Man have rules of
        their own: ask the government there. To have a van tested in Great Britain, enter a postcode there.
      </p>
    </Section>
  );
}

/** Everything below the search form: the stations, kept apart from what can be booked, and the places nearby. */
export function NearResult({ near }: Props) {
  if (near.jurisdiction === "northern-ireland") return <NorthernIreland />;
  if (near.jurisdiction === "elsewhere") return <Elsewhere near={near} />;
  return (
    <>
      <ListedStations near={near} />
      <PartnerBooking near={near} />
      {near.places.length > 0 && (
        <Section title="Places nearby" of="places">
          <NearPlaces places={near.places} />
        </Section>
      )}
    </>
  );
}
