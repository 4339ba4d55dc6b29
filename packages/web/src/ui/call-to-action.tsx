import type { ReactNode } from "react";

/** The yellow band at the end of a page, with one button. */
export function CallToAction({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="cta">
      <div className="wrap cta-row">
        <div>
          <h2>{title}</h2>
          <p className="mt-1">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
