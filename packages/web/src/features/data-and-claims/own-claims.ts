import { bookingRetention } from "@vanfettle/contract/booking/booking-retention";
import {
  bookingFields,
  duplicateBookingWindowMinutes,
} from "@vanfettle/contract/booking/booking-rules";
import { evidenceFor, isClaimShown } from "@vanfettle/contract/claims/claim-evidence";
import {
  claimAnchor,
  claimEvidence,
  formatClaim,
  marketingClaims,
  type ClaimName,
} from "@vanfettle/contract/claims/marketing-claims";
import type { PageSettings } from "@vanfettle/contract/page-settings";
import { services } from "@vanfettle/contract/services";
import { site } from "@vanfettle/contract/site";
import { lawValues } from "@vanfettle/vans/law/law-values";
import { listInWords, numberInWords } from "../../document/in-words.ts";
import { operatorSentences } from "../../ui/operator-sentences.ts";
import { garageSentence, paymentSentence } from "../../ui/partner-sentences.ts";
import { legal } from "../legal/legal-terms.ts";
import { storedFields } from "../legal/stored-fields.ts";
import { fullServiceSource, serviceContents } from "../location/service-contents.ts";
import type { Claim, ClaimGroup } from "./claim.ts";
import { privacyLawClaims } from "./law-claims.ts";

const priceOf = (id: string): string => services.find((service) => service.id === id)?.price ?? "";

const unverified = (id: string, statement: string, limits: string): Claim => ({
  id,
  statement,
  verification: "unverified",
  evidence: "None available.",
  source: null,
  date: "2026-11",
  licence: null,
  limits,
});

const ours = (id: string, statement: string, evidence: string, limits: string): Claim => ({
  ...unverified(id, statement, limits),
  verification: "ours",
  evidence,
});

/** The limits of each unverified claim. */
const openQuestions: Record<ClaimName, string> = {
  vansServiced: "There is no count to show.",
  rating: "Neither who rated nor how many did is known. We give the rating to no search engine.",
  sameDay: "Depends on the garage and the day. A request here is not a booking.",
  warranty: "Warranties vary by garage. Read the one of the garage that does the work.",
  motTime: "A usual time of a test, not a promise; repairs and waiting take longer.",
  onlineBooking: "The form takes requests at any hour; garages answer in theirs.",
  allLocations:
    "A page for each place, not a garage in each. In Northern Ireland garages do not test.",
  certifiedMechanics:
    "There is no certificate to show. Ask the garage for its mechanics' qualifications.",
  qualityGuaranteed:
    "The garage answers for its work, under its own warranty and the law. Warranties vary by garage.",
  certifiedGarages:
    "The words of every page's footer. We certify no garage. What is counted as a certified garage is under “MOT test stations”.",
};

function marketingClaim(name: ClaimName, settings: PageSettings): Claim {
  const ownEvidence = claimEvidence[name];
  const claim = unverified(
    claimAnchor(name),
    `${formatClaim(marketingClaims[name])}.`,
    openQuestions[name],
  );
  if (ownEvidence !== null) return { ...claim, verification: "ours", evidence: ownEvidence };
  const given = evidenceFor(settings, name);
  if (!given) return claim;
  const { source, sample, date } = given;
  return {
    ...claim,
    verification: "operator",
    evidence: `${source}: ${sample}.`,
    source: URL.canParse(source) ? source : null,
    date,
    limits: "Given by the operator of the site. It is true of the sample on its date.",
  };
}

/** A garage names the price of its work; these are what the site shows before. */
const priceClaims: readonly Claim[] = [
  {
    ...unverified(
      "price-mot",
      `MOT Test: ${priceOf("mot")}.`,
      `It is the most that a test of class 4 may cost by law (£${lawValues.class4MaximumFee}), and no discount. Class 7 may cost up to £${lawValues.class7MaximumFee}.`,
    ),
    evidence:
      "The legal maximum, under “The law on van tests in Great Britain”. That a garage charges it is not shown.",
  },
  unverified(
    "price-mot-service",
    `MOT + Service: ${priceOf("mot-service")}.`,
    "The garage's own price decides. What the service includes varies.",
  ),
  ours(
    "price-quote",
    "A quote is free, takes no account and binds you to nothing.",
    `The form asks for ${numberInWords(bookingFields.length)} answers and takes no payment.`,
    "Whatever you then book has its price at the garage.",
  ),
];

