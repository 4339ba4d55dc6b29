import { adminPages, pages, type AdminPageName } from "@vanfettle/contract/paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { OperatorControl } from "../operator-session/operator-control.tsx";

const pageTitles: Record<AdminPageName, string> = {
  progressMonitor: "Progress monitor",
  contentManager: "Content manager",
  reviewDrafts: "Review drafts",
  adviceLibrary: "Advice library",
  bookings: "Bookings",
};

interface AdminLayoutProps {
  page: AdminPageName;
  /** Shown under the heading. */
  summary: ReactNode;
  /** The main action of the page, if it is about the whole page. */
  action?: ReactNode;
  children: ReactNode;
}

/** The layout of the admin pages: navigation, operator, heading and main action. */
export function AdminLayout({ page, summary, action, children }: AdminLayoutProps) {
  return (
    <div className="admin">
      <div className="admin-bar">
        <div className="wrap admin-bar-row">
          <nav aria-label="Admin" className="admin-nav">
            {adminPages.map((key) => (
              <Link key={key} to={pages[key].canonical} aria-current={key === page ? "page" : undefined}>
                {pageTitles[key]}
              </Link>
            ))}
          </nav>
          <OperatorControl />
        </div>
      </div>
      <div className="wrap">
        <div className="admin-head">
          <div className="admin-title">
            <h1>{pageTitles[page]}</h1>
            {summary}
          </div>
          {action}
        </div>
        {children}
      </div>
    </div>
  );
}
