import type { ReactNode } from "react";

interface HeroProps {
  /** Above the heading: a breadcrumb or a short line. */
  above?: ReactNode;
  /** The content of the `h1`; words in `<em>` are highlighted. */
  title: ReactNode;
  lead: ReactNode;
  /** Below the lead: the button that scrolls to the form, and short points. */
  children?: ReactNode;
  /** The quote form: beside the text on wide screens, directly below it on phones. */
  form?: ReactNode;
  /** Content below the text on wide screens and below the form on phones. */
  below?: ReactNode;
}

export function Hero({ above, title, lead, children, form, below }: HeroProps) {
  return (
    <section className="hero on-dark">
      <div className="wrap hero-grid">
        <div className="hero-words">
          {above}
          <h1>{title}</h1>
          <p className="hero-lead">{lead}</p>
          {children}
        </div>
        {form && <div className="hero-form">{form}</div>}
        {below && <div className="hero-below">{below}</div>}
      </div>
    </section>
  );
}
