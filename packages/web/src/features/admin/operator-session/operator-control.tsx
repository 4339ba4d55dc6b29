import { useEffect } from "react";
import { useDocument } from "../../../ui/document-context.ts";
import { useOperators, useOperatorState } from "./use-operator-session.ts";

/** Who is signed in, and the way in or out. */
export function OperatorControl() {
  const { api } = useDocument();
  const operators = useOperators();
  const state = useOperatorState();
  useEffect(() => {
    void operators.resume(api);
    // The Back button may bring this page back as it was left: on its way.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) operators.giveUp();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [operators, api]);

  if (state.status === "in") {
    return (
      <div className="operator">
        <p className="operator-name">
          <span className="sr-only">Signed in as </span>
          {state.name}
        </p>
        <button type="button" className="btn btn-line btn-small" onClick={() => void operators.signOut()}>
          Sign out
        </button>
      </div>
    );
  }
  return (
    <div className="operator">
      {state.status === "out" && state.notice && (
        <p className="operator-notice" role="alert">
          {state.notice}
        </p>
      )}
      <button
        type="button"
        className="btn btn-line btn-small"
        disabled={state.status === "busy"}
        onClick={() => void operators.signIn(api)}
      >
        {state.status === "busy" ? "Signing in..." : "Sign in"}
      </button>
    </div>
  );
}
