import type { ClaimSubject } from "../../ui/how-we-know.tsx";

/** The verification statuses, as labelled on `/data-and-claims/`. */
export const verificationStatuses = {
  official: "stated by an official source",
  announced: "announced by an official source, reported to be in force",
  reported: "stated by an official source, as others report it",
  counted: "counted or computed by us",
  ours: "our own rule or promise, which binds us",
  operator: "operator's statement, with its source",
  unverified: "operator's statement, unverified",
} as const;

/** The figure or claim shown on pages, with its evidence. */
export interface Claim {
  /** Unique on the page, where it is the anchor. */
  id: string;
  /** The claim with its figures, in one or two sentences. */
  statement: string;
  verification: keyof typeof verificationStatuses;
  /** The evidence, or a statement that it is missing. */
  evidence: string;
  /** The address of the source, if it is public. */
  source: string | null;
  /** The day, month (YYYY-MM) or year of the value, or the date from which the claim applies. */
  date: string;
  /** The licence of the source's data, or null for our own data. */
  licence: string | null;
  limits: string;
}

export type ClaimGroup = {
  subject: ClaimSubject;
  title: string;
  lead: string;
  claims: readonly Claim[];
};

export const openGovernmentLicence = "Open Government Licence v3.0";
