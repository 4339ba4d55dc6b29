import { useDocument } from "./document-context.ts";

/**
 * The note by booking forms and above lists of stations that a garage chosen by the partner does the work, with the
 * partner's name and privacy notice if the operator has set them. Northern Ireland has no list.
 */
export function PartnerNote({ hasStations = true }: { hasStations?: boolean }) {
  const { name, privacyUrl } = useDocument().partner ?? {};
  return (
    <p className="note">
      {`A garage chosen by our partner${name ? `, ${name},` : ""} does the work.`}
      {hasStations && " It may not be one of the MOT stations that we list."}
      {privacyUrl && (
        <>
          {" "}
          <a href={privacyUrl}>{`${name || "Partner"} privacy notice`}</a>
        </>
      )}
    </p>
  );
}
