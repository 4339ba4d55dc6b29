import { pages } from "@vanfettle/contract/paths";
import { useDocument } from "../../ui/document-context.ts";
import { Link } from "../../ui/link.tsx";
import { daySentence, garageSentence, paymentSentence } from "../../ui/partner-sentences.ts";
import { legal } from "../legal/legal-terms.ts";

/**
 * The note below the button of a form: what happens next, who chooses the garage and the day,
 * who pays whom, and the age that the terms require. Northern Ireland does not have a list of stations.
 */
export function PartnerNote({ hasStations = true }: { hasStations?: boolean }) {
  const { settings } = useDocument();
  const { PartnerName: name, PartnerPrivacyUrl: privacyUrl } = settings;
  const sentences = [
    "You will be redirected to our partner's booking site to complete the booking.",
    garageSentence(settings),
    daySentence(settings),
    hasStations && "It may not be a station listed here.",
    paymentSentence(settings),
    `You must be ${legal.minimumAge} or over.`,
  ];
  return (
    <p className="note">
      <span>{sentences.filter(Boolean).join(" ")}</span>{" "}
      <Link to={pages.privacyPolicy.canonical}>Privacy policy</Link>
      {privacyUrl && (
        <>
          {" "}
          <a href={privacyUrl}>{`${name || "Partner"} privacy notice`}</a>
        </>
      )}
    </p>
  );
}
