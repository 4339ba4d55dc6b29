import { dayInWords } from "@vanfettle/vans/calendar-day";
import type { FixedPageName } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import { FixedPageMeta } from "../../ui/fixed-page-meta.tsx";
import { useToday } from "../../ui/use-today.ts";
import type { LegalText } from "./legal-section.ts";
import { Figures } from "../../ui/figures.tsx";

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
            Version {site.legalVersion}, in force since {site.legalInForceSince}
          </p>
        </div>
      </header>
      <Figures as="div" of="terms" className="wrap grid grid-cols-1 gap-10 py-12 lg:grid-cols-[17rem_1fr]">
        <nav aria-label="On this page" className="self-start lg:sticky lg:top-24">
          <h2 className="text-base">On this page</h2>
          <ul className="mt-3 grid gap-1 text-sm">
            {text.sections.map(({ id, heading }) => (
              <li key={id}>
                <a className="inline-block py-1 hover:underline" href={`#${id}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
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
