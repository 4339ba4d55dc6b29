import type { ReactNode } from "react";
import { FormBar } from "./form-bar.tsx";
import { Part } from "./part.tsx";

interface HeroProps {
  /** True if the answer is below: only the form is left, without its words. */
  isCompact?: boolean;
  /** The content above the heading: a breadcrumb or a short line. */
  above?: ReactNode;
  title: string;
  /** The words at the end of the title that are highlighted. */
  highlight?: string;
  /** Null below a search, which needs none. */
  lead: ReactNode;
  /** The content below the lead. */
  children?: ReactNode;
  /** The button that leads to the form: below the words on wide screens, a bar on phones. */
  button?: ReactNode;
  /** The page's search: beside the button on wide screens, below the form on phones. */
  search?: ReactNode;
  /** The content below the words and before the form on phones. */
  beforeForm?: ReactNode;
  /** The quote form: next to the words on wide screens, below them on phones. */
  form?: ReactNode;
  /**
   * The content below the form on phones. On wide screens it is below the words, or below both if
   * `beforeForm` is set.
   */
  below?: ReactNode;
}

export const Hero = ({
  isCompact = false,
  above,
  title,
  highlight,
  lead,
  children,
  button,
  search,
  beforeForm,
  form,
  below,
}: HeroProps) => (
  <section className={isCompact ? "hero hero-compact on-dark" : "hero on-dark"}>
    <div className="wrap hero-grid">
      <div className="hero-words">
        {above}
        <h1>
          {highlight ? `${title} ` : title}
          {highlight && <em>{highlight}</em>}
        </h1>
        {lead && <p className="hero-lead">{lead}</p>}
        <Part name="section">{children}</Part>
      </div>
      {(search || button) && (
        <div className="hero-actions">
          <Part name="section">{search}</Part>
          {button && <FormBar>{button}</FormBar>}
        </div>
      )}
      {beforeForm && (
        <div className="hero-before">
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
