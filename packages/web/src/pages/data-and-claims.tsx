import { claimGroups } from "../features/data-and-claims/claims.ts";
import { ContactLink } from "../features/legal/contact-link.tsx";
import { ClaimEntry } from "../features/data-and-claims/claim-entry.tsx";
import { Figures } from "../ui/figures.tsx";
import { PageHeader } from "../ui/page-header.tsx";

/** The figures and claims of the site, with their meaning, evidence and limits. */
export function Component() {
  return (
    <>
      <PageHeader
        page="dataAndClaims"
        title="Data and claims"
        lead="Every figure and claim on this site: how we know it, from when it is, and what it does not say. What nobody has shown stands here as the operator's statement, unverified."
      >
        <nav className="mt-5" aria-label="Subjects">
          <ul className="flex flex-wrap gap-3">
            {claimGroups.map(({ subject, title }) => (
              <li key={subject}>
                <a className="inline-block py-1 underline" href={`#${subject}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      <div className="wrap py-12">
        {claimGroups.map(({ subject, title, lead, claims }) => (
          <Figures as="section" of={subject} key={subject} aria-labelledby={subject} className="mt-10">
            <h2 id={subject}>{title}</h2>
            <p className="lead mt-3">{lead}</p>
            <ul className="mt-5 grid gap-3">
              {claims.map((claim) => (
                <ClaimEntry key={claim.id} claim={claim} />
              ))}
            </ul>
          </Figures>
        ))}
        <p className="prose mt-10">
          Something is wrong, or you know better? Write to <ContactLink />: we correct figures and take down claims.
        </p>
      </div>
    </>
  );
}
