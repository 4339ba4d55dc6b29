import type { ReactNode } from "react";

interface HeroProps {
  /** Above the heading: a breadcrumb or a short line. */
  above?: ReactNode;
  /** The `h1`'s content; wrap the words to stress in `<em>`. */
  title: ReactNode;
  lead: ReactNode;
  /** Under the lead: the button that brings the form into view, and what else belongs at the top. */
  children?: ReactNode;
  /** The quote form, beside the words on wide screens and straight below them on phones. */
  form?: ReactNode;
  /** Below the words on wide screens, below the form on phones. */
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
