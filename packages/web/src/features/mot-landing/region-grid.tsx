import { useQuery } from "@tanstack/react-query";
import { motPath } from "@vanfettle/contract/paths";
import { counted } from "@vanfettle/contract/format-number";
import { regions } from "@vanfettle/contract/regions";
import { Link } from "react-router";
import { useApi } from "../../api/api-context.ts";
import { Icon } from "../../ui/icon.tsx";

/** The cards of the regions. The county counts are the API's; while they load and if they fail, the built-in counts. */
export function RegionGrid() {
  const { data = [] } = useQuery(useApi().queries.regions);
  const counts = new Map(data.map(({ slug, countiesCount }) => [slug, countiesCount]));
  return (
    <ul className="cards">
      {regions.map(({ name, slug, motSlug, description, counties }) => (
        <li key={slug}>
          <Link className="card card-link flex h-full items-center gap-4" to={motPath(slug)}>
            <span className="tile">
              <Icon name="pin" />
            </span>
            <span className="min-w-0 flex-1">
              <strong className="block text-ink">{name}</strong>
              <span className="block text-sm text-muted">{description}</span>
              <span className="block text-sm font-bold text-brand">
                {counted(counts.get(motSlug) ?? counties, "county", "counties")}
              </span>
            </span>
            <Icon name="chevron" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
