import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { britishLaw, firstMotRule } from "@vanfettle/vans/law/law-sentences";
import { nameWithArea } from "../pages/page-meta.ts";
import { isNorthernIreland } from "../locations/regions.ts";
import type { StationFigures } from "../stations/station-figures.ts";
import { class7Sentence, stationsSentence } from "../stations/station-sentences.ts";
import type { LocationPage } from "../schemas.ts";
import type { TextSection } from "./text-section.ts";

type Described = StationFigures & Pick<LocationPage, "county">;

const inGreatBritain = (location: Described): TextSection[] => [
  {
    heading: `Booking a van MOT in ${location.name}`,
    paragraphs: [
      `${location.island ? "With some exceptions, a" : "A"} van used on the road in ${nameWithArea(location)} ${firstMotRule}. ` +
        "Enter your registration and postcode here and finish the booking on our partner's site.",
      britishLaw.earlyTest,
    ],
  },
  {
    heading: "Class 4 or class 7?",
    paragraphs: [
      `${britishLaw.classes} ${britishLaw.zeroEmission}`,
      [stationsSentence(location), class7Sentence(location), "Say which class your van is when you book."]
        .filter((sentence) => sentence !== null)
        .join(" "),
      ...(location.island ? [britishLaw.islands] : []),
    ],
  },
];

const inNorthernIreland = (location: Described): TextSection[] => [
  {
    heading: `MOT tests for vans in ${location.name}`,
    paragraphs: [
      `${northernIrishLaw.testedAt} Garages in ${location.name} do not carry it out. DVA takes bookings online at ` +
        "nidirect.gov.uk or by phone.",
      `${northernIrishLaw.fee} ${northernIrishLaw.firstTest}`,
      `${northernIrishLaw.retest} ${northernIrishLaw.centres}`,
    ],
  },
  {
    heading: "Go to the test centre ready",
    paragraphs: [
      "What we can arrange is the work around the test: a service, brakes, lights, tyres or a warning light looked at " +
        `before your appointment, or a repair after it. Ask for a quote for a garage in or near ${location.name} and have ` +
        "the van seen to a week or two ahead, so that there is time to put things right.",
    ],
  },
];

/** Returns the text of an MOT page whose stored text is missing or too short. */
export const defaultMotText = (location: Described): TextSection[] =>
  isNorthernIreland(location.region) ? inNorthernIreland(location) : inGreatBritain(location);
