import { servicingPath } from "@vanfettle/contract/paths";
import { counted } from "@vanfettle/contract/format-number";
import { regions } from "@vanfettle/contract/regions";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";

export function RegionCards() {
  return (
    <ul className="cards">
      {regions.map(({ name, slug, description, counties }) => (
        <li key={slug}>
          <Link className="card card-link region-card" to={servicingPath(slug)}>
            <span className="tile">
              <Icon name="pin" />
            </span>
            <span className="flex-1">
              <strong>{name}</strong>
              <span>{description}</span>
              <small>{counted(counties, "county", "counties")}</small>
            </span>
            <Icon name="chevron" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
