import { dateText } from "@vanfettle/contract/dates";
import { editionOfSource, stationList } from "@vanfettle/contract/station/station-list";
import { pluralise } from "@vanfettle/vans/format-number";
import { verificationStatuses, type Claim } from "../features/data-and-claims/claim.ts";
import { claimGroupsOf } from "../features/data-and-claims/claims.ts";
import { ContactLink } from "../features/legal/contact-links.tsx";
import { ListAge } from "../features/station/station-list-source.tsx";
import { useDocument } from "../ui/document-context.ts";
import { PageHeader } from "../ui/page-header.tsx";
import "./data-and-claims.css";

/** An entry: the statement, then how it is known, since when, and what it does not say. */
function ClaimEntry({ claim }: { claim: Claim }) {
  const { id, statement, verification, evidence, source, date, licence, limits } = claim;
  return (
    <li id={id} className="claim-entry">
      <p className="font-bold text-ink">{statement}</p>
      <p className="note">
        {`${capitalised(verificationStatuses[verification])}, ${dateText(date)}. ${evidence} `}
        {source && (
          <a className="break-all" href={source}>
            {source.replace("https://", "")}
          </a>
        )}
        {licence && ` (${licence})`}
      </p>
      <p className="note">{limits}</p>
    </li>
  );
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function Component() {
  const claimGroups = claimGroupsOf(useDocument().settings);
  return (
    <>
      <PageHeader
        page="dataAndClaims"
        title="Data and claims"
        lead="How we know what this site says, from when it is, and what it does not say. What nobody has shown is marked as the operator's statement, unverified."
      />
      <div className="wrap claim-sections">
        {claimGroups.map(({ subject, title, lead, claims }) => (
          <details key={subject} className="faq">
            <summary>
              <h2>{title}</h2>
              <small>{pluralise(claims.length, "entry", "entries")}</small>
            </summary>
            <div id={subject}>
              <p>{lead}</p>
              {subject === "stations" && <ListAge edition={editionOfSource(stationList.name)} />}
              <ul>
                {claims.map((claim) => (
                  <ClaimEntry key={claim.id} claim={claim} />
                ))}
              </ul>
            </div>
          </details>
        ))}
        <p className="prose mt-8">
          Something is wrong, or you know better? Write to <ContactLink />: we correct figures and
          take down claims.
        </p>
      </div>
    </>
  );
}
