import type { Crumb } from "@vanfettle/contract/breadcrumb";

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, path }) => (
          <li key={`${path}${name}`}>{path ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
