import { useQuery } from "@tanstack/react-query";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { fixedPageMeta } from "../document/fixed-page-meta.ts";
import { faqJsonLd } from "../document/structured-data.ts";
import { motPath } from "@vanfettle/contract/paths";
import { useApi } from "../api/api-context.ts";
import { useDocument } from "../ui/document-context.ts";
import { ClassComparison } from "../features/mot-landing/class-comparison.tsx";
import { MotHero } from "../features/mot-landing/mot-hero.tsx";
import { RegionCards } from "../features/location/region-cards.tsx";
import { TermList } from "../features/service-page/term-list.tsx";
import { PageMeta } from "../ui/page-meta.tsx";
import { motFaqs } from "../features/mot-landing/texts/mot-faqs.ts";
import {
  motFeatures,
  motRequirements,
  motRequirementsLead,
  testedItems,
} from "../features/mot-landing/texts/mot-landing.ts";
import { CallToAction } from "../ui/call-to-action.tsx";
import { CheckLinks } from "../ui/check-links.tsx";
import { FaqList } from "../ui/faq-list.tsx";
import { CardGrid, FeatureCard } from "../ui/feature-card.tsx";
import { Figures } from "../ui/figures.tsx";
import { ScrollButton } from "../ui/scroll-button.tsx";
import { Section } from "../ui/section.tsx";

const featureIcons = ["clock", "van", "spanner", "calendar"] as const;

export function Component() {
  const { origin } = useDocument();
  const meta = fixedPageMeta("motLanding", origin);
  // The built-in counts are shown while the API's load or if they fail.
  const { data: summaries = [] } = useQuery(useApi().queries.regions);
  const counts = new Map(summaries.map(({ slug, countiesCount }) => [slug, countiesCount]));
  return (
    <>
      <PageMeta meta={{ ...meta, jsonLd: [...meta.jsonLd, faqJsonLd(motFaqs)] }} />
      <MotHero />
      <Figures as="section" of="terms" className="wrap py-8">
        <CheckLinks />
      </Figures>
      <Section title="An MOT that fits your working week" eyebrow="Why book here" of="promises mot-law">
        <CardGrid min="narrow">
          {motFeatures.map(({ title, text }, i) => (
            <FeatureCard key={title} icon={featureIcons[i] ?? "check"} title={title}>
              {text}
            </FeatureCard>
          ))}
        </CardGrid>
      </Section>
      <Section title="Find a van MOT in your region" eyebrow="12 regions" of="places" band id="regions">
        <RegionCards pathOf={motPath} countiesOf={({ motSlug, counties }) => counts.get(motSlug) ?? counties} />
      </Section>
      <Section
        title="Class 4 or class 7: which MOT does your van need?"
        lead={britishLaw.plateWeight}
        eyebrow="Van classes"
        of="mot-law dva-law terms"
      >
        <ClassComparison />
      </Section>
      <Section
        title="MOT requirements for vans"
        lead={motRequirementsLead}
        eyebrow="The rules"
        of="mot-law dva-law"
        band
      >
        <TermList items={motRequirements} />
      </Section>
      <Section
        title="What is tested"
        lead="Twelve groups, the same for cars and light vans."
        eyebrow="The test"
        of="mot-test"
      >
        <TermList items={testedItems} label="What is tested" />
      </Section>
      <Section title="Questions and answers" of="mot-law dva-law" band>
        <FaqList faqs={motFaqs} />
      </Section>
      <CallToAction
        title="Is your MOT due?"
        text={`${britishLaw.keepTheDate} Online booking is open 24/7.`}
        of="promises mot-law"
      >
        <ScrollButton look="navy" large>
          Book your van MOT
        </ScrollButton>
      </CallToAction>
    </>
  );
}
