import { useDocument } from "./document-context.ts";
import { garageSentence } from "./partner-sentences.ts";

/**
 * The note by booking forms and above lists of stations that says who chooses the garage, with the
 * partner's privacy notice if the operator has set it. Northern Ireland does not have a list.
 */
export function PartnerNote({ hasStations = true }: { hasStations?: boolean }) {
  const { settings } = useDocument();
  const { PartnerName: name, PartnerPrivacyUrl: privacyUrl } = settings;
  return (
    <p className="note">
      <span>{`${garageSentence(settings)}${hasStations ? " It may not be one of the MOT stations that we list." : ""}`}</span>
      {privacyUrl && (
        <>
          {" "}
          <a href={privacyUrl}>{`${name || "Partner"} privacy notice`}</a>
        </>
      )}
    </p>
  );
}
