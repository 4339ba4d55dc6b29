import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { marketingClaims, type ClaimName } from "@vanfettle/contract/claims/marketing-claims";
import type { LocationSummary } from "@vanfettle/contract/location/location-schemas";
import { servicingPath } from "@vanfettle/contract/paths";
import { pluralise } from "@vanfettle/vans/format-number";
import { useApi } from "../api/api-context.ts";
import { homeText, pageMetaWithText } from "../document/page-meta.ts";
import { answersAsked } from "../features/booking/answers-asked.ts";
import { BookingForm } from "../features/booking/booking-form.tsx";
import { FindForm } from "../features/find/find-form.tsx";
import { RegionCards } from "../features/location/region-cards.tsx";
import { WhyChoose } from "../features/location/why-choose.tsx";
import { CountsSource } from "../features/station/station-list-source.tsx";
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
      <ul className="region-cards">
        {cities.map(({ slug, name, county, garageCount }) => (
          <li key={slug}>
            <Link className="card card-link row-link" to={servicingPath(slug)}>
              <span className="flex-1">
                <strong className="block text-ink">{name}</strong>
                <span className="block text-sm text-muted">{county}</span>
              </span>
              <span className="pill">
                <Icon name="shield" />
                {pluralise(garageCount, "certified garage")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <p className="note">
          Certified here means authorised by DVSA to test vans, within 5 miles (London: all
          boroughs). Our partner may not book at them.
        </p>
        {source && <CountsSource source={source} />}
      </div>
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
            description={`${answersAsked}. No account, no obligation.`}
          />
        }
        search={<FindForm id="find" />}
        below={<Van />}
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
      <section className="section wrap" aria-label="Checks">
        <CheckLinks />
      </section>
      <Section title="Find van servicing in your region" evidence="places" id="regions">
        <RegionCards pathOf={servicingPath} />
      </Section>
      <PopularCities cities={cities} />
      <Section title="Four steps to a healthy van">
        <ol className="cards cards-narrow steps">
          {steps.map(([icon, title, text], i) => (
            <li key={title} className="step">
              <span className="tile">
                <Icon name={icon} />
              </span>
              <h3>{`${i + 1}. ${title}`}</h3>
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
    </>
  );
}
