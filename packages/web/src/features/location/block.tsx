import type { ReactNode } from "react";
import { Figures, type Subjects } from "../../ui/figures.tsx";
import { Part } from "../../ui/part.tsx";

export const Block = ({
  title,
  of,
  children,
}: {
  title: string;
  of: Subjects;
  children: ReactNode;
}) => (
  <Figures as="div" of={of} className="block-in-column">
    <h2>{title}</h2>
    <div className="mt-5">
      <Part name="section">{children}</Part>
    </div>
  </Figures>
);
