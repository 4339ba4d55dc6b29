import { useEffect } from "react";
import { NavLink, Outlet, useNavigate } from "react-router";
import { adminPages, pages } from "@vanfettle/contract/paths";
import { useApi } from "../../api/api-context.ts";
import { keepFocus } from "../../ui/focus.ts";
import { newTabHint, signsInElsewhere } from "../operator-session/operator-session.ts";
import { useOperatorSession, useOperatorState } from "../operator-session/use-operator-session.ts";
import "../styles/admin.css";
import { Button } from "./button.tsx";
import { pageTitles } from "./page-titles.ts";

function OperatorControl() {
  const { api } = useApi();
  const session = useOperatorSession();
  const state = useOperatorState();
  const navigate = useNavigate();
  useEffect(() => {
    void session.start(api, (search) => void navigate({ search }, { replace: true }));
    // The Back button can bring the page back from the provider as it was left, still signing in.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) session.cancelSignIn();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [session, api, navigate]);
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

/** The layout route of the operators' pages: their navigation and sign-in, and their styles. */
export function Component() {
  useEffect(keepFocus, []);
  return (
    <div className="admin">
      <div className="admin-bar">
        <div className="wrap spread admin-bar-row">
          <nav aria-label="Admin" className="admin-nav">
            {adminPages.map((page) => (
              <NavLink key={page} to={pages[page].canonical} end>
                {pageTitles[page]}
              </NavLink>
            ))}
          </nav>
          <OperatorControl />
        </div>
      </div>
      <Outlet />
    </div>
  );
}
