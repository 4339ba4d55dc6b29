import { dayInWords } from "@vanfettle/vans/calendar-day";
import { law, type LawEntry } from "@vanfettle/vans/law/law";
import {
  dvaBookEarly,
  dvaWait,
  northernIrishFormNote,
  northernIrishLaw,
} from "@vanfettle/vans/law/law-northern-ireland";
import { privacyLaw } from "@vanfettle/vans/law/law-privacy";
import { britishFormNote, britishLaw, feeNotes } from "@vanfettle/vans/law/law-sentences";
import { type LawName } from "@vanfettle/vans/law/law-values";
import { vehicleLaw } from "@vanfettle/vans/law/law-vehicles";
import {
  defectCategories,
  failureSentences,
  motFailures,
  type DefectCategory,
} from "@vanfettle/vans/law/mot-failures";
import { loadedVan, motScope } from "../mot-landing/texts/mot-faqs.ts";
import { openGovernmentLicence, type Claim, type ClaimGroup } from "./claim.ts";

const statements: Record<LawName, string> = {
  class4: `${britishLaw.class4} ${britishLaw.classes}`,
  class7: `${britishLaw.class7} That is up to 3.5 tonnes.`,
  zeroEmissionClass7: britishLaw.zeroEmission,
  class4MaximumFee: `${britishFormNote} ${britishLaw.fees} ${britishLaw.maximumFee4} ${feeNotes.unknown} ${feeNotes["4"]}`,
  class7MaximumFee: `${britishLaw.feeLimit} ${britishLaw.fees} ${britishLaw.maximumFee7} ${britishLaw.mayChargeLess} ${feeNotes["7"]}`,
  plateWeight: `${britishLaw.plateWeight} ${vehicleLaw.ministryPlate}`,
  carTypeApproval: vehicleLaw.carTypeApproval,
  motorCaravan: vehicleLaw.motorCaravan,
  passengerSeats: `${vehicleLaw.seatsOfClass4} ${vehicleLaw.seatsOfClass5}`,
  minibusFees: vehicleLaw.minibusFees,
  minibusFirstTest: vehicleLaw.minibusFirstTest,
  taxisAndAmbulances: vehicleLaw.taxisAndAmbulances,
  usedBeforeRegistration: vehicleLaw.usedBeforeRegistration,
  dualPurposeClass: vehicleLaw.dualPurposeClass,
  dualPurpose: vehicleLaw.dualPurpose,
  heavyTest: britishLaw.heavy,
  historicVehicle: vehicleLaw.historicVehicle,
  historicLargeGoods: vehicleLaw.historicLargeGoods,
  historicBus: vehicleLaw.historicBus,
  earlyElectricVan: vehicleLaw.earlyElectricVan,
  firstMotYears: britishLaw.firstMot,
  zeroEmissionFirstTest: `${britishLaw.zeroEmission} ${britishLaw.zeroEmissionFirstTest}`,
  heavyFirstTest: vehicleLaw.heavyFirstTest,
  certificate: `${britishLaw.certificate} ${britishLaw.newCertificate} After one that expires on 29 February we state 28 February, the earlier day.`,
  earlyTest: `${britishLaw.earlyTest} ${britishLaw.keepTheDate}`,
  partialRetest: britishLaw.retest,
  heavyRetest: britishLaw.heavyRetest,
  dangerousDefect: britishLaw.dangerousDefect,
  failedTest: britishLaw.failedTest,
  fineWithoutMot: britishLaw.fine,
  islands: britishLaw.islands,
  offRoad: britishLaw.offRoad,
  trailers: britishLaw.trailers,
  dvaFee: northernIrishLaw.fee,
  dvaHeavyRetestFee: northernIrishLaw.heavyRetestFee,
  dvaFirstTestYears: northernIrishLaw.firstTest,
  dvaHeavyFirstTest: northernIrishLaw.heavyFirstTest,
  dvaExemptionCertificate: northernIrishLaw.exemptionCertificate,
  dvaHistoricVehicle: northernIrishLaw.historicVehicle,
  dvaRetest: northernIrishLaw.retest,
  dvaFailedTest: northernIrishLaw.failedTest,
  dvaCentres: `${northernIrishFormNote} ${northernIrishLaw.testedAt} ${northernIrishLaw.where} ${northernIrishLaw.centres}`,
  dvaTrailers: northernIrishLaw.trailers,
  ...privacyLaw,
};

