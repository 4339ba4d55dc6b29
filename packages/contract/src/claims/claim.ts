/** What a figure or claim of the site is about. Pages name the subjects of their figures, and `/data-and-claims/` lists them. */
export type ClaimSubject = "mot-law" | "dva-law" | "mot-test" | "stations" | "places" | "prices" | "promises" | "terms";

/** Where a claim comes from, in the words that `/data-and-claims/` shows. */
export const standings = {
  official: "stated by an official source",
  announced: "announced by an official source, reported to be in force",
  counted: "counted or computed by us",
  ours: "our own rule or promise, which binds us",
  unverified: "operator's statement, unverified",
} as const;

/** A figure or claim that pages state, with what there is to show for it. */
export interface Claim {
  /** Unique on the page, where it is the anchor. */
  id: string;
  /** What is claimed, with its figures, as a sentence or two. */
  statement: string;
  standing: keyof typeof standings;
  /** How it is known, or that there is no evidence. */
  evidence: string;
  /** The address of the source, if it is public. */
  source: string | null;
  /** The day, month (YYYY-MM) or year of the value, or since which it holds. */
  date: string;
  /** The licence under which the source's data is used, or null for what is our own. */
  licence: string | null;
  /** What the claim does not say, and where it may be wrong. */
  limits: string;
}

export interface ClaimGroup {
  subject: ClaimSubject;
  title: string;
  /** What holds for all of them. */
  lead: string;
  claims: readonly Claim[];
}

export const openGovernmentLicence = "Open Government Licence v3.0";
