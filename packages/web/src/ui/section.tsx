import type { ReactNode } from "react";
import { HowWeKnow, type ClaimSubject } from "./how-we-know.tsx";
import { Part } from "./part.tsx";

interface SectionProps {
  title: string;
  eyebrow?: string | undefined;
  lead?: string | undefined;
  /** True for a grey background; sections alternate. */
  band?: boolean;
  id?: string;
  /** The subject of its figures or claims, whose evidence is linked after the lead or at the end. */
  evidence?: ClaimSubject;
  children: ReactNode;
}

export const Section = ({
  title,
  eyebrow,
  lead,
  band = false,
  id,
  evidence,
  children,
}: SectionProps) => (
  <section id={id} className={band ? "section band" : "section"}>
    <div className="wrap">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2>{title}</h2>
      {lead && (
        <p className="lead mt-2">
          {lead} {evidence && <HowWeKnow of={evidence} />}
        </p>
      )}
      <div className="mt-3 md:mt-6">
        <Part name="section">{children}</Part>
        {evidence && !lead && (
          <p className="mt-1 -mb-3">
            <HowWeKnow of={evidence} />
          </p>
        )}
      </div>
    </div>
  </section>
);
