import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { nameWithArea } from "../../../document/page-meta.ts";
import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import type { LocationPage } from "@vanfettle/contract/schemas";

/** The heading and plain-text paragraphs of a section. */
export interface TextSection {
  heading: string;
  paragraphs: readonly string[];
}

type Described = Pick<LocationPage, "name" | "type" | "region" | "county">;

const inGreatBritain = (location: Described): TextSection[] => [
  {
    heading: `Booking a van MOT in ${location.name}`,
    paragraphs: [
      `To book an MOT for your van in ${nameWithArea(location)}, enter your registration and postcode. On our partner's site ` +
        "you choose a garage, a day and a time.",
      "Check which class your van is before you book, and tell the garage. Not every station can test a large van.",
    ],
  },
];

const inNorthernIreland = (location: Described): TextSection[] => [
  {
    heading: `MOT tests for vans in ${location.name}`,
    paragraphs: [
      northernIrishLaw.testedAt,
      "We can arrange the work around the test: a service, or a check of brakes, lights and tyres before your appointment, " +
        `and a repair after it. Ask a garage in or near ${location.name} to look at the van a week or two before the test, ` +
        "so that there is time for repairs.",
    ],
  },
];

/**
 * Returns the default text of an MOT page whose stored text is missing or too short. The text does not repeat the
 * explanations shown on every MOT page.
 */
export const defaultMotText = (location: Described): TextSection[] =>
  isNorthernIreland(location.region) ? inNorthernIreland(location) : inGreatBritain(location);

/** Returns the default text of a servicing page. */
export const defaultServicingText = (location: Described): string =>
  `Looking for van servicing in ${nameWithArea(location)}? Tell us your registration, your postcode and the work that your ` +
  "van needs: a yearly service, new brakes, an oil change or a check of a warning light. We then send you to our partner's " +
  "booking site, where you compare garages and prices.";
