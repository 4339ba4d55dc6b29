import { claimAnchor, type ClaimName } from "@vanfettle/contract/claims/marketing-claims";
import { visibleText } from "../../packages/web/src/testing/render-document.ts";

/** The words by which each claim is recognised on a page. */
export const wordsOfClaims: Readonly<Record<ClaimName, RegExp>> = {
  vansServiced: /5,?000\+/g,
  rating: /\b\d\.\d\/5/g,
  sameDay: /same[- ]day service/gi,
  warranty: /12[- ]month(?!s)/gi,
  motTime: /45[- ]min/gi,
  onlineBooking: /24\/7/g,
  allLocations: /serving all UK locations/gi,
  certifiedMechanics: /certified mechanics/gi,
  qualityGuaranteed: /quality guaranteed/gi,
  certifiedGarages: /certified garages across the UK/gi,
};

const names = Object.keys(wordsOfClaims) as ClaimName[];

/**
 * Returns the claims in the text of a page that are not links to their entry on
 * `/data-and-claims/`.
 */
export function unlinkedClaims(body: string): string[] {
  const rest = names.reduce(
    (html, name) =>
      html.replaceAll(
        new RegExp(`<a [^>]*href="/data-and-claims/#${claimAnchor(name)}"[^>]*>(.*?)</a>`, "gs"),
        (link: string) => (visibleText(link).search(wordsOfClaims[name]) === -1 ? link : " "),
      ),
    body,
  );
  const text = visibleText(rest);
  return names.flatMap((name) => text.match(wordsOfClaims[name]) ?? []);
}
