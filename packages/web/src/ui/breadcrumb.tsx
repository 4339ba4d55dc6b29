import type { Crumb } from "../document/breadcrumb.ts";
import { Link } from "./link.tsx";

export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav className="crumbs" aria-label="Breadcrumb">
    <ol>
      {crumbs.map(({ name, path }) => (
        <li key={`${path}${name}`}>
          {path ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
