import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  eyebrow?: string | undefined;
  lead?: string | undefined;
  /** Whether the section has a grey background; sections alternate. */
  band?: boolean;
  id?: string;
  children: ReactNode;
}

export function Section({ title, eyebrow, lead, band = false, id, children }: SectionProps) {
  return (
    <section id={id} className={band ? "section band" : "section"}>
      <div className="wrap">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 className="mt-1">{title}</h2>
        {lead && <p className="lead mt-3">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
