import type { Faq } from "@vanfettle/contract/locations/location-text";
import type { TextItem } from "../../../ui/text-item.ts";

/** The copy of a service page. All service pages share one layout. */
export interface ServicePageText {
  eyebrow: string;
  heading: string;
  lead: string;
  formTitle: string;
  signs: { heading: string; lead: string; items: readonly Sign[]; warning: string };
  work: { heading: string; lead: string; steps: readonly TextItem[] };
  cost: { heading: string; lead: string; items: readonly TextItem[] };
  faqs: readonly Faq[];
  callToAction: { heading: string; text: string };
}

export interface Sign extends TextItem {
  urgency: "stop" | "soon" | "plan";
}

export const urgencyLabels = { stop: "Stop driving", soon: "Book soon", plan: "Mention it" } as const;
