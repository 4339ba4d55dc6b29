import type { ReactElement, ReactNode } from "react";
import type { FixedPageName } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import { dayInWords } from "@vanfettle/vans/calendar-day";
import { PageHeader } from "../../ui/page-header.tsx";
import { useToday } from "../../ui/use-today.ts";
import "./legal-page.css";

interface LegalSectionProps {
  /** The id that the table of contents links to. */
  id: string;
  heading: string;
  children: ReactNode;
}

export const LegalSection = ({ id, heading, children }: LegalSectionProps) => (
  <section aria-labelledby={id} className="prose mt-8">
    <h2 id={id}>{heading}</h2>
    {children}
  </section>
);

interface LegalPageProps {
  page: FixedPageName;
  title: string;
  lead: string;
  /** The most important points, in plain words. */
  inShort: readonly string[];
  /** The sections, whose ids and headings make the table of contents. */
  children: readonly ReactElement<LegalSectionProps>[];
}

export function LegalPage({ page, title, lead, inShort, children }: LegalPageProps) {
  const today = useToday();
  return (
    <>
      <PageHeader page={page} eyebrow="Legal" title={title} lead={lead}>
        <p className="mt-4 text-sm">
          <strong className="text-ink">{`Last updated: ${dayInWords(today)}`}</strong>
          <br />
          Version {site.legalVersion}, in force since {dayInWords(site.legalInForceSince)}
        </p>
      </PageHeader>
      <div className="wrap legal">
        <nav aria-label="On this page" className="legal-contents">
          <h2>On this page</h2>
          <ul className="mt-3">
            {children.map(({ props: { id, heading } }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <section aria-labelledby="in-short" className="card prose bg-plate-tint">
            <h2 id="in-short">In short</h2>
            <ul>
              {inShort.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
          {children}
        </div>
      </div>
    </>
  );
}
