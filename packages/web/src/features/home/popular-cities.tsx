import { pluralise } from "@vanfettle/vans/format-number";
import { servicingPath } from "@vanfettle/contract/paths";
import type { LocationSummary } from "@vanfettle/contract/schemas";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import "../../ui/pill.css";

/** The popular cities; empty if their list failed to load. The regions above link to every place. */
export function PopularCities({ cities }: { cities: readonly LocationSummary[] }) {
  if (cities.length === 0) return null;
  return (
    <Section title="Garages in the big cities" eyebrow="Popular cities" of="stations" band>
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
        MOT test stations listed by DVSA that test vans, within 5 miles of the city, in London in all boroughs. The page
        of each city names the edition of the list.
      </p>
    </Section>
  );
}
