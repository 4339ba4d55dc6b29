import { createStore, type StoreApi } from "zustand";
import type { OperatorSession, OperatorState } from "../operator-session/operator-session.ts";

/** Builds a session that stays in the given state and records the calls of signIn and signOut. */
export function buildOperatorSession(
  state: OperatorState,
): OperatorSession & { requests: string[] } & Pick<StoreApi<OperatorState>, "setState"> {
  const requests: string[] = [];
  return {
    requests,
    ...createStore(() => state),
    signIn: async (_, options) =>
      void requests.push(options?.asAnotherAccount ? "sign in as another" : "sign in"),
    start: async () => {},
    signOut: async () => void requests.push("sign out"),
    cancelSignIn: () => {},
  };
}

export const signedOut: OperatorState = { status: "signedOut", notice: null };
export const signedIn: OperatorState = {
  status: "signedIn",
  name: "operator@example.com",
  accessToken: "operator-token",
};