/** Returns the claims about the service, with the evidence in a stage's settings. */
export const promiseClaims = (settings: PageSettings): ClaimGroup => ({
  subject: "promises",
  title: "What the site says of its service and prices",
  lead: "The operator of the site makes these statements. We mark statements without evidence as unverified.",
  claims: [
    ...(Object.keys(marketingClaims) as ClaimName[])
      .filter((name) => isClaimShown(settings, name))
      .map((name) => marketingClaim(name, settings)),
    ours(
      "promise-steps",
      `A quote takes ${numberInWords(bookingFields.length)} answers and a booking four steps, for one of ${numberInWords(services.length)} services.`,
      "The form asks for registration, postcode and service. The home page shows the steps, and each place's page the services.",
      "Our partner or the garage may ask for more.",
    ),
    ours(
      "promise-partner",
      "Powered by a partnership with a garage-booking provider.",
      "After a request the site sends you there.",
      "Which garages take part is the provider's to say.",
    ),
    ours(
      "promise-garage",
      garageSentence(settings),
      "How our partner works, as the operator of the site states it.",
      "The garage answers for its work, under its own contract with you.",
    ),
    ours(
      "promise-payment",
      `You pay us nothing. ${paymentSentence(settings)}`.trim(),
      "The form takes no payment. What our partner pays is stated by the operator of the site.",
      "What you pay the garage is its price, or our partner's.",
    ),
    ...priceClaims,
  ],
});

export const serviceClaims: ClaimGroup = {
  subject: "services",
  title: "What a service usually includes",
  lead: "Each garage sets its own list of work. What we say is general.",
  claims: [
    {
      id: "service-contents",
      statement: services
        .map(({ id, name }) => `${name} usually includes: ${serviceContents[id]}.`)
        .join(" "),
      verification: "operator",
      evidence: "What garages commonly list. The full service was compared with the RAC's list.",
      source: fullServiceSource.address,
      date: fullServiceSource.checkedOn,
      licence: null,
      limits:
        "A usual content, not a promise: the garage's own list decides. In Northern Ireland garages do not carry out the test.",
    },
  ],
};

/** Returns the terms and the data protection, with who runs the stage's site. */
export const termClaims = (settings: PageSettings): ClaimGroup => ({
  subject: "terms",
  title: "Terms and data protection",
  lead: `What ${site.brand} binds itself to in its terms and policies. They decide, not this summary.`,
  claims: [
    ours(
      "term-operator",
      operatorSentences(settings),
      "Stated by the operator of the site.",
      "The registers of Companies House and HMRC decide.",
    ),
    ours(
      "term-age",
      `Users are ${legal.minimumAge} or over.`,
      "A condition of the terms.",
      "Nobody's age is checked.",
    ),
    ours(
      "term-retention",
      `Requests are kept about ${bookingRetention.years} years, unless they are erased before.`,
      "The database deletes each by a date that is stored with it.",
      `Backups reach ${bookingRetention.backupDays} days back, and the key of an erased request is kept for ${bookingRetention.erasedKeyDays} days, so that no backup brings it back. A record of the erasure stays, without what was erased. Logs are kept for three months.`,
    ),
    ours(
      "term-stored",
      `The site stores ${numberInWords(storedFields.length)} things per request: ${listInWords(storedFields.map(({ name }) => name))}.`,
      "The database's table has no others of a visitor's.",
      "A registration that is only looked up is kept in memory for ten minutes, under a scrambled key.",
    ),
    ours(
      "term-privacy-response",
      `A privacy request gets a response within ${legal.privacyResponseDays} days.`,
      "A promise of the privacy policy, and the law's own limit of a month (UK GDPR, Article 12).",
      "What you can do yourself with the link to a request takes no time.",
    ),
    ours(
      "term-complaint",
      `We acknowledge a complaint about your data within ${legal.complaintAcknowledgementDays} days, and tell you the outcome without undue delay.`,
      "A promise of the privacy policy, as the law requires.",
      "You can complain to the ICO as well.",
    ),
    ours(
      "term-bases",
      "Requests are kept and passed on under Article 6(1)(b), (c) and (f) of the UK GDPR.",
      "The privacy policy says which applies to what.",
      "You can object to what rests on our legitimate interests.",
    ),
    ours(
      "term-enquiry-response",
      `Other enquiries get a response within ${legal.enquiryResponseBusinessDays} business days.`,
      "A promise of the terms.",
      "Garages and our partner answer by their own rules.",
    ),
    ours(
      "term-liability",
      `Liability is capped at the greater of ${legal.liabilityMonths} months of payments or £${legal.liabilityFloorPounds}.`,
      "A clause of the terms.",
      "Your rights as a consumer are untouched.",
    ),
    ours(
      "term-limits",
      "Up to 25 vans are checked at a time. An address that sends too many requests is answered with status 429.",
      "The page takes no more lines; a firewall counts requests per address over one to five minutes.",
      "For more vans, check them in parts.",
    ),
    ours(
      "term-duplicates",
      `A form sent twice within ${duplicateBookingWindowMinutes} minutes makes one request.`,
      "Each form has a key, and one key stores one request.",
      "With a script the key lasts an hour.",
    ),
    ...privacyLawClaims,
  ],
});
