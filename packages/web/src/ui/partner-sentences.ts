import type { PageSettings } from "@vanfettle/contract/page-settings";
import { site } from "@vanfettle/contract/site";

/** Returns the words for the partner inside a sentence, with its name if the settings have it. */
export const partnerInSentence = ({ PartnerName }: PageSettings): string =>
  PartnerName ? `our partner, ${PartnerName}` : site.partnerName;

/** Returns the sentence that says who chooses the garage. Pages do not say it in other words. */
export function garageSentence({ GarageChoice, PartnerName }: PageSettings): string {
  if (GarageChoice === "partner") {
    return `Our partner${PartnerName ? `, ${PartnerName},` : ""} chooses the garage.`;
  }
  const site = PartnerName ? `the site of our partner, ${PartnerName}` : "our partner's site";
  return GarageChoice === "visitor"
    ? `You choose the garage on ${site}.`
    : "A garage does the work.";
}

/**
 * Returns the sentence that says where the day of the work is chosen, which the forms do not ask
 * for. It follows the sentence that says who chooses the garage.
 */
export const daySentence = ({ GarageChoice }: PageSettings): string =>
  GarageChoice === "visitor"
    ? "You choose the day there too."
    : "You agree the day there, not in this form.";

const payments: Record<string, string> = {
  booking: "Our partner pays us for each booking.",
  request: "Our partner pays us for each request that we pass on.",
  fixed: "Our partner pays us a fixed fee, whatever you book.",
  nothing: "Our partner does not pay us.",
};

/** Returns the sentence that says how the site is paid; empty if the settings do not say it. */
export const paymentSentence = ({ PartnerPayment = "" }: PageSettings): string =>
  payments[PartnerPayment] ?? "";
