import { useEffect, type ReactNode } from "react";
import { forgetRegistration } from "./forget-registration.ts";

/** Marks the document as interactive, which the browser tests wait for. */
export function InteractiveMark({ children }: { children: ReactNode }) {
  useEffect(() => {
    forgetRegistration();
    document.documentElement.dataset["live"] = "";
  }, []);
  return children;
}
