import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { marketingClaims, type ClaimName } from "@vanfettle/contract/claims/marketing-claims";
import type { LocationSummary } from "@vanfettle/contract/location/location-schemas";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { pluralise } from "@vanfettle/vans/format-number";
import { useApi } from "../api/api-context.ts";
import { homeText, pageMetaWithText } from "../document/page-meta.ts";
import { BookingForm } from "../features/booking/booking-form.tsx";
import { FindForm } from "../features/find/find-form.tsx";
import { RegionCards } from "../features/location/region-cards.tsx";
import { WhyChoose } from "../features/location/why-choose.tsx";
import { CountsSource } from "../features/station/station-list-source.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { CheckLinks } from "../ui/check-links.tsx";
import { Claim, useShownClaims } from "../ui/claim.tsx";
import { useDocument } from "../ui/document-context.ts";
import { Hero } from "../ui/hero.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { PageMeta } from "../ui/page-meta.tsx";
import { ScrollButton } from "../ui/scroll-button.tsx";
import { Section } from "../ui/section.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import { Van } from "../ui/van.tsx";
import "./home.css";
import "../ui/pill.css";

const claimsOfLead: readonly ClaimName[] = ["allLocations", "sameDay"];

/** The claims of the strip, of which the first four fit beside each other. */
const claimsOfStrip: readonly ClaimName[] = [
  "vansServiced",
  "rating",
  "motTime",
  "warranty",
  "onlineBooking",
];

const steps = [
  ["map", "Choose your region", "Pick one of the 12 UK regions."],
  ["pin", "Find your county", "Narrow it down to where you work."],
  ["van", "Select your town", "See how many MOT stations are close by."],
  ["calendar", "Book your service", "Ask for a quote and finish with our partner."],
] as const;

/**
 * The popular cities; empty if their list failed to load. The regions above link to every place.
 */
function PopularCities({ cities }: { cities: readonly LocationSummary[] }) {
  const { data: source } = useQuery(useApi().queries.countsSource);
  if (cities.length === 0) return null;
  return (
    <Section title="Garages in the big cities" eyebrow="Popular cities" band>
      <ul className="cards">
        {cities.map(({ slug, name, county, garageCount }) => (
          <li key={slug}>
            <Link className="card card-link" to={servicingPath(slug)}>
              <strong className="block text-lg text-ink">{name}</strong>
              <span className="block text-sm text-muted">{county}</span>
              <span className="pill mt-3">
                <Icon name="shield" />
                {pluralise(garageCount, "certified garage")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="note mt-5">
        The numbers count the MOT test stations listed by DVSA that test vans, within 5 miles of the
        city, in London in all boroughs. DVSA authorises them to test vans. We do not certify them,
        and our partner may not book at them.
      </p>
      {source && <CountsSource source={source} />}
    </Section>
  );
}

export function Component() {
  const { origin } = useDocument();
  const isShown = useShownClaims();
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
      <Hero
        title="Van servicing and MOT,"
        highlight="booked online"
        lead={
          <>
            Enter your reg and postcode and get a free quote.
            {claimsOfLead.filter(isShown).map((name) => (
              <Fragment key={name}>
                {" "}
                <Claim name={name} />.
              </Fragment>
            ))}
          </>
        }
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
      />
      <div className="band">
        <dl className="wrap claim-strip">
          {claimsOfStrip
            .filter(isShown)
            .slice(0, 4)
            .map((name) => (
              <div key={name}>
                <dt>{marketingClaims[name].label}</dt>
                <dd>
                  <Claim name={name} value />
                </dd>
              </div>
            ))}
        </dl>
      </div>
      <section className="wrap py-12">
        <CheckLinks />
      </section>
      <Section
        title="Find van servicing in your region"
        eyebrow="All 12 regions"
        evidence="places"
        id="regions"
      >
        <RegionCards pathOf={servicingPath} />
      </Section>
      <PopularCities cities={cities} />
      <Section title="Four steps to a healthy van" eyebrow="How it works">
        <ol className="cards cards-narrow">
          {steps.map(([icon, title, text], i) => (
            <li key={title} className="step">
              <span className="step-number">
                <span className="tile">
                  <Icon name={icon} />
                </span>
                Step {i + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title="What to expect from a booking here"
        eyebrow="Why choose us"
        evidence="promises"
        band
      >
        <WhyChoose />
      </Section>
      <CallToAction title="Is your van due a service?" text="Ask now: online booking is open 24/7.">
        <ScrollButton look="navy" large>
          Start your quote
        </ScrollButton>
      </CallToAction>
    </>
  );
}
