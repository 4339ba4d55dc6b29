import { dayInWords } from "@vanfettle/vans/calendar-day";
import type { FixedPageName } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import { FixedPageMeta } from "../../ui/fixed-page-meta.tsx";
import { useToday } from "../../ui/use-today.ts";
import type { LegalText } from "./legal-section.ts";
import { Figures } from "../../ui/figures.tsx";
import "./legal-page.css";

export function LegalPage({ page, text }: { page: FixedPageName; text: LegalText }) {
  const today = useToday();
  return (
    <>
      <FixedPageMeta page={page} />
      <header className="band">
        <div className="wrap py-10">
          <p className="eyebrow">Legal</p>
          <h1 className="mt-2">{text.title}</h1>
          <p className="lead mt-4">{text.lead}</p>
          <p className="mt-4 text-sm">
            <strong className="text-ink">Last updated: {dayInWords(today)}</strong>
            <br />
            Version {site.legalVersion}, in force since {dayInWords(site.legalInForceSince)}
          </p>
        </div>
      </header>
      <Figures as="div" of="terms" className="wrap legal">
        <nav aria-label="On this page" className="legal-contents">
          <h2>On this page</h2>
          <ul className="mt-3">
            {text.sections.map(({ id, heading }) => (
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
              {text.inShort.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
          {text.sections.map(({ id, heading, body }) => (
            <section key={id} aria-labelledby={id} className="prose mt-10">
              <h2 id={id}>{heading}</h2>
              {body}
            </section>
          ))}
        </div>
      </Figures>
    </>
  );
}
