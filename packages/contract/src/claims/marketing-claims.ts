/** The marketing claim shown to visitors. Claims never appear in structured data. */
export interface MarketingClaim {
  value: string;
  label: string;
  /**
   * True if the evidence is ours. For other claims, a stage's settings may give it
   * (`page-settings.ts`).
   */
  proved: boolean;
}

export const marketingClaims = {
  vansServiced: { value: "5000+", label: "vans serviced", proved: false },
  rating: { value: "4.9/5", label: "rating", proved: false },
  sameDay: { value: "Same-day", label: "service", proved: false },
  warranty: { value: "12 month", label: "warranty", proved: false },
  motTime: { value: "45-minute", label: "MOT", proved: false },
  onlineBooking: { value: "24/7", label: "online booking", proved: true },
  allLocations: { value: "Serving all UK locations", label: "", proved: true },
  certifiedMechanics: { value: "Certified mechanics", label: "", proved: false },
  qualityGuaranteed: { value: "Quality guaranteed", label: "", proved: false },
  certifiedGarages: {
    value:
      "Connecting van owners with certified garages across the UK. Professional servicing, transparent pricing and guaranteed quality",
    label: "",
    proved: false,
  },
} as const satisfies Record<string, MarketingClaim>;

type Claims = typeof marketingClaims;
export type ClaimName = keyof Claims;

/**
 * The evidence for each claim, or null. Separate from `marketingClaims`, so browsers do not load
 * it.
 */
export const claimEvidence: { [N in ClaimName]: Claims[N]["proved"] extends true ? string : null } =
  {
    vansServiced: null,
    rating: null,
    sameDay: null,
    warranty: null,
    motTime: null,
    onlineBooking: "This site takes requests at any hour.",
    allLocations: "Every place of 1,000 people or more in the UK that the sources have.",
    certifiedMechanics: null,
    qualityGuaranteed: null,
    certifiedGarages: null,
  };

/** Returns the anchor of the claim's entry on `/data-and-claims/`. */
export const claimAnchor = (name: ClaimName): string => `promise-${name}`;

/** Returns the claim as text, such as `45-minute MOT`. */
export const formatClaim = ({ value, label }: MarketingClaim): string =>
  label === "" ? value : `${value} ${label}`;
