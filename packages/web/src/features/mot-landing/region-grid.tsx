import { useQuery } from "@tanstack/react-query";
import { motPath } from "@vanfettle/contract/paths";
import { regions } from "@vanfettle/contract/locations/regions";
import { useApi } from "../../api/api-context.ts";
import { RegionCard } from "../location/region-card.tsx";

/**
 * The cards of the regions. County counts come from the API; the built-in counts are shown while it loads or if it
 * fails.
 */
export function RegionGrid() {
  const { data = [] } = useQuery(useApi().queries.regions);
  const counts = new Map(data.map(({ slug, countiesCount }) => [slug, countiesCount]));
  return (
    <ul className="cards">
      {regions.map(({ name, slug, motSlug, description, counties }) => (
        <li key={slug}>
          <RegionCard
            name={name}
            description={description}
            counties={counts.get(motSlug) ?? counties}
            to={motPath(slug)}
          />
        </li>
      ))}
    </ul>
  );
}
