/**
 * The marketing claims a visitor reads, in one place. `evidence` says what a claim rests on; a claim without any can be
 * hidden on a deployed stage, and none ever enters structured data.
 */
export interface Claim {
  value: string;
  label: string;
  evidence: string | null;
}

export const claims = {
  vansServiced: { value: "5000+", label: "vans serviced", evidence: null },
  rating: { value: "4.9/5", label: "rating", evidence: null },
  sameDay: { value: "Same-day", label: "service", evidence: null },
  warranty: { value: "12 month", label: "warranty", evidence: "Partner garages' terms; warranties vary by garage." },
  motTime: { value: "45-minute", label: "MOT", evidence: null },
  onlineBooking: { value: "24/7", label: "online booking", evidence: "This site takes requests at any hour." },
  allLocations: { value: "Serving all UK locations", label: "", evidence: "Every UK place of 1,000 people or more." },
  certifiedMechanics: {
    value: "Certified mechanics",
    label: "",
    evidence: "Counted garages are authorised by DVSA as MOT test stations.",
  },
  qualityGuaranteed: { value: "Quality guaranteed", label: "", evidence: "Warranties vary by garage." },
} as const satisfies Record<string, Claim>;
