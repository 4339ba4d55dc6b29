import type { ReactNode } from "react";

export const CallToAction = ({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) => (
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
