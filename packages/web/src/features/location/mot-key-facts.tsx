import { isNorthernIreland } from "@vanfettle/contract/regions";
import { formatClaim, marketingClaims, isClaimShown } from "@vanfettle/contract/marketing-claims";
import { firstMotYears } from "@vanfettle/contract/mot-law";
import { class4, class4Limit, class7, class7Limit, yearsInWords } from "./texts/mot-facts.ts";
import { GarageFigures, garagesInWords, withCommas } from "./garage-figures.tsx";
import type { LocationView } from "../../api/location-view.ts";

type Fact = readonly [term: string, description: string];

const timeNeeded: Fact[] = isClaimShown(marketingClaims.motTime)
  ? [["Time needed", `${formatClaim(marketingClaims.motTime)} as a rule; repairs are quoted apart.`]]
  : [];

const inGreatBritain = (location: LocationView): Fact[] => [
  [class4.name, `${class4.vans}. ${class4.maximumFee} is the most a test may cost.`],
  [class7.name, `${class7.vans}. ${class7.maximumFee} is the most a test may cost.`],
  ["First MOT", `${yearsInWords(firstMotYears.greatBritain)} after registration, then every year.`],
  ...timeNeeded,
  ["Test stations", `${garagesInWords(location)}.`],
  ["For class 7", `${withCommas(location.class7Count)} of them test vans of ${class4Limit} to ${class7Limit}.`],
];

const inNorthernIreland: Fact[] = [
  ["Where", "Only at test centres of the Driver & Vehicle Agency (DVA)."],
  ["Booking", "With DVA, at nidirect.gov.uk or by phone. The fee is paid to DVA."],
  ["First test", `${yearsInWords(firstMotYears.northernIrelandVan)} after registration for a van, then every year.`],
  ["What we arrange", "A service, checks or repairs at a garage before or after the test."],
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function MotKeyFacts({ location }: { location: LocationView }) {
  const facts = isNorthernIreland(location.region) ? inNorthernIreland : inGreatBritain(location);
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
      <GarageFigures location={location} />
    </>
  );
}
