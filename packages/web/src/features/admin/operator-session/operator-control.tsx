import { useEffect } from "react";
import { useApi } from "../../../api/api-context.ts";
import { Button } from "../layout/button.tsx";
import { signsInElsewhere } from "./operator-session.ts";
import { useOperatorSession, useOperatorState } from "./use-operator-session.ts";

/** Shows who is signed in, with a button to sign in or out. */
export function OperatorControl() {
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
          {state.name}
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
      <Button pending={state.status === "signingIn" && "Signing in..."} onClick={() => void session.signIn(api)}>
        Sign in{signsInElsewhere(state) && " (opens in a new tab)"}
      </Button>
    </div>
  );
}
