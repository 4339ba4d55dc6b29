import type { ReactNode } from "react";
import { cityName, popularCitySlugs } from "@vanfettle/contract/location/featured-cities";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import {
  servicePages,
  serviceTable,
  type ServicePageName,
  type ServiceRow,
} from "@vanfettle/contract/services";
import { breadcrumbJsonLd, faqJsonLd } from "../../document/structured-data.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Claim, useShownClaims } from "../../ui/claim.tsx";
import { useDocument } from "../../ui/document-context.ts";
import { FaqList } from "../../ui/faq-list.tsx";
import { FixedPageMeta } from "../../ui/fixed-page-meta.tsx";
import { Hero } from "../../ui/hero.tsx";
import { HowWeKnow } from "../../ui/how-we-know.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkItems, type PageLink } from "../../ui/link-items.tsx";
import { ScrollButton } from "../../ui/scroll-button.tsx";
import { Section } from "../../ui/section.tsx";
import { Van } from "../../ui/van.tsx";
import { BookingForm } from "../booking/booking-form.tsx";
import { HeroPoints } from "./hero-points.tsx";
import { TermList } from "./term-list.tsx";
import "../../ui/pill.css";

/** Sentences by their terms. */
type Sentences = Readonly<Record<string, string>>;

const urgencyLabels = { stop: "Stop driving", soon: "Book soon", plan: "Mention it" } as const;
type Urgency = keyof typeof urgencyLabels;

/** The copy of a service page. All service pages share one layout. */
export interface ServicePageText {
  eyebrow: string;
  heading: string;
  lead: string;
  formTitle: string;
  signs: {
    heading: string;
    lead: string;
    items: Readonly<Record<Urgency, Sentences>>;
    warning: string;
  };
  work: { heading: string; lead: string; steps: Sentences };
  cost: { heading: string; lead: string; items: Sentences };
  /** Answers by their questions. */
  faqs: Sentences;
  callToAction: { heading: string; text: ReactNode };
}

/** The claims of the hero, and that warranties vary. */
function Promises() {
  const isShown = useShownClaims();
  const claims = (["certifiedMechanics", "sameDay"] as const).filter(isShown);
  const warranty = isShown("warranty") ? (
    <>
      <Claim name="warranty" />, varies by garage
    </>
  ) : (
    "Warranties vary by garage"
  );
  return (
    <>
      <HeroPoints
        icon="shield"
        points={[...claims.map((name) => <Claim key={name} name={name} />), warranty]}
      />
      <p className="mt-3">
        <HowWeKnow of="promises" />
      </p>
    </>
  );
}

const relatedLinks = (current: ServicePageName): PageLink[] => [
  ...servicePages
    .filter(({ name }) => name !== current)
    .map(({ label, path }) => [label, path] as const),
  ["Van MOT", pages.motLanding.canonical],
  ...popularCitySlugs.map((slug) => [`Garages in ${cityName(slug)}`, servicingPath(slug)] as const),
  ["All regions", pages.vanServicing.canonical],
];

export function ServicePage({ page, text }: { page: ServicePageName; text: ServicePageText }) {
  const { origin } = useDocument();
  const service = serviceTable.find((row) => row.page?.name === page) as ServiceRow;
  const crumbs = [
    { name: "Home", path: pages.home.canonical },
    { name: text.eyebrow, path: null },
  ];
  const faqs = Object.entries(text.faqs).map(([question, answer]) => ({ question, answer }));
  const { signs, work, cost, callToAction } = text;
  return (
    <>
      <FixedPageMeta page={page} jsonLd={[breadcrumbJsonLd(crumbs, origin), faqJsonLd(faqs)]} />
      <Hero
        above={<Breadcrumb crumbs={crumbs} />}
        title={text.heading}
        lead={text.lead}
        button={
          <ScrollButton look="line" service={service.id}>
            Get Free Quote
          </ScrollButton>
        }
        form={
          <BookingForm
            variant="embedded"
            title={text.formTitle}
            description={`${service.name} is chosen for you; you can change it.`}
            service={service.id}
          />
        }
        below={<Van />}
      >
        <Promises />
      </Hero>
      <Section title={signs.heading} lead={signs.lead} eyebrow="Symptoms">
        <ul className="cards">
          {(Object.keys(signs.items) as Urgency[]).flatMap((urgency) =>
            Object.entries(signs.items[urgency]).map(([sign, meaning]) => (
              <li key={sign} className="card">
                <p className={`pill pill-${urgency}`}>{urgencyLabels[urgency]}</p>
                <h3 className="mt-3">{sign}</h3>
                <p className="mt-1">{meaning}</p>
              </li>
            )),
          )}
        </ul>
        <p className="card mt-8 flex gap-3 bg-plate-tint text-ink">
          <Icon name="warning" />
          <span>{signs.warning}</span>
        </p>
      </Section>
      <Section title={work.heading} lead={work.lead} eyebrow="How it is done" band>
        <ol className="cards cards-narrow">
          {Object.entries(work.steps).map(([step, description], i) => (
            <li key={step} className="card">
              <span className="tile tile-plate font-bold" aria-hidden="true">
                {i + 1}
              </span>
              <h3 className="mt-4">{step}</h3>
              <p className="mt-1">{description}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={cost.heading} lead={cost.lead} eyebrow="Price">
        <TermList items={cost.items} />
      </Section>
      <Section title="Questions and answers" band>
        <FaqList faqs={faqs} />
      </Section>
      <Section title="More for your van">
        <ul className="link-list">
          <LinkItems links={relatedLinks(page)} />
        </ul>
      </Section>
      <CallToAction title={callToAction.heading} text={callToAction.text}>
        <ScrollButton look="navy" large service={service.id}>
          Get Free Quote
        </ScrollButton>
      </CallToAction>
    </>
  );
}
