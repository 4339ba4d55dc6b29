import { formatClaim, marketingClaims, isClaimShown } from "@vanfettle/contract/claims/marketing-claims";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import type { TextItem } from "../../../ui/text-item.ts";

export const motFeatures = [
  {
    title: isClaimShown(marketingClaims.motTime) ? formatClaim(marketingClaims.motTime) : "Drop off or wait",
    text: "The test itself is short. Drop the van off or wait while it is done, as the garage prefers.",
  },
  {
    title: "Class 4 and class 7",
    text: "Small vans and 3.5-tonne vans need different tests. Check which is yours below before you book.",
  },
  {
    title: "MOT and service together",
    text: "Have both done on one visit, so the van is off the road once and small faults are found before the test.",
  },
  {
    title: formatClaim(marketingClaims.onlineBooking),
    text: "Ask for a quote at any hour, then choose the garage and the time on our partner's booking site.",
  },
] as const satisfies readonly TextItem[];

/**
 * The groups of checks for cars and light vans:
 * https://www.gov.uk/government/publications/mot-inspection-manual-for-private-passenger-and-light-commercial-vehicles
 */
export const testedItems = [
  { title: "Lights", text: "Headlamps and their aim, brake, side and fog lights, indicators, reflectors." },
  { title: "Steering", text: "Play in joints and the rack, security of the column, power assistance." },
  { title: "Suspension", text: "Springs, shock absorbers, bushes and ball joints, worn or insecure." },
  { title: "Brakes", text: "Pads, discs, pipes and hoses, and how hard each wheel and the handbrake pull." },
  { title: "Tyres and wheels", text: "At least 1.6 mm of tread, no cuts or bulges, right size and load rating." },
  { title: "Seat belts", text: "Fitted, sound, locking and releasing; the airbag warning light goes out." },
  { title: "Body and structure", text: "Corrosion near load-bearing parts, sharp edges, doors and towbar." },
  { title: "Exhaust and emissions", text: "Leaks, smoke or gases within limits, catalyst and filter still there." },
  { title: "Horn", text: "Works, is loud enough and keeps to one steady note." },
  { title: "Windscreen and wipers", text: "No damage in the driver's view; wipers and washers clear the glass." },
  { title: "Mirrors", text: "The required mirrors are there, secure and give a clear view behind." },
  { title: "Number plates and VIN", text: "Plates clean, legible and spaced as they should be; the VIN readable." },
] as const satisfies readonly TextItem[];

export const classExamples = {
  class4: "Small and most medium vans, and car-derived vans",
  class7: "Most large panel vans, Lutons, dropsides and tippers",
} as const;

export const motRequirementsLead =
  "These are the rules of Great Britain. In Northern Ireland the Driver & Vehicle Agency has its own.";

export const motRequirements = [
  {
    title: "When the first MOT is due",
    text: britishLaw.firstMot,
  },
  {
    title: "Every year after that",
    text: `${britishLaw.certificate} ${britishLaw.earlyTest}`,
  },
  {
    title: "Driving without one",
    text: britishLaw.fine,
  },
  {
    title: "What to bring",
    text: "Only the van. The station finds its record by the registration; an empty load space helps the tester.",
  },
] as const satisfies readonly TextItem[];

export const northernIreland = {
  heading: "Northern Ireland works differently",
  paragraphs: [
    northernIrishLaw.testedAt,
    `${northernIrishLaw.firstTest} ${northernIrishLaw.fee}`,
    "What we can arrange there is a service or repair before the test, or after it.",
  ],
} as const;
