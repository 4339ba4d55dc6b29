import type { ComponentProps, ReactNode } from "react";

interface FigureListProps extends ComponentProps<"dl"> {
  figures: Readonly<Record<string, ReactNode>>;
}

export const FigureList = ({ figures, className = "figures", ...props }: FigureListProps) => (
  <dl className={className} {...props}>
    {Object.entries(figures).map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
