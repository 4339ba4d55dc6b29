import type { ReactNode } from "react";
import { Figures, type Subjects } from "./figures.tsx";
import { Part } from "./part.tsx";

interface SectionProps {
  title: string;
  eyebrow?: string | undefined;
  lead?: string | undefined;
  /** True for a grey background; sections alternate. */
  band?: boolean;
  id?: string;
  of?: Subjects;
  children: ReactNode;
}

export const Section = ({ title, eyebrow, lead, band = false, id, of, children }: SectionProps) => (
  <Figures as="section" of={of} id={id} className={band ? "section band" : "section"}>
    <div className="wrap">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 className="mt-1">{title}</h2>
      {lead && <p className="lead mt-3">{lead}</p>}
      <div className="mt-5 md:mt-8">
        <Part name="section">{children}</Part>
      </div>
    </div>
  </Figures>
);
