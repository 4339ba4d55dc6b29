import type { Crumb } from "../../document/breadcrumb.ts";
import { formatClaim, marketingClaims, isClaimShown } from "@vanfettle/contract/claims/marketing-claims";
import { fixedPageMeta } from "../../document/fixed-page-meta.ts";
import { pages } from "@vanfettle/contract/paths";
import { breadcrumbJsonLd, faqJsonLd } from "../../document/structured-data.ts";
import { serviceTable, type ServicePageName, type ServiceRow } from "@vanfettle/contract/services";
import { useDocument } from "../../ui/document-context.ts";
import { PageMeta } from "../../ui/page-meta.tsx";
import { urgencyLabels, type ServicePageText } from "./texts/service-page-text.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { FaqList } from "../../ui/faq-list.tsx";
import { CardGrid } from "../../ui/feature-card.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ScrollButton } from "../../ui/scroll-button.tsx";
import { Section } from "../../ui/section.tsx";
import { BookingForm } from "../booking/booking-form.tsx";
import { HeroPoints } from "./hero-points.tsx";
import { RelatedLinks } from "./related-links.tsx";
import { TermList } from "./term-list.tsx";
import "../../ui/pill.css";

const { certifiedMechanics, sameDay, warranty } = marketingClaims;
const promises = [
  ...[certifiedMechanics, sameDay].filter(isClaimShown).map(formatClaim),
  isClaimShown(warranty) ? `${formatClaim(warranty)}, varies by garage` : "Warranties vary by garage",
];

/** The layout of the service pages. Their texts are in `texts/`. */
export function ServicePage({ page, text }: { page: ServicePageName; text: ServicePageText }) {
  const { origin } = useDocument();
  const service = serviceTable.find((row) => row.page?.name === page) as ServiceRow;
  const crumbs: Crumb[] = [
    { name: "Home", path: pages.home.canonical },
    { name: text.eyebrow, path: null },
  ];
  const meta = { ...fixedPageMeta(page, origin), jsonLd: [breadcrumbJsonLd(crumbs, origin), faqJsonLd(text.faqs)] };
  return (
    <>
      <PageMeta meta={meta} />
      <Hero
        of="promises"
        above={<Breadcrumb crumbs={crumbs} />}
        title={text.heading}
        lead={text.lead}
        form={
          <BookingForm
            variant="embedded"
            title={text.formTitle}
            description={`${service.name} is chosen for you; you can change it.`}
            service={service.id}
          />
        }
      >
        <div className="hero-actions">
          <ScrollButton look="line" service={service.id}>
            Get Free Quote
          </ScrollButton>
        </div>
        <HeroPoints icon="shield" points={promises} />
      </Hero>
      <Section title={text.signs.heading} lead={text.signs.lead} eyebrow="Symptoms">
        <CardGrid>
          {text.signs.items.map((sign) => (
            <li key={sign.title} className="card">
              <p className={`pill pill-${sign.urgency}`}>{urgencyLabels[sign.urgency]}</p>
              <h3 className="mt-3">{sign.title}</h3>
              <p className="mt-1">{sign.text}</p>
            </li>
          ))}
        </CardGrid>
        <p className="card mt-8 flex gap-3 bg-plate-tint text-ink">
          <Icon name="warning" />
          <span>{text.signs.warning}</span>
        </p>
      </Section>
      <Section title={text.work.heading} lead={text.work.lead} eyebrow="How it is done" band>
        <ol className="cards cards-narrow">
          {text.work.steps.map((step, i) => (
            <li key={step.title} className="card">
              <span className="tile tile-plate font-bold" aria-hidden="true">
                {i + 1}
              </span>
              <h3 className="mt-4">{step.title}</h3>
              <p className="mt-1">{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={text.cost.heading} lead={text.cost.lead} eyebrow="Price">
        <TermList items={text.cost.items} />
      </Section>
      <Section title="Questions and answers" band>
        <FaqList faqs={text.faqs} />
      </Section>
      <RelatedLinks current={page} />
      <CallToAction title={text.callToAction.heading} text={text.callToAction.text} of="promises">
        <ScrollButton look="navy" large service={service.id}>
          Get Free Quote
        </ScrollButton>
      </CallToAction>
    </>
  );
}