const toClaim = (name: LawName): Claim => {
  const { source, validFrom, reviewBy, unconfirmed }: LawEntry<unknown> = law[name];
  return {
    id: `law-${name}`,
    statement: statements[name],
    verification: unconfirmed === undefined ? "official" : "announced",
    evidence: `Compared with the official page; to be compared again by ${dayInWords(reviewBy)}.`,
    source,
    date: validFrom,
    licence: openGovernmentLicence,
    limits:
      unconfirmed ??
      "A summary, not the law itself, which has exceptions. The official page decides.",
  };
};

const privacyNames = Object.keys(privacyLaw) as (keyof typeof privacyLaw)[];
const names = (Object.keys(statements) as LawName[]).filter((name) => !(name in privacyLaw));

/** The law behind the legal pages, which are not about vans. */
export const privacyLawClaims = privacyNames.map(toClaim);

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
  claims: [
    ...names.filter((name) => name.startsWith("dva")).map(toClaim),
    {
      id: "dva-wait",
      statement: dvaBookEarly,
      verification: "operator",
      evidence: "A newspaper's report of the figures of the Department for Infrastructure.",
      source: dvaWait.source,
      date: dvaWait.reportedOn,
      licence: null,
      limits: "An average over all centres and kinds of test. It has changed since.",
    },
    {
      id: "dva-distances",
      statement:
        "Distances to DVA's test centres are in a straight line, from the middle of a post town to the middle of the centre's town.",
      verification: "counted",
      evidence: "Computed from the positions of towns; each postcode district has its post town.",
      source: "https://www.geonames.org/",
      date: "2026-11",
      licence: "CC BY 4.0",
      limits: "A centre may be miles from the middle of its town, and roads are longer.",
    },
  ],
};

const ofTheManual = {
  verification: "official",
  source:
    "https://www.gov.uk/guidance/mot-inspection-manual-for-private-passenger-and-light-commercial-vehicles",
  date: "2026-11",
  licence: openGovernmentLicence,
} as const;

const categoryShares = Object.entries(motFailures.class4.value.ofTests)
  .map(([category, share]) => `${defectCategories[category as DefectCategory]} ${share}%`)
  .join(", ");

const failureClaim = (
  name: keyof typeof motFailures,
  claim: Pick<Claim, "statement" | "verification" | "evidence">,
): Claim => {
  const { source, validFrom, reviewBy, unconfirmed } = motFailures[name];
  return {
    id: `mot-failures-${name}`,
    ...claim,
    source,
    date: validFrom.slice(0, 7),
    licence: name === "class4Vans" ? null : openGovernmentLicence,
    limits: `${unconfirmed} To be reviewed by ${dayInWords(reviewBy)}.`,
  };
};

const failureClaims: Claim[] = [
  failureClaim("class4", {
    statement: `${failureSentences.class4} By category, of all first tests: ${categoryShares}.`,
    verification: "official",
    evidence: `DVSA's table ${motFailures.class4.value.table}, ${motFailures.class4.value.period}.`,
  }),
  failureClaim("class4Vans", {
    statement: failureSentences.class4Vans,
    verification: "reported",
    evidence: "A magazine's report of DVSA's answer to a leasing company.",
  }),
  failureClaim("class7", {
    statement: `${failureSentences.class7} ${failureSentences.northernIreland}`,
    verification: "reported",
    evidence: "A copy of an earlier edition of DVSA's page.",
  }),
  {
    id: "mot-test-checks",
    statement: "A driver can do ten checks before the test in about ten minutes, without tools.",
    verification: "ours",
    evidence:
      "Each looks at the parts of a category in DVSA's table, and what fails most often comes first.",
    source: null,
    date: "2026-11",
    licence: null,
    limits: "They find much, but not all. The tester decides.",
  },
];

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
      id: "mot-test-scope",
      statement: motScope,
      ...ofTheManual,
      evidence: "The manual has the tester look without dismantling, and names the parts.",
      limits: "A summary. What the tester looks at is in the source.",
    },
    {
      id: "mot-test-load",
      statement: loadedVan,
      ...ofTheManual,
      evidence: "The manual's reasons to refuse a test, and its methods for brakes and headlamps.",
      limits: "The station decides about the van in front of it.",
    },
    ...failureClaims,
    {
      id: "mot-test-tread",
      statement: "Tyres need at least 1.6 mm of tread.",
      ...ofTheManual,
      evidence: "The law on tyres of light vans, which the MOT tests.",
      limits: "How it is measured is in the source.",
    },
  ],
};
