import { distinctNameOf } from "@vanfettle/contract/locations/distinct-name";
import { usableMotText } from "@vanfettle/contract/locations/location-text";
import { servicingPath } from "@vanfettle/contract/paths";
import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import { hasClass7 } from "@vanfettle/contract/stations/station-figures";
import { Link } from "react-router";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Hero } from "../../ui/hero.tsx";
import { NearestStations } from "../stations/lazy-nearest-stations.tsx";
import { ScrollButton } from "../../ui/scroll-button.tsx";
import { BookingForm } from "../booking/booking-form.tsx";
import { FindForm } from "../find/find-form.tsx";
import { AreaLinks, isArea } from "./area-links.tsx";
import { breadcrumb } from "../../document/breadcrumb.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { CountsNote } from "./counts-note.tsx";
import { DvaLinks } from "./dva-links.tsx";
import { StoredText } from "./stored-text.tsx";
import { TextAndQuestions } from "./text-and-questions.tsx";
import type { LocationView } from "./location-view.ts";

const page = "motLocation";

/** Returns the hero's lead, which depends on the classes that nearby stations test. */
function quoteFor(location: LocationView): string {
  if (hasClass7(location)) return "Get a free quote for a class 4 or class 7 test.";
  return location.garageCount > 0
    ? "Get a free quote for a class 4 test."
    : "Get a free quote from a garage further away.";
}

/** Returns the copy of the page. In Northern Ireland only the DVA tests vans, so the page offers related work there. */
const copyFor = (location: LocationView) =>
  isNorthernIreland(location.region)
    ? ({
        lead: `In Northern Ireland vans are tested only at DVA centres, and you book the test with DVA. We find a garage in or near ${location.name} to get your van ready for it.`,
        button: "Get Ready For Your MOT",
        formTitle: `Service your van in ${location.name}`,
        formDescription: "A service, checks or repairs before your DVA test. Free quote.",
        service: "full-service",
        ending: "Have the van looked over before DVA does",
        endingText: "A service a week or two before the test leaves time to put things right.",
      } as const)
    : ({
        lead: quoteFor(location),
        button: "Book MOT Test Now",
        formTitle: `Book your MOT in ${location.name}`,
        formDescription: "Free quote, no account and no obligation.",
        service: "mot",
        ending: "Is a service due as well?",
        endingText: "One visit for both keeps the van off the road only once.",
      } as const);

function MotText({ location }: { location: LocationView }) {
  const stored = usableMotText(location.mot_content);
  if (stored) return <StoredText text={stored} more={`Read more about MOTs in ${location.name}`} />;
  return (
    <div className="prose">
      {location.defaultMotText.flatMap(({ heading, paragraphs }) => [
        <h3 key={heading}>{heading}</h3>,
        ...paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
      ])}
    </div>
  );
}

function MotKeyFacts({ location }: { location: LocationView }) {
  return (
    <>
      <h2 className="facts-title">Key facts</h2>
      <dl className="facts">
        {location.motKeyFacts.map(({ term, description }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      {isNorthernIreland(location.region) ? <DvaLinks /> : <CountsNote location={location} />}
    </>
  );
}

export function MotContent({ location }: { location: LocationView }) {
  const { name } = location;
  const copy = copyFor(location);
  return (
    <>
      <Hero
        of="stations mot-law dva-law promises"
        above={<Breadcrumb crumbs={breadcrumb(page, location)} />}
        title="Van MOT in"
        highlight={distinctNameOf(location)}
        lead={copy.lead}
        beforeForm={location.stations && <NearestStations location={location} stations={location.stations} />}
        form={
          <BookingForm
            variant="embedded"
            title={copy.formTitle}
            description={copy.formDescription}
            location={name}
            locationSlug={location.slug}
            region={location.region}
            service={copy.service}
          />
        }
        below={<MotKeyFacts location={location} />}
        button={<ScrollButton large>{copy.button}</ScrollButton>}
      >
        {isArea(location) && <FindForm id="find" />}
      </Hero>
      <AreaLinks page={page} location={location} />
      <TextAndQuestions page={page} title={`Van MOT in ${name}`} location={location}>
        <MotText location={location} />
      </TextAndQuestions>
      <CallToAction title={copy.ending} text={copy.endingText}>
        <Link className="btn btn-navy btn-large" to={servicingPath(location.slug)}>
          Van servicing in {name}
        </Link>
      </CallToAction>
    </>
  );
}
