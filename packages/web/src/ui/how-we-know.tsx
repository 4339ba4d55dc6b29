import { pages } from "@vanfettle/contract/paths";
import { Link } from "./link.tsx";

/** The sections of `/data-and-claims/`, with the words that complete "How we know". */
const subjects = {
  "mot-law": "the law on van tests",
  "dva-law": "the rules in Northern Ireland",
  "mot-test": "what an MOT looks at",
  zones: "the zones",
  stations: "the counts of stations",
  places: "the numbers of places",
  services: "what a service includes",
  promises: "what we say of the service and its prices",
  terms: "the terms",
} as const;

/** The subject of figures and claims, which is a section of `/data-and-claims/`. */
export type ClaimSubject = keyof typeof subjects;

/** Links the evidence for the figures and claims of the block that it ends. */
export const HowWeKnow = ({ of }: { of: ClaimSubject }) => (
  <Link className="how-we-know" to={`${pages.dataAndClaims.canonical}#${of}`}>
    How we know<span className="sr-only">{` ${subjects[of]}`}</span>
  </Link>
);
