import type { ReactNode } from "react";
import { Figures, type Subjects } from "./figures.tsx";

export const CallToAction = ({
  title,
  text,
  of,
  children,
}: {
  title: string;
  text: ReactNode;
  of?: Subjects;
  children: ReactNode;
}) => (
  <Figures as="section" of={of} className="cta">
    <div className="wrap cta-row">
      <div>
        <h2>{title}</h2>
        <p className="mt-1">{text}</p>
      </div>
      {children}
    </div>
  </Figures>
);
