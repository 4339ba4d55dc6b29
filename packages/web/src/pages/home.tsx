import { useQuery } from "@tanstack/react-query";
import { formatClaim, marketingClaims, isClaimShown } from "@vanfettle/contract/claims/marketing-claims";
import { useApi } from "../api/api-context.ts";
import { BookingForm } from "../features/booking/booking-form.tsx";
import { FindForm } from "../features/find/find-form.tsx";
import { ClaimStrip } from "../features/home/claim-strip.tsx";
import { HowItWorks } from "../features/home/how-it-works.tsx";
import { PopularCities } from "../features/home/popular-cities.tsx";
import { RegionCards } from "../features/location/region-cards.tsx";
import { WhyChoose } from "../features/location/why-choose.tsx";
import { homeText, pageMetaWithText } from "../document/page-meta.ts";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { Link } from "react-router";
import { useDocument } from "../ui/document-context.ts";
import { PageMeta } from "../ui/page-meta.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { CheckLinks } from "../ui/check-links.tsx";
import { Figures } from "../ui/figures.tsx";
import { Hero } from "../ui/hero.tsx";
import { ScrollButton } from "../ui/scroll-button.tsx";
import { Section } from "../ui/section.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import { Van } from "../ui/van.tsx";
import "../features/home/home.css";

const { allLocations, sameDay } = marketingClaims;
const claims = [allLocations, sameDay].filter(isClaimShown).map((claim) => `${formatClaim(claim)}.`);

function HomeHero() {
  return (
    <Hero
      of="promises"
      title="Van servicing and MOT,"
      highlight="booked online"
      lead={`Enter your reg and postcode and get a free quote. ${claims.join(" ")}`}
      form={
        <BookingForm
          variant="quick"
          title="Get your free quote"
          description="Three answers. No account, no obligation."
        />
      }
      below={
        <>
          <FindForm id="find" />
          <p className="mt-2">
            <Link className="inline-block py-1 underline" to={pages.garages.canonical}>
              MOT test stations near you
            </Link>
          </p>
          <Van />
        </>
      }
      button={<ScrollButton look="line">Get Free Quote</ScrollButton>}
    ></Hero>
  );
}

export function Component() {
  const { origin } = useDocument();
  const meta = pageMetaWithText("home", homeText, origin);
  const { data: cities = [], isPending } = useQuery(useApi().queries.popularCities);
  if (isPending) {
    return (
      <>
        <PageMeta meta={meta} />
        <PageSpinner text="Loading locations..." />
      </>
    );
  }
  return (
    <>
      <PageMeta meta={meta} />
      <HomeHero />
      <ClaimStrip />
      <Figures as="section" of="terms" className="wrap py-8">
        <CheckLinks />
      </Figures>
      <Section title="Find van servicing in your region" eyebrow="All 12 regions" of="places" id="regions">
        <RegionCards pathOf={servicingPath} />
      </Section>
      <PopularCities cities={cities} />
      <Section title="Four steps to a healthy van" eyebrow="How it works" of="places promises">
        <HowItWorks />
      </Section>
      <Section title="What to expect from a booking here" eyebrow="Why choose us" of="promises" band>
        <WhyChoose />
      </Section>
      <CallToAction title="Is your van due a service?" text="Ask now: online booking is open 24/7." of="promises">
        <ScrollButton look="navy" large>
          Start your quote
        </ScrollButton>
      </CallToAction>
    </>
  );
}
