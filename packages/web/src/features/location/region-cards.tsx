import { regions } from "@vanfettle/contract/location/regions";
import { pluralise } from "@vanfettle/vans/format-number";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import "../../ui/row-link.css";
import "./region-cards.css";

type Region = (typeof regions)[number];

type RegionCardsProps = {
  pathOf: (slug: string) => string;
  countiesOf?: (region: Region) => number;
};

export const RegionCards = ({
  pathOf,
  countiesOf = ({ counties }) => counties,
}: RegionCardsProps) => (
  <ul className="region-cards">
    {regions.map((region) => (
      <li key={region.slug}>
        <Link className="card card-link row-link region-card" to={pathOf(region.slug)}>
          <span className="tile">
            <Icon name="pin" />
          </span>
          <span className="min-w-0 flex-1">
            <strong>{region.name}</strong>
            <span className="region-places">{region.description}</span>
            <small>{pluralise(countiesOf(region), "county", "counties")}</small>
          </span>
          <Icon name="chevron" />
        </Link>
      </li>
    ))}
  </ul>
);
