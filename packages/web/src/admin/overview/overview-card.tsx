import type { ReactNode } from "react";
import { pages, type AdminPageName } from "@vanfettle/contract/paths";
import { Link } from "../../ui/link.tsx";

interface OverviewCardProps {
  page: AdminPageName;
  title: string;
  children: ReactNode;
}

/** The items that wait on another operators' page, under a link to it. */
export const OverviewCard = ({ page, title, children }: OverviewCardProps) => (
  <section className="card overview-card" aria-labelledby={`overview-${page}`}>
    <h2 id={`overview-${page}`}>
      <Link to={pages[page].canonical}>{title}</Link>
    </h2>
    {children}
  </section>
);
