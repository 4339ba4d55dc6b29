import { motPath } from "@vanfettle/contract/paths";
import { regions } from "@vanfettle/contract/regions";
import { useAnswer } from "../../api/use-answer.ts";
import { useDocument } from "../../ui/document-context.ts";
import { Icon } from "../../ui/icon.tsx";

const counted = (counties: number): string => (counties === 1 ? "1 county" : `${counties} counties`);

/** The regions are the site's own; their counts are the server's, and the built-in ones while it does not answer. */
export function RegionGrid() {
  const { queries } = useDocument();
  const { data = [] } = useAnswer(queries.regions);
  const counts = new Map(data.map(({ slug, countiesCount }) => [slug, countiesCount]));
  return (
    <ul className="cards">
      {regions.map(({ name, slug, motSlug, description, counties }) => (
        <li key={slug}>
          <a className="card card-link flex h-full items-center gap-4" href={motPath(slug)}>
            <span className="tile">
              <Icon name="pin" />
            </span>
            <span className="min-w-0 flex-1">
              <strong className="block text-ink">{name}</strong>
              <span className="block text-sm text-muted">{description}</span>
              <span className="block text-sm font-bold text-brand">{counted(counts.get(motSlug) ?? counties)}</span>
            </span>
            <Icon name="chevron" />
          </a>
        </li>
      ))}
    </ul>
  );
}
