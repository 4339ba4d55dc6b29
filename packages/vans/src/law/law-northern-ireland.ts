import { weightInKg, yearsInWords } from "./law-classes.ts";
import { lawValues as law } from "./law-values.ts";

const { van, car } = law.dvaFirstTestYears;
const dvaFee = law.dvaFee;
const dvaLimit = weightInKg(dvaFee.upToKg);

/** The towns with a test centre of the DVA. */
export const dvaCentreTowns = [
  "Armagh",
  "Ballymena",
  "Belfast",
  "Coleraine",
  "Cookstown",
  "Craigavon",
  "Downpatrick",
  "Enniskillen",
  "Larne",
  "Lisburn",
  "Londonderry",
  "Mallusk",
  "Newry",
  "Newtownards",
  "Omagh",
] as const;

/** The average wait for a test, as reported on a day. It is not a rule, and changes. */
export const dvaWait = {
  days: 30,
  reportedOn: "2025-04-11",
  source:
    "https://www.farminglife.com/country-and-farming/minister-welcomes-reduction-in-mot-waiting-times-in-northern-ireland-5079539",
} as const;

/** The advice to book early, with the dated wait. */
export const dvaBookEarly =
  `Book early. In April 2025 the average wait for a test was reported as around ${dvaWait.days} ` +
  "days; it changes, and DVA's booking page shows the free days of each centre.";

export const northernIrishLaw = {
  where: "Only at test centres of the Driver & Vehicle Agency (DVA).",
  centres: `DVA's test centres are in ${dvaCentreTowns.slice(0, -1).join(", ")} and ${dvaCentreTowns.at(-1)}.`,
  testedAt:
    "In Northern Ireland the MOT is done only at test centres of the Driver & Vehicle Agency " +
    "(DVA), never at a private garage. You book the test and pay for it with DVA.",
  fee:
    `DVA charges £${dvaFee.test} for the test of a van of up to ${dvaLimit} and ` +
    `£${dvaFee.retest} for a retest.`,
  heavyRetestFee:
    `DVA charges £${law.dvaHeavyRetestFee.retest} for the retest of a goods vehicle over ` +
    `${weightInKg(law.dvaHeavyRetestFee.overKg)}.`,
  firstTest:
    `In Northern Ireland a van of up to ${dvaLimit} is first tested when it is ` +
    `${yearsInWords(van)} old, a car when it is ${yearsInWords(car)} old, and both every year ` +
    "after that.",
  firstTestOfVan: `${yearsInWords(van)} after registration for a van, then every year.`,
  failedTest:
    "A vehicle that fails its test is treated as not roadworthy. It should not be on the road, " +
    "even if an earlier certificate is still valid.",
  heavyFirstTest:
    `In Northern Ireland a goods vehicle over ${weightInKg(law.dvaHeavyFirstTest.overKg)} is ` +
    `first tested by the end of the month in which it is ${law.dvaHeavyFirstTest.years} year old.`,
  historicVehicle:
    `In Northern Ireland a vehicle over ${law.dvaHistoricVehicle.overYears} years old may be ` +
    "exempt from the test if its type is no longer made and it has not been substantially " +
    "changed. Ask DVA.",
  exemptionCertificate:
    "In the year to March 2026 DVA gave some private cars that were " +
    `${law.dvaExemptionCertificate.ages.join(" or ")} years old a temporary exemption ` +
    `certificate for ${law.dvaExemptionCertificate.months} months. Ask DVA if yours has one.`,
  retest:
    `If the van fails, apply for the retest within ${law.dvaRetest.applyWithinDays} days and ` +
    `have it done within ${law.dvaRetest.doneWithinDays} days of the test; later it is a full ` +
    "test at the full fee.",
  trailers:
    `A trailer over ${weightInKg(law.dvaTrailers.testedOverKg)} is tested by DVA too, every year ` +
    "from its first.",
} as const;

/** The booking form's note on MOT tests in Northern Ireland. */
export const northernIrishFormNote =
  "In Northern Ireland only DVA tests vans: you book and pay DVA. Garages prepare the van.";
