import type { ReactNode } from "react";
import { dateText } from "@vanfettle/contract/dates";
import { editionOfSource, stationList } from "@vanfettle/contract/station/station-list";
import {
  verificationStatuses,
  type Claim,
  type ClaimGroup,
} from "../features/data-and-claims/claim.ts";
import { claimGroupsOf } from "../features/data-and-claims/claims.ts";
import { ContactLink } from "../features/legal/contact-links.tsx";
import { ListAge } from "../features/station/station-list-source.tsx";
import { useDocument } from "../ui/document-context.ts";
import { Figures } from "../ui/figures.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import "./data-and-claims.css";

function ClaimEntry({ claim }: { claim: Claim }) {
  const { id, statement, verification, evidence, source, date, licence, limits } = claim;
  return (
    <li id={id} className="card">
      <p className="font-bold text-ink">{statement}</p>
      <dl className="mt-3 grid gap-3 text-sm">
        <Row term="Verification">{verificationStatuses[verification]}</Row>
        <Row term="Evidence">{evidence}</Row>
        {source && (
          <Row term="Source">
            <a className="inline-block py-1 break-all underline" href={source}>
              {source.replace("https://", "")}
            </a>
          </Row>
        )}
        <Row term="Date">{dateText(date)}</Row>
        {licence && <Row term="Licence">{licence}</Row>}
        <Row term="Limits">{limits}</Row>
      </dl>
    </li>
  );
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="font-bold text-ink">{term}: </dt>
    <dd>{children}</dd>
  </div>
);

/** Returns the first sentence of a statement, which names its entry in the contents. */
const firstSentence = (statement: string): string =>
  /^.*?[.?!](?=\s|$)/.exec(statement)?.[0] ?? statement;

/** The subjects, each with its entries in a disclosure. */
const Contents = ({ groups }: { groups: readonly ClaimGroup[] }) => (
  <nav className="contents mt-6" aria-labelledby="contents">
    <h2 className="booking-title" id="contents" tabIndex={-1}>
      Contents
    </h2>
    <ul>
      {groups.map(({ subject, title, claims }) => (
        <li key={subject}>
          <a className="inline-block py-1 font-semibold underline" href={`#${subject}`}>
            {title}
          </a>
          <details>
            <summary>
              Entries<span className="sr-only">{`: ${title}`}</span>
            </summary>
            <Figures as="ul" of={subject}>
              {claims.map(({ id, statement }) => (
                <li key={id}>
                  <a className="inline-block py-1 underline" href={`#${id}`}>
                    {firstSentence(statement)}
                  </a>
                </li>
              ))}
            </Figures>
          </details>
        </li>
      ))}
    </ul>
  </nav>
);

export function Component() {
  const claimGroups = claimGroupsOf(useDocument().settings);
  return (
    <>
      <PageHeader
        page="dataAndClaims"
        title="Data and claims"
        lead="Every figure and claim on this site: how we know it, from when it is, and what it does not say. What nobody has shown stands here as the operator's statement, unverified."
      >
        <Contents groups={claimGroups} />
      </PageHeader>
      <div className="wrap py-12">
        {claimGroups.map(({ subject, title, lead, claims }) => (
          <Figures
            as="section"
            of={subject}
            key={subject}
            aria-labelledby={subject}
            className="mt-8"
          >
            <h2 id={subject}>{title}</h2>
            <p className="lead mt-3">{lead}</p>
            {subject === "stations" && <ListAge edition={editionOfSource(stationList.name)} />}
            <ul className="mt-5 grid gap-3">
              {claims.map((claim) => (
                <ClaimEntry key={claim.id} claim={claim} />
              ))}
            </ul>
            <p className="mt-3">
              <a className="inline-block py-1 underline" href="#contents">
                Back to the contents
              </a>
            </p>
          </Figures>
        ))}
        <p className="prose mt-8">
          Something is wrong, or you know better? Write to <ContactLink />: we correct figures and
          take down claims.
        </p>
      </div>
    </>
  );
}
