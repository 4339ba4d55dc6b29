import type { ReactNode } from "react";
import { Part } from "./part.tsx";

interface HeroProps {
  /** The content above the heading: a breadcrumb or a short line. */
  above?: ReactNode;
  title: string;
  /** The words at the end of the title that are highlighted. */
  highlight?: string;
  lead: ReactNode;
  /** The button below the lead, which scrolls to the form. */
  button?: ReactNode;
  /** The content below the button: short points or a search. */
  children?: ReactNode;
  /** The content below the text and before the form on all screens. */
  beforeForm?: ReactNode;
  /** The quote form: next to the text on wide screens, below it on phones. */
  form?: ReactNode;
  /**
   * The content below the form on phones. On wide screens it is below the text, or below both if
   * `beforeForm` is set.
   */
  below?: ReactNode;
}

export const Hero = ({
  above,
  title,
  highlight,
  lead,
  button,
  children,
  beforeForm,
  form,
  below,
}: HeroProps) => (
  <section className="hero on-dark">
    <div className="wrap hero-grid">
      <div className="hero-words">
        {above}
        <h1>
          {highlight ? `${title} ` : title}
          {highlight && <em>{highlight}</em>}
        </h1>
        <p className="hero-lead">{lead}</p>
        {button && <div className="hero-actions">{button}</div>}
        <Part name="section">{children}</Part>
      </div>
      {beforeForm && (
        <div className="hero-below">
          <Part name="section">{beforeForm}</Part>
        </div>
      )}
      {form && (
        <div className="hero-form">
          <Part name="form">{form}</Part>
        </div>
      )}
      {below && (
        <div className="hero-below">
          <Part name="section">{below}</Part>
        </div>
      )}
    </div>
  </section>
);
