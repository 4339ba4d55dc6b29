import type { ReactNode } from "react";
import type { AdminPageName } from "@vanfettle/contract/paths";
import { FixedPageMeta } from "../../ui/fixed-page-meta.tsx";
import { pageTitles } from "./page-titles.ts";

interface AdminPageProps {
  page: AdminPageName;
  summary: ReactNode;
  /** The main action of the page, if it is about the whole page. */
  action?: ReactNode;
  children: ReactNode;
}

/** The metadata, heading and content of an operators' page. */
export const AdminPage = ({ page, summary, action, children }: AdminPageProps) => (
  <div className="wrap">
    <FixedPageMeta page={page} />
    <div className="spread admin-head">
      <div className="admin-title">
        <h1>{pageTitles[page]}</h1>
        {summary}
      </div>
      {action}
    </div>
    {children}
  </div>
);
