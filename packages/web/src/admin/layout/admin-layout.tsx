import { useEffect, type ReactNode } from "react";
import { Link } from "react-router";
import { adminPages, pages, type AdminPageName } from "@vanfettle/contract/paths";
import { useApi } from "../../api/api-context.ts";
import { newTabHint, signsInElsewhere } from "../operator-session/operator-session.ts";
import { useOperatorSession, useOperatorState } from "../operator-session/use-operator-session.ts";
import { Button } from "./button.tsx";

const pageTitles: Record<AdminPageName, string> = {
  progressMonitor: "Progress monitor",
  contentManager: "Content manager",
  reviewDrafts: "Review drafts",
  bookings: "Bookings",
};

function OperatorControl() {
  const { api } = useApi();
  const session = useOperatorSession();
  const state = useOperatorState();
  useEffect(() => {
    void session.start(api);
    // The Back button can bring the page back from the provider as it was left, still signing in.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) session.cancelSignIn();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [session, api]);
  if (state.status === "signedIn") {
    return (
      <div className="operator">
        <p className="operator-name">
          <span className="sr-only">Signed in as </span>
          <span>{state.name}</span>
        </p>
        <Button onClick={() => void session.signOut()}>Sign out</Button>
      </div>
    );
  }
  return (
    <div className="operator">
      {state.status === "signedOut" && state.notice && (
        <p className="operator-notice" role="alert">
          {state.notice}
        </p>
      )}
      <Button
        pending={state.status === "signingIn" && "Signing in..."}
        onClick={() => void session.signIn(api)}
      >
        {`Sign in${signsInElsewhere(state) ? newTabHint : ""}`}
      </Button>
    </div>
  );
}

interface AdminLayoutProps {
  page: AdminPageName;
  summary: ReactNode;
  /** The main action of the page, if it is about the whole page. */
  action?: ReactNode;
  children: ReactNode;
}

export const AdminLayout = ({ page, summary, action, children }: AdminLayoutProps) => (
  <div className="admin">
    <div className="admin-bar">
      <div className="wrap admin-bar-row">
        <nav aria-label="Admin" className="admin-nav">
          {adminPages.map((key) => (
            <Link
              key={key}
              to={pages[key].canonical}
              aria-current={key === page ? "page" : undefined}
            >
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
