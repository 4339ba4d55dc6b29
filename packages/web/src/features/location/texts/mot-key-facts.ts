import { firstMotAge, class4, class7 } from "@vanfettle/vans/law/law-classes";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { formatClaim, isClaimShown, marketingClaims } from "@vanfettle/contract/claims/marketing-claims";
import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import type { StationFigures } from "@vanfettle/contract/stations/station-figures";
import { class7Sentence, stationsSentence } from "../../stations/station-sentences.ts";

/** The term and description of a fact at the top of an MOT page. */
export interface MotKeyFact {
  term: string;
  description: string;
}

const fact = (term: string, description: string): MotKeyFact => ({
  term,
  description: description.charAt(0).toUpperCase() + description.slice(1),
});

function inGreatBritain(location: StationFigures): MotKeyFact[] {
  const stations = [stationsSentence(location), class7Sentence(location)].filter((sentence) => sentence !== null);
  return [
    fact(class4.name, `${class4.vans}.`),
    fact(class7.name, `${class7.vans}.`),
    fact("First MOT", `${firstMotAge} after registration, then every year.`),
    ...[marketingClaims.motTime]
      .filter(isClaimShown)
      .map((claim) => fact("Time needed", `${formatClaim(claim)}. Repairs cost extra.`)),
    ...(stations.length > 0 ? [fact("Test stations", stations.join(" "))] : []),
  ];
}

const inNorthernIreland: MotKeyFact[] = [
  fact("Where", northernIrishLaw.where),
  fact("Booking", "With DVA, at nidirect.gov.uk or by phone. The fee is paid to DVA."),
  fact("Fee", northernIrishLaw.fee),
  fact("First test", northernIrishLaw.firstTestOfVan),
  fact("What we arrange", "A service, checks or repairs at a garage before or after the test."),
];

/** Returns the key facts about the MOT at a location. */
export const motKeyFacts = (location: StationFigures): MotKeyFact[] =>
  isNorthernIreland(location.region) ? inNorthernIreland : inGreatBritain(location);
