import type { ReactNode } from "react";

/** The yellow band that ends a page; its button is the one thing left to do. */
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
