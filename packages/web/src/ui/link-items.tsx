import { Link } from "./link.tsx";

export type PageLink = readonly [label: string, path: string];

export const LinkItems = ({ links }: { links: readonly PageLink[] }) =>
  links.map(([label, path]) => (
    <li key={path}>
      <Link to={path}>{label}</Link>
    </li>
  ));
