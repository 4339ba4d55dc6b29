import { servicingPath } from "@vanfettle/contract/paths";
import { regions } from "@vanfettle/contract/regions";
import { Icon } from "../../ui/icon.tsx";

const counted = (counties: number): string => (counties === 1 ? "1 county" : `${counties} counties`);

export function RegionCards() {
  return (
    <ul className="cards">
      {regions.map(({ name, slug, description, counties }) => (
        <li key={slug}>
          <a className="card card-link region-card" href={servicingPath(slug)}>
            <span className="tile">
              <Icon name="pin" />
            </span>
            <span className="flex-1">
              <strong>{name}</strong>
              <span>{description}</span>
              <small>{counted(counties)}</small>
            </span>
            <Icon name="chevron" />
          </a>
        </li>
      ))}
    </ul>
  );
}
