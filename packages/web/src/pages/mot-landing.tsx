import { useQuery } from "@tanstack/react-query";
import { motPath } from "@vanfettle/contract/paths";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { useApi } from "../api/api-context.ts";
import { faqJsonLd } from "../document/structured-data.ts";
import { answersAsked } from "../features/booking/answers-asked.ts";
import { BookingForm } from "../features/booking/booking-form.tsx";
import { FindForm } from "../features/find/find-form.tsx";
import { Block } from "../features/location/block.tsx";
import { RegionCards } from "../features/location/region-cards.tsx";
import { ClassComparison } from "../features/mot-landing/class-comparison.tsx";
import { PreTestChecks } from "../features/mot-landing/pre-test-checks.tsx";
import { preTestId } from "../features/mot-landing/pre-test-id.ts";
import { motFaqs } from "../features/mot-landing/texts/mot-faqs.ts";
import { motRequirements, testedItems } from "../features/mot-landing/texts/mot-landing.ts";
import { HeroPoints } from "../features/service-page/hero-points.tsx";
import { TermList } from "../features/service-page/term-list.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { CheckLinks } from "../ui/check-links.tsx";
import { Claim, useShownClaims } from "../ui/claim.tsx";
import { FaqList } from "../ui/faq-list.tsx";
import { FeatureCard } from "../ui/feature-card.tsx";
import { FixedPageMeta } from "../ui/fixed-page-meta.tsx";
import { Hero } from "../ui/hero.tsx";
import { HowWeKnow } from "../ui/how-we-know.tsx";
import { ScrollButton } from "../ui/scroll-button.tsx";
import { Section } from "../ui/section.tsx";
import { Van } from "../ui/van.tsx";

export function Component() {
  // The built-in counts are shown while the API's load or if they fail.
  const { data: summaries = [] } = useQuery(useApi().queries.regions);
  const isShown = useShownClaims();
  const motTime = isShown("motTime") && <Claim name="motTime" />;
  const counts = new Map(summaries.map(({ slug, countiesCount }) => [slug, countiesCount]));
  return (
    <>
      <FixedPageMeta page="motLanding" jsonLd={[faqJsonLd(motFaqs)]} />
      <Hero
        title="Van MOT,"
        highlight="booked before it runs out"
        lead="Enter your registration and postcode, and finish the booking on our partner's site. In Northern Ireland, garages prepare your van and DVA tests it."
        search={<FindForm id="find" />}
        below={<Van />}
        form={
          <BookingForm
            variant="mot"
            title="Get your MOT quote"
            description={`${answersAsked}. No account needed.`}
          />
        }
        button={<ScrollButton look="line">Book your van MOT</ScrollButton>}
      >
        <HeroPoints
          icon="check"
          points={[motTime, "Class 4 and class 7 vans", <Claim key="all" name="allLocations" />]}
        />
      </Hero>
      <section className="section wrap" aria-label="Checks">
        <CheckLinks />
      </section>
      <Section
        title="An MOT that fits your working week"
        eyebrow="Why book here"
        evidence="promises"
      >
        <ul className="cards cards-narrow">
          <FeatureCard icon="clock" title={motTime || "Drop off or wait"}>
            Wait for it or leave the van: ask the garage which it offers.
          </FeatureCard>
          <FeatureCard icon="van" title="Class 4 and class 7">
            Small vans and 3.5-tonne vans need different tests. See which is yours below.
          </FeatureCard>
          <FeatureCard icon="spanner" title="MOT and service together">
            Both on one visit: small faults are found before the test.
          </FeatureCard>
          <FeatureCard icon="calendar" title={<Claim name="onlineBooking" />}>
            Ask for a quote at any hour.
          </FeatureCard>
        </ul>
      </Section>
      <Section
        title="Find a van MOT in your region"
        eyebrow="12 regions"
        evidence="places"
        band
        id="regions"
      >
        <RegionCards
          pathOf={motPath}
          countiesOf={({ motSlug, counties }) => counts.get(motSlug) ?? counties}
        />
      </Section>
      <Section
        title="Class 4 or class 7: which MOT does your van need?"
        lead={britishLaw.plateWeight}
        eyebrow="Van classes"
        evidence="mot-law"
      >
        <ClassComparison />
      </Section>
      <Section
        title="MOT requirements for vans"
        lead="These are the rules of Great Britain. Northern Ireland has its own."
        eyebrow="The rules"
        evidence="dva-law"
        band
      >
        <TermList items={motRequirements} />
      </Section>
      <section className="section wrap">
        <Block title="What is tested" isFolded>
          <p className="lead mb-3">Twelve groups, the same for cars and light vans.</p>
          <TermList items={testedItems} label="What is tested" />
          <HowWeKnow of="mot-test" />
        </Block>
      </section>
      <section className="section band" id={preTestId}>
        <div className="wrap">
          <Block title="Ten checks before the test" isFolded>
            <p className="lead mb-3">Ten minutes, no tools: what fails most often first.</p>
            <PreTestChecks />
          </Block>
        </div>
      </section>
      <section className="section wrap">
        <Block title="Questions and answers" isFolded>
          <FaqList faqs={motFaqs} />
        </Block>
      </section>
      <CallToAction title="Is your MOT due?" text={britishLaw.keepTheDate}>
        <ScrollButton look="navy" large>
          Book your van MOT
        </ScrollButton>
      </CallToAction>
    </>
  );
}
