import { site } from "./site.ts";

/** The marketing claims a visitor reads, in one place. None ever enters structured data. */
export interface Claim {
  value: string;
  label: string;
  /** Without evidence it is left out where `site` says so. */
  proved: boolean;
}

export const claims = {
  vansServiced: { value: "5000+", label: "vans serviced", proved: false },
  rating: { value: "4.9/5", label: "rating", proved: false },
  sameDay: { value: "Same-day", label: "service", proved: false },
  warranty: { value: "12 month", label: "warranty", proved: true },
  motTime: { value: "45-minute", label: "MOT", proved: false },
  onlineBooking: { value: "24/7", label: "online booking", proved: true },
  allLocations: { value: "Serving all UK locations", label: "", proved: true },
  certifiedMechanics: { value: "Certified mechanics", label: "", proved: true },
  qualityGuaranteed: { value: "Quality guaranteed", label: "", proved: true },
} as const satisfies Record<string, Claim>;

type Claims = typeof claims;

/** What each claim rests on. Kept apart, so that it does not travel to browsers; the two cannot disagree. */
export const evidence: { [N in keyof Claims]: Claims[N]["proved"] extends true ? string : null } = {
  vansServiced: null,
  rating: null,
  sameDay: null,
  warranty: "Partner garages' terms; warranties vary by garage.",
  motTime: null,
  onlineBooking: "This site takes requests at any hour.",
  allLocations: "Every UK place of 1,000 people or more.",
  certifiedMechanics: "Counted garages are authorised by DVSA as MOT test stations.",
  qualityGuaranteed: "Warranties vary by garage.",
};

/** Whether pages make the claim. */
export const isMade = ({ proved }: Claim): boolean => proved || site.showsUnprovedClaims;

/** `45-minute MOT`. */
export const claimInWords = ({ value, label }: Claim): string => (label === "" ? value : `${value} ${label}`);
