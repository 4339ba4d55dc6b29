import { isAreaType, nameInSentence } from "@vanfettle/contract/location/location";
import { usableMotText } from "@vanfettle/contract/location/location-text";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import { hasClass7 } from "@vanfettle/contract/station/station-list";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { maximumFeeSentences } from "@vanfettle/vans/law/law-sentences";
import { CountsNote } from "../features/location/counts-note.tsx";
import { BookWithDva, TestCentres } from "../features/location/dva-links.tsx";
import { LocationFrame } from "../features/location/location-frame.tsx";
import type { LocationView } from "../features/location/location-view.ts";
import { TextAndQuestions } from "../features/location/text-and-questions.tsx";
import { NearestStations } from "../features/station/lazy-nearest-stations.ts";
import { Claim, useShownClaims } from "../ui/claim.tsx";
import { StoredText } from "../ui/stored-text.tsx";
import { LocationPage } from "./location-page.tsx";
import "./mot-location.css";

const page = "motLocation";

/** Returns what a visitor can get a quote for where not every class is tested nearby. */
function quoteFor(location: LocationView): string {
  if (hasClass7(location)) return "";
  return location.garageCount > 0
    ? "Get a free quote for a class 4 test. "
    : "Get a free quote from a garage further away. ";
}

/**
 * Returns the copy of the page. In Northern Ireland only the DVA tests vans, so the page offers
 * related work there.
 */
const copyFor = (location: LocationView) =>
  isNorthernIreland(location.region) ? northernIrishCopy(location) : britishCopy(location);

function northernIrishCopy({ name: title, type, testCentres: [nearest] }: LocationView) {
  const name = nameInSentence(title);
  const where = isAreaType(type) || !nearest ? "" : ` The nearest is in ${nearest.name}.`;
  return {
    lead: (
      <>
        {`In Northern Ireland vans are tested only at DVA centres.${where} `}
        <BookWithDva />
        {`. ${northernIrishLaw.fee} Ask for a garage in or near ${name} to get your van ready for it.`}
      </>
    ),
    button: "Get Ready For Your MOT",
    form: {
      title: `Service your van in ${name}`,
      description: "A service, checks or repairs before your DVA test. Free quote.",
      service: "full-service",
    },
    ending: {
      title: "Have the van looked over before DVA does",
      text: "A service a week or two before the test leaves time to put things right.",
    },
  } as const;
}

const britishCopy = (location: LocationView) =>
  ({
    lead: (
      <>
        {quoteFor(location)}
        <strong>{maximumFeeSentences().join(" ")}</strong>
      </>
    ),
    button: "Book MOT Test Now",
    form: {
      title: `Book your MOT in ${nameInSentence(location.name)}`,
      service: "mot",
      fees: "unknown",
    },
    ending: {
      title: "Is a service due as well?",
      text: "Have both done in one visit.",
    },
  }) as const;

function MotText({ location }: { location: LocationView }) {
  const stored = usableMotText(location.mot_content);
  const more = `Read more about MOTs in ${nameInSentence(location.name)}`;
  if (stored) return <StoredText text={stored} more={more} />;
  return (
    <div className="prose">
      {location.defaultMotText?.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function MotKeyFacts({ location }: { location: LocationView }) {
  const isShown = useShownClaims();
  const isTestedByDva = isNorthernIreland(location.region);
  return (
    <>
      <h2 className="facts-title">Key facts</h2>
      <dl className="facts">
        {Object.entries(location.motKeyFacts).map(([term, description]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
        {!isTestedByDva && isShown("motTime") && (
          <div>
            <dt>Time needed</dt>
            <dd>
              <Claim name="motTime" />. Repairs cost extra.
            </dd>
          </div>
        )}
      </dl>
      {isTestedByDva ? (
        <TestCentres location={location} />
      ) : (
        <CountsNote location={location} isOfStations />
      )}
    </>
  );
}

const MotContent = ({ location }: { location: LocationView }) => (
  <LocationFrame
    page={page}
    location={location}
    beforeForm={
      location.stations && <NearestStations location={location} stations={location.stations} />
    }
    below={<MotKeyFacts location={location} />}
    {...copyFor(location)}
  >
    <TextAndQuestions
      page={page}
      title={location.defaultMotText?.heading ?? `Van MOT in ${nameInSentence(location.name)}`}
      location={location}
    >
      <MotText location={location} />
    </TextAndQuestions>
  </LocationFrame>
);

export const Component = () => (
  <LocationPage page={page} loadingText="Loading MOT centre..." Content={MotContent} />
);
