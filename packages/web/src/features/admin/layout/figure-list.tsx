import type { ComponentProps } from "react";

export type Figure = readonly [term: string, value: string];

/** Figures as terms with their values. */
export function FigureList({ figures, ...props }: { figures: readonly Figure[] } & ComponentProps<"dl">) {
  return (
    <dl {...props}>
      {figures.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
