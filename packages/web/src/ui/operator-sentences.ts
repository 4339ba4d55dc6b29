import type { PageSettings } from "@vanfettle/contract/page-settings";
import { site } from "@vanfettle/contract/site";

/**
 * The part of the UK in which the registrar of a company number's prefix is. Numbers without a
 * prefix are of the first.
 */
const registers: Record<string, string> = {
  "": "England and Wales",
  OC: "England and Wales",
  SC: "Scotland",
  SO: "Scotland",
  NI: "Northern Ireland",
  R0: "Northern Ireland",
  NC: "Northern Ireland",
};

/**
 * Returns the sentences that say who runs the site, where, and under which numbers, as UK law
 * requires of a trading website: regulation 6 of SI 2002/2013, and regulations 24 and 25 of SI
 * 2015/17.
 */
export function operatorSentences(settings: PageSettings): string {
  const { LegalName, LegalAddress, CompanyNumber = "none", VatNumber } = settings;
  const isRegistered = CompanyNumber !== "none";
  const prefix = /^\d/.test(CompanyNumber) ? "" : CompanyNumber.slice(0, 2);
  return [
    LegalName && `${site.brand} is run by ${LegalName}.`,
    isRegistered && `Registered in ${registers[prefix]} with number ${CompanyNumber}.`,
    LegalAddress && `${isRegistered ? "Registered office" : "Address"}: ${LegalAddress}.`,
    VatNumber && `VAT number: ${VatNumber}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
