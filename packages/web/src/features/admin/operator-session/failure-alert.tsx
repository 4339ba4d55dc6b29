import { useEffect, useRef } from "react";
import { needsSignIn, refusalOf } from "./error-response.ts";
import { SignInPrompt } from "./sign-in-prompt.tsx";

/** Says that a start failed, why as far as the server told, and what an operator can do about it. */
export function StartFailure({ error }: { error: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed may be a screen or two below.
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [error]);
  const refusal = refusalOf(error);
  return (
    <div ref={box} className="failure" role="alert">
      <p className="failure-title">Failed to start generation</p>
      {needsSignIn(refusal) ? <SignInPrompt refusal={refusal} /> : refusal.message && <p>{refusal.message}</p>}
    </div>
  );
}
