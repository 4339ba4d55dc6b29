import { yearsInWords } from "@vanfettle/vans/law/law-ages";
import { class4, class7, weightInKg } from "@vanfettle/vans/law/law-classes";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { vehicleLaw } from "@vanfettle/vans/law/law-vehicles";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { lawValues as values, type LawName } from "@vanfettle/vans/law/law-values";
import { law, type LawEntry } from "@vanfettle/vans/law/law";
import { dayInWords } from "@vanfettle/vans/calendar-day";
import { openGovernmentLicence, type Claim, type ClaimGroup } from "./claim.ts";

const statements: Record<LawName, string> = {
  class4: `Class 4: ${class4.vans.toLowerCase()}.`,
  class7: `Class 7: ${class7.vans.toLowerCase()}, which is up to 3.5 tonnes.`,
  zeroEmissionClass7: britishLaw.zeroEmission,
  class4MaximumFee: `The most that a class 4 test may cost is ${class4.maximumFee}.`,
  class7MaximumFee: `The most that a class 7 test may cost is ${class7.maximumFee}.`,
  plateWeight: vehicleLaw.plateWeight,
  carTypeApproval: vehicleLaw.carTypeApproval,
  motorCaravan: vehicleLaw.motorCaravan,
  passengerSeats: `${vehicleLaw.seatsOfClass4} ${vehicleLaw.seatsOfClass5}`,
  minibusFees: vehicleLaw.minibusFees,
  minibusFirstTest: vehicleLaw.minibusFirstTest,
  dualPurposeClass: vehicleLaw.dualPurposeClass,
  dualPurpose: vehicleLaw.dualPurpose,
  heavyTest: vehicleLaw.heavy,
  historicVehicle: vehicleLaw.historicVehicle,
  historicLargeGoods: vehicleLaw.historicLargeGoods,
  earlyElectricVan: vehicleLaw.earlyElectricVan,
  firstMotYears: `A van needs its first MOT when it is ${yearsInWords(values.firstMotYears)} old, and then one every year.`,
  zeroEmissionFirstTest: `${britishLaw.zeroEmission} ${britishLaw.zeroEmissionFirstTest}`,
  heavyFirstTest:
    "A heavier goods vehicle has its first yearly test by the end of the month in which it is a year old.",
  certificate: `${britishLaw.certificate} After one that expires on 29 February we state 28 February, the earlier day.`,
  earlyTest: britishLaw.earlyTest,
  partialRetest: britishLaw.retest,
  dangerousDefect: britishLaw.dangerousDefect,
  failedTest: britishLaw.failedTest,
  fineWithoutMot: britishLaw.fine,
  islands: britishLaw.islands,
  trailers: britishLaw.trailers,
  dvaFee: northernIrishLaw.fee,
  dvaFirstTestYears: northernIrishLaw.firstTest,
  dvaHeavyFirstTest: `A goods vehicle over ${weightInKg(values.dvaHeavyFirstTest.overKg)} is first tested by the end of the month in which it is a year old.`,
  dvaRetest: northernIrishLaw.retest,
  dvaFailedTest: northernIrishLaw.failedTest,
  dvaCentres: `${northernIrishLaw.where} ${northernIrishLaw.centres}`,
  dvaTrailers: northernIrishLaw.trailers,
};

const toClaim = (name: LawName): Claim => {
  const { source, validFrom, reviewBy, unconfirmed }: LawEntry<unknown> = law[name];
  return {
    id: `law-${name}`,
    statement: statements[name],
    standing: unconfirmed === undefined ? "official" : "announced",
    evidence: `Compared with the official page; to be compared again by ${dayInWords(reviewBy)}.`,
    source,
    date: validFrom,
    licence: openGovernmentLicence,
    limits: unconfirmed ?? "A summary, not the law itself, which has exceptions. The official page decides.",
  };
};

const names = Object.keys(statements) as LawName[];

export const motLawClaims: ClaimGroup = {
  subject: "mot-law",
  title: "The law on van tests in Great Britain",
  lead: "One dated table, compared with its sources at least once a year. None of it holds in Northern Ireland.",
  claims: names.filter((name) => !name.startsWith("dva")).map(toClaim),
};

export const dvaLawClaims: ClaimGroup = {
  subject: "dva-law",
  title: "The law on van tests in Northern Ireland",
  lead: "The Driver & Vehicle Agency (DVA) tests all vans there, by its own rules and for its own fees.",
  claims: names.filter((name) => name.startsWith("dva")).map(toClaim),
};

const ofTheManual = {
  standing: "official",
  source: "https://www.gov.uk/guidance/mot-inspection-manual-for-private-passenger-and-light-commercial-vehicles",
  date: "2026-11",
  licence: openGovernmentLicence,
} as const;

export const motTestClaims: ClaimGroup = {
  subject: "mot-test",
  title: "What an MOT looks at",
  lead: "In short, from DVSA's inspection manual for cars and light vans. The manual decides.",
  claims: [
    {
      id: "mot-test-groups",
      statement: "An MOT looks at twelve groups of parts.",
      ...ofTheManual,
      evidence: "The parts are those of the manual, which we put into groups.",
      limits: "A summary. The manual has sections of its own, and more parts.",
    },
    {
      id: "mot-test-tread",
      statement: "Tyres need at least 1.6 mm of tread.",
      ...ofTheManual,
      evidence: "The law on tyres of light vans, which the MOT tests.",
      limits: "How it is measured is in the source.",
    },
  ],
};
