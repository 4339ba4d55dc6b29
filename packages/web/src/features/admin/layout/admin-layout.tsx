import { pages } from "@vanfettle/contract/paths";
import type { ReactNode } from "react";
import { OperatorControl } from "../operator-session/operator-control.tsx";

const places = { progressMonitor: "Progress monitor", contentManager: "Content manager" } as const;

interface AdminFrameProps {
  page: keyof typeof places;
  /** Under the heading. */
  about: ReactNode;
  /** The page's one main action. */
  action: ReactNode;
  children: ReactNode;
}

/** What both admin pages have: the way to the other, the operator, the heading and the main action. */
export function AdminFrame({ page, about, action, children }: AdminFrameProps) {
  return (
    <div className="admin">
      <div className="admin-bar">
        <div className="wrap admin-bar-row">
          <nav aria-label="Admin" className="admin-nav">
            {(Object.keys(places) as (keyof typeof places)[]).map((key) => (
              <a key={key} href={pages[key].canonical} aria-current={key === page ? "page" : undefined}>
                {places[key]}
              </a>
            ))}
          </nav>
          <OperatorControl />
        </div>
      </div>
      <div className="wrap">
        <div className="admin-head">
          <div className="admin-title">
            <h1>{places[page]}</h1>
            {about}
          </div>
          {action}
        </div>
        {children}
      </div>
    </div>
  );
}
