import { pages } from "@vanfettle/contract/paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { OperatorControl } from "../operator-session/operator-control.tsx";

const pageTitles = { progressMonitor: "Progress monitor", contentManager: "Content manager" } as const;

interface AdminLayoutProps {
  page: keyof typeof pageTitles;
  /** Shown under the heading. */
  summary: ReactNode;
  /** The main action of the page. */
  action: ReactNode;
  children: ReactNode;
}

/** The layout of both admin pages: navigation, operator, heading and main action. */
export function AdminLayout({ page, summary, action, children }: AdminLayoutProps) {
  return (
    <div className="admin">
      <div className="admin-bar">
        <div className="wrap admin-bar-row">
          <nav aria-label="Admin" className="admin-nav">
            {(Object.keys(pageTitles) as (keyof typeof pageTitles)[]).map((key) => (
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
