import { isNorthernIreland } from "@vanfettle/contract/regions";
import { formatClaim, marketingClaims, isClaimShown } from "@vanfettle/contract/marketing-claims";
import { northernIrishLaw } from "@vanfettle/contract/law-northern-ireland";
import { class4, class7, firstTestAge } from "@vanfettle/contract/law-classes";
import { class7Sentence, stationsSentence } from "@vanfettle/contract/station-figures";
import { DvaLinks } from "./dva-links.tsx";
import { StationSource } from "./station-source.tsx";
import type { LocationView } from "../../api/location-view.ts";

type Fact = readonly [term: string, description: string];

const timeNeeded: Fact[] = isClaimShown(marketingClaims.motTime)
  ? [["Time needed", `${formatClaim(marketingClaims.motTime)}. Repairs are quoted apart.`]]
  : [];

const stations = (location: LocationView): Fact[] =>
  [stationsSentence(location), class7Sentence(location)].some((sentence) => sentence !== null)
    ? [["Test stations", [stationsSentence(location), class7Sentence(location)].filter(Boolean).join(" ")]]
    : [];

const inGreatBritain = (location: LocationView): Fact[] => [
  [class4.name, `${class4.vans}. ${class4.maximumFee} is the most a test may cost.`],
  [class7.name, `${class7.vans}. ${class7.maximumFee} is the most a test may cost.`],
  ["First MOT", `${firstTestAge.greatBritain} after registration, then every year.`],
  ...timeNeeded,
  ...stations(location),
];

const inNorthernIreland: Fact[] = [
  ["Where", northernIrishLaw.where],
  ["Booking", "With DVA, at nidirect.gov.uk or by phone. The fee is paid to DVA."],
  ["Fee", northernIrishLaw.fee],
  ["First test", northernIrishLaw.firstTestOfVan],
  ["What we arrange", "A service, checks or repairs at a garage before or after the test."],
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function MotKeyFacts({ location }: { location: LocationView }) {
  const dvaTests = isNorthernIreland(location.region);
  const facts = dvaTests ? inNorthernIreland : inGreatBritain(location);
  return (
    <>
      <h2 className="facts-title">Key facts</h2>
      <dl className="facts">
        {facts.map(([term, description]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{capital(description)}</dd>
          </div>
        ))}
      </dl>
      {dvaTests ? <DvaLinks /> : <StationSource location={location} />}
    </>
  );
}
