import { nameInSentence } from "@vanfettle/contract/location/location";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { CountsNote } from "../features/location/counts-note.tsx";
import { TestCentres } from "../features/location/dva-links.tsx";
import { LocationFrame } from "../features/location/location-frame.tsx";
import type { LocationView } from "../features/location/location-view.ts";
import { NextSteps } from "../features/location/next-steps.tsx";
import { ServiceCards } from "../features/location/service-cards.tsx";
import { StationsLine } from "../features/location/stations-line.tsx";
import { TextAndQuestions } from "../features/location/text-and-questions.tsx";
import { collection } from "../features/location/texts/general-texts.ts";
import { WhyChoose } from "../features/location/why-choose.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";
import { StoredText } from "../ui/stored-text.tsx";
import { LocationPage } from "./location-page.tsx";
import "./servicing-location.css";

const page = "servicingLocation";

const aboutMot = (region: string): string =>
  isNorthernIreland(region)
    ? "DVA tests vans here. See how to book."
    : "See its class, the price and how to book.";

const InfoBlock = ({ icon, title, text }: { icon: IconName; title: string; text: string }) => (
  <div className="info-block">
    <span className="tile">
      <Icon name={icon} />
    </span>
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  </div>
);

/**
 * The service's coverage here and, in Northern Ireland, the test centres, because the page does not
 * have MOT key facts.
 */
function Coverage({
  location: { region, stationSentences },
  location,
}: {
  location: LocationView;
}) {
  const name = nameInSentence(location.name);
  const counted = [stationSentences.stations, stationSentences.class7].filter(Boolean).join(" ");
  return (
    <>
      <div className="info-blocks">
        <InfoBlock
          icon="pin"
          title="Coverage"
          text={counted || `Ask for a garage in or around ${name}.`}
        />
        <InfoBlock icon="calendar" title="Scheduling" text="Send your request at any hour." />
        <InfoBlock icon="van" title="Collection" text={collection} />
      </div>
      <CountsNote location={location} />
      {isNorthernIreland(region) && (
        <section className="mt-4" aria-labelledby="tested">
          <h2 className="facts-title" id="tested">
            Only DVA tests vans in Northern Ireland
          </h2>
          <TestCentres location={location} />
        </section>
      )}
    </>
  );
}

function ServicingContent({ location }: { location: LocationView }) {
  const { region, centre, servicing_content, defaultServicingText } = location;
  const name = nameInSentence(location.name);
  return (
    <LocationFrame
      page={page}
      location={location}
      lead={`Get a free quote from garages in and around ${name}.`}
      button="Book Van Service Now"
      line={<StationsLine location={location} />}
      form={{ title: "Book your van in" }}
      below={
        <>
          <NextSteps />
          <Coverage location={location} />
        </>
      }
      ending={{
        title: `Need an MOT in ${name}?`,
        text: centre
          ? `${location.name} is part of ${nameInSentence(centre.name)}.`
          : aboutMot(region),
      }}
    >
      <Section title={`Van services in ${name}`} band>
        <ServiceCards region={region} />
      </Section>
      <Section title="Why van owners choose us" evidence="promises">
        <WhyChoose />
      </Section>
      <TextAndQuestions page={page} title={`About van servicing in ${name}`} location={location}>
        <StoredText
          text={servicing_content || defaultServicingText}
          more={`Read more about servicing in ${name}`}
        />
      </TextAndQuestions>
    </LocationFrame>
  );
}

export const Component = () => (
  <LocationPage page={page} loadingText="Loading location data..." Content={ServicingContent} />
);
