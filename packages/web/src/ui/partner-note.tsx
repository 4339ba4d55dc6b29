import { useDocument } from "./document-context.ts";

/**
 * The sentence on who does the work, beside a booking form and above a list of stations, with the partner's name and privacy
 * notice where the operator has set them. Northern Ireland has no list of stations.
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
