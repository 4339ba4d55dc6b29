import type { ReactNode } from "react";
import { nameInSentence } from "@vanfettle/contract/location/location";
import { locationPath, motAToZPath, type LocationPageName } from "@vanfettle/contract/paths";
import { Link } from "../../ui/link.tsx";

export type PlaceLinkItem = { name: string; slug: string; note?: string | undefined };

interface PlaceLinksProps {
  page: LocationPageName;
  label?: string;
  places: readonly PlaceLinkItem[];
  /** A last item. */
  children?: ReactNode;
}

export const PlaceLinks = ({ page, label, places, children }: PlaceLinksProps) => (
  <ul className="link-list place-links" aria-label={label}>
    {places.map(({ name, slug, note }) => (
      <li key={slug}>
        <Link to={locationPath(page, slug)}>
          {name}
          {note && <small>{note}</small>}
        </Link>
      </li>
    ))}
    {children && <li>{children}</li>}
  </ul>
);

/** The link to the list of all MOT pages of a county. */
export const AToZLink = ({ county, slug }: { county: string; slug: string }) => (
  <Link className="py-1 font-semibold" to={motAToZPath(slug)}>
    {`All places in ${nameInSentence(county)}, A to Z`}
  </Link>
);
