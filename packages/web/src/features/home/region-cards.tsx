import { servicingPath } from "@vanfettle/contract/paths";
import { regions } from "@vanfettle/contract/locations/regions";
import { RegionCard } from "../location/region-card.tsx";

export function RegionCards() {
  return (
    <ul className="cards">
      {regions.map(({ name, slug, description, counties }) => (
        <li key={slug}>
          <RegionCard name={name} description={description} counties={counties} to={servicingPath(slug)} />
        </li>
      ))}
    </ul>
  );
}
