import { class4, class4Limit, class7, class7Limit, weightInKg } from "./law-classes.ts";
import * as law from "./law.ts";

const months = "January February March April May June July August September October November December".split(" ");

/** Formats a day (YYYY-MM-DD) as `1 June 2026`. */
function dayInWords(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

const inWords: Record<number, string> = { 1: "one", 2: "two", 3: "three", 4: "four" };
const years = (count: number): string => `${inWords[count] ?? count} years`;

const zeroEmissionLimit = weightInKg(law.zeroEmissionClass7.value.upToKg);

const { workingDays, freeByNextWorkingDay } = law.partialRetest.value;

/**
 * What the law of Great Britain says, in sentences that pages and generated texts show as they are. None of them holds in
 * Northern Ireland.
 */
export const britishLaw = {
  classes:
    `${class4.name} covers goods vehicles up to ${class4Limit}, with a legal maximum fee of ${class4.maximumFee}. ` +
    `${class7.name} covers those over ${class4Limit} and up to ${class7Limit}, with a maximum of ${class7.maximumFee}. ` +
    "The weight that counts is the design gross weight on the plate of the van, not what it weighs empty.",
  zeroEmission:
    `Since ${dayInWords(law.zeroEmissionClass7.validFrom)}, zero-emission vans over ${class7Limit} and up to ${zeroEmissionLimit} are reported to be class 7 ` +
    "too. Check with the station before you book one.",
  fees:
    `The most a station in Great Britain may charge is ${class4.maximumFee} for ${class4.name.toLowerCase()} and ` +
    `${class7.maximumFee} for ${class7.name.toLowerCase()}. Stations may charge less. Repairs are quoted apart.`,
  earlyTest:
    "You can have the test up to a month, less a day, before the current certificate runs out and keep the same renewal " +
    "date, so there is no need to leave it to the last week.",
  retest:
    `In Great Britain a partial retest is free if you leave the van at the station for repair and it is retested within ` +
    `${workingDays} working days, or if you bring it back by the end of the next working day for certain items only, such ` +
    `as ${freeByNextWorkingDay}. Brought back later, but within ${workingDays} working days, it needs only a partial ` +
    "retest, for which the station may charge. Anything else is a full test at a full fee.",
  fine: `You can be fined up to £${law.fineWithoutMot.value}. The exceptions are driving to a test you have booked, or to have a failure repaired.`,
  islands:
    "A van used only on an island without a bridge, tunnel or ford may need no MOT, but several islands are excepted. " +
    `Form ${law.islands.value.form} on GOV.UK names them.`,
  trailers:
    "A trailer has no MOT. Goods trailers over " +
    `${weightInKg(law.trailers.value.heavyTestOverUnladenKg)} unladen that have power brakes have the yearly test of heavy ` +
    "vehicles instead.",
} as const;

const { van, car } = law.dvaFirstTestYears.value;
const dvaFee = law.dvaFee.value;
const dvaLimit = weightInKg(dvaFee.upToKg);

/** What holds in Northern Ireland. */
export const northernIrishLaw = {
  where: "Only at test centres of the Driver & Vehicle Agency (DVA).",
  fee: `DVA charges £${dvaFee.test} for the test of a van of up to ${dvaLimit} and £${dvaFee.retest} for a retest.`,
  firstTest: `A van of up to ${dvaLimit} is first tested when it is ${years(van)} old, a car when it is ${years(car)} old, and both every year after that.`,
  firstTestOfVan: `${years(van)} after registration for a van, then every year.`,
  retest:
    `If the van fails, apply for the retest within ${law.dvaRetest.value.applyWithinDays} days and have it done within ` +
    `${law.dvaRetest.value.doneWithinDays} days of the test; later it is a full test at the full fee.`,
  centres: `DVA's test centres are in ${law.dvaCentres.value.names.slice(0, -1).join(", ")} and ${law.dvaCentres.value.names.at(-1)}.`,
  trailers: `A trailer over ${weightInKg(law.dvaTrailers.value.testedOverKg)} is tested by DVA too, every year from its first.`,
  links: [
    { label: "Book a test with DVA", address: law.dvaCentres.value.booking },
    { label: "DVA's fees", address: law.dvaFee.source },
    { label: "DVA's centres and contact details", address: law.dvaCentres.source },
  ],
} as const;

/** How old a vehicle is when it is first tested, in words, such as `three years`. */
export const firstTestAge = {
  greatBritain: years(law.firstMotYears.value),
  vanInNorthernIreland: years(van),
  carInNorthernIreland: years(car),
} as const;
