import { pages } from "@vanfettle/contract/paths";
import { Link } from "../../ui/link.tsx";
import { keyOf } from "../admin-queries.ts";
import type { Target } from "../admin-queries.ts";

/** Returns the address of a location's text in the content manager. */
export const textPath = (location: Target): string =>
  `${pages.contentManager.canonical}?text=${encodeURIComponent(keyOf(location))}`;

/** A link to the text of a location, by its name. */
export const TextLink = ({ location }: { location: Target & { name: string } }) => (
  <Link className="text-link" to={textPath(location)} preventScrollReset>
    {location.name}
  </Link>
);
