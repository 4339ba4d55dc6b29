import { firstMotYears } from "@vanfettle/contract/mot-law";
import { nameWithArea } from "@vanfettle/contract/page-meta";
import { isNorthernIreland } from "@vanfettle/contract/regions";
import type { LocationPage } from "@vanfettle/contract/schemas";
import { class4, class4Limit, class7, class7Limit, yearsInWords } from "./mot-facts.ts";
import type { TextSection } from "./text-section.ts";

type Named = Pick<LocationPage, "name" | "type" | "region" | "county">;

const inGreatBritain = (location: Named): TextSection[] => [
  {
    heading: `Booking a van MOT in ${location.name}`,
    paragraphs: [
      `A van used on the road in ${nameWithArea(location)} needs its first MOT ` +
        `${yearsInWords(firstMotYears.greatBritain)} after it was first registered, and a new one every year after ` +
        "that. Enter your registration and postcode here and finish the booking with a garage near you on our " +
        "partner's site.",
      "You can have the test up to a month, less a day, before the current certificate runs out and keep the same " +
        "renewal date, so there is no need to leave it to the last week.",
    ],
  },
  {
    heading: "Class 4 or class 7?",
    paragraphs: [
      `${class4.name} covers goods vehicles up to ${class4Limit}, with a legal maximum fee of ${class4.maximumFee}. ` +
        `${class7.name} covers those over ${class4Limit} and up to ${class7Limit}, with a maximum of ${class7.maximumFee}. The ` +
        "weight that counts is the design gross weight on the plate of the van, not what it weighs empty.",
      `Not every station can take a class 7 van, so check before you set off from ${location.name}.`,
    ],
  },
];

const inNorthernIreland = (location: Named): TextSection[] => [
  {
    heading: `MOT tests for vans in ${location.name}`,
    paragraphs: [
      `In Northern Ireland the MOT is done only at test centres of the Driver & Vehicle Agency (DVA). Garages in ` +
        `${location.name} do not carry it out, so you book the test and pay for it with DVA, online at nidirect.gov.uk ` +
        "or by phone.",
      `A van of up to 3,500 kg is first tested when it is ${yearsInWords(firstMotYears.northernIrelandVan)} old, a car ` +
        `when it is ${yearsInWords(firstMotYears.northernIrelandCar)} old, and both every year after that.`,
    ],
  },
  {
    heading: "Go to the test centre ready",
    paragraphs: [
      "What we can arrange is the work around the test: a service, brakes, lights, tyres or a warning light looked at " +
        `before your appointment, or a repair after it. Ask for a quote for a garage near ${location.name} and have ` +
        "the van seen to a week or two ahead, so that there is time to put things right.",
    ],
  },
];

/** Returns the text of an MOT page whose stored text is missing or too short. */
export const defaultMotText = (location: Named): TextSection[] =>
  isNorthernIreland(location.region) ? inNorthernIreland(location) : inGreatBritain(location);
