import { locationPath, motAToZPath, type LocationPageName } from "@vanfettle/contract/paths";
import { Link } from "../../ui/link.tsx";

export type PlaceLinkItem = { name: string; slug: string; note?: string | undefined };

type PlaceLinksProps = { page: LocationPageName; label?: string; places: readonly PlaceLinkItem[] };

export const PlaceLinks = ({ page, label, places }: PlaceLinksProps) => (
  <ul className="link-list place-links" aria-label={label}>
    {places.map(({ name, slug, note }) => (
      <li key={slug}>
        <Link to={locationPath(page, slug)}>
          {name}
          {note && <small>{note}</small>}
        </Link>
      </li>
    ))}
  </ul>
);

/** The link to the list of all MOT pages of a county. */
export const AToZLink = ({ county, slug }: { county: string; slug: string }) => (
  <p className="mt-4">
    <Link className="inline-block py-1 font-semibold" to={motAToZPath(slug)}>
      {`All places in ${county}, A to Z`}
    </Link>
  </p>
);
