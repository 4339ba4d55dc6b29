import { dayInWords } from "../calendar-day.ts";
import {
  class4,
  class4Limit,
  class7,
  class7Limit,
  firstMotAge,
  weightInKg,
  yearsInWords,
} from "./law-classes.ts";
import { lawValues as law, type VanClass } from "./law-values.ts";

const zeroEmissionLimit = weightInKg(law.zeroEmissionClass7.upToKg);

const { workingDays } = law.partialRetest;

/** The due date of a van's first MOT, for the end of a sentence. */
export const firstMotRule =
  `needs its first MOT ${firstMotAge} after it was first registered, and a new one every year ` +
  "after that";

const classes = [class4, class7].map(
  ({ name, vans, maximumFee }) =>
    `${name} covers ${vans.toLowerCase()}, with a legal maximum fee of ${maximumFee}.`,
);
const plateWeight =
  "The weight that counts is the design gross weight on the plate of the van, not what it " +
  "weighs empty.";

/** The MOT rules for Great Britain, as sentences that pages and generated texts show unchanged. */
export const britishLaw = {
  classes: [...classes, plateWeight].join(" "),
  plateWeight,
  class4: `A goods vehicle of up to ${class4Limit} is class 4.`,
  class7: `A goods vehicle over ${class4Limit} and up to ${class7Limit} is class 7.`,
  heavy:
    "Except for some zero-emission vans, a goods vehicle over " +
    `${weightInKg(law.heavyTest.overKg)} has the yearly test of heavy vehicles, which MOT ` +
    "stations do not do.",
  firstMot: `In Great Britain a van ${firstMotRule}.`,
  zeroEmission:
    `In Great Britain a zero-emission goods vehicle over ${class7Limit} and up to ` +
    `${zeroEmissionLimit} has been class 7 since ${dayInWords(law.zeroEmissionClass7.since)}. ` +
    "Confirm with the station before you book.",
  zeroEmissionFirstTest:
    `Such a vehicle needs its first MOT ${yearsInWords(law.zeroEmissionFirstTest.years)} after ` +
    "it was first registered. Confirm the day with DVSA.",
  certificate: "A certificate lasts a year.",
  newCertificate:
    "After a test that does not keep the renewal date, the new certificate counts from the day " +
    "of the test.",
  keepTheDate:
    "In Great Britain, test up to a month early, less a day, and keep your renewal date.",
  feeLimit:
    "The law sets the most a station may charge for an MOT test, by class of vehicle; a " +
    "station may charge less.",
  fees:
    `The most a station in Great Britain may charge is ${class4.maximumFee} for ` +
    `${class4.name.toLowerCase()} and ${class7.maximumFee} for ${class7.name.toLowerCase()}. ` +
    "Stations may charge less. Repairs cost extra.",
  maximumFee4: `${class4.name}: at most ${class4.maximumFee} by law.`,
  maximumFee7: `${class7.name}: at most ${class7.maximumFee} by law.`,
  mayChargeLess: "Stations may charge less: ask.",
  earlyTest:
    "You can have the test up to a month, less a day, before the current certificate runs out " +
    "and keep the same renewal date, so there is no need to leave it to the last week.",
  retest:
    "In Great Britain a partial retest is free if you leave the van at the station for repair " +
    `and it is retested within ${workingDays} working days, or if you bring it back by the end ` +
    "of the next working day for certain items only, such as lamps (not their aim), mirrors, " +
    "tyres, wipers, glass, seat belts (not their anchorages), doors, the horn and number plates. " +
    `Brought back later, but within ${workingDays} working days, it needs only a partial retest, ` +
    "for which the station may charge. Anything else is a full test at a full fee.",
  heavyRetest:
    `A retest of a heavy vehicle within ${law.heavyRetest.withinDays} days of its test costs ` +
    "less than a full test.",
  dangerousDefect:
    `You can be fined up to £${law.dangerousDefect.fine}, be banned from driving and get ` +
    `${law.dangerousDefect.penaltyPoints} penalty points for driving a vehicle that failed its ` +
    "MOT because of a dangerous defect.",
  failedTest:
    "After a failed MOT you can take the vehicle away only if its current certificate is still " +
    "valid and no dangerous defect is listed. It must be roadworthy whenever you drive it.",
  fine:
    `You can be fined up to £${law.fineWithoutMot}. The exceptions are driving to a test you ` +
    "have booked, or to have a failure repaired.",
  islands:
    "A van used only on an island without a bridge, tunnel or ford may need no MOT, but several " +
    `islands are excepted. Form ${law.islands.form} on GOV.UK names them.`,
  offRoad:
    "Declared off the road, a vehicle may go on a public road only to a test that is booked, and " +
    "back. Tax it before you use it otherwise.",
  trailers:
    "A trailer has no MOT. Goods trailers over " +
    `${weightInKg(law.trailers.heavyTestOverUnladenKg)} unladen that have power brakes have the ` +
    "yearly test of heavy vehicles instead.",
} as const;

/** The booking form's note on MOT fees in Great Britain. */
export const britishFormNote =
  "The most an MOT may cost in Great Britain, by the design weight on the van's plate: " +
  `${class4.maximumFee} up to ${class4Limit}, ${class7.maximumFee} up to ${class7Limit}.`;

/** The notes of a form on a page that states the maximum fees, for the van's class if known. */
export const feeNotes = {
  unknown: "The MOT price shown is the legal maximum for class 4.",
  "4": `The MOT price shown is the legal maximum for class 4 (vans up to ${class4Limit}).`,
  "7": `The MOT price shown is the legal maximum for class 7 (vans over ${class4Limit}, up to ${class7Limit}).`,
} as const;

/** Returns the sentences on the most that a test may cost, for a class or for both. */
export const maximumFeeSentences = (vanClass?: VanClass): string[] => {
  const fees = { "4": britishLaw.maximumFee4, "7": britishLaw.maximumFee7 };
  const shown = vanClass ? [fees[vanClass]] : Object.values(fees);
  return [...shown, britishLaw.mayChargeLess];
};
