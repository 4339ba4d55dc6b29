import type { ReactNode } from "react";
import type { FixedPageName } from "@vanfettle/contract/paths";
import { FixedPageMeta } from "./fixed-page-meta.tsx";

interface PageHeaderProps {
  page: FixedPageName;
  eyebrow?: string;
  title: string;
  lead: string;
  children?: ReactNode;
}

export const PageHeader = ({ page, eyebrow, title, lead, children }: PageHeaderProps) => (
  <>
    <FixedPageMeta page={page} />
    <header className="band">
      <div className="wrap section">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className={eyebrow && "mt-2"}>{title}</h1>
        <p className="lead mt-4">{lead}</p>
        {children}
      </div>
    </header>
  </>
);
