import type { OperatorSession, OperatorState } from "../operator-session/operator-session.ts";

/** A session in a state of its own, which notes what it is asked to do. */
export function anOperatorSession(state: OperatorState): OperatorSession & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    state: () => state,
    subscribe: () => () => {},
    signIn: async (_, options) => void asked.push(options?.asAnother ? "sign in as another" : "sign in"),
    resume: async () => {},
    signOut: async () => void asked.push("sign out"),
    giveUp: () => {},
  };
}

export const signedOut: OperatorState = { status: "out", notice: null };
export const signedIn: OperatorState = { status: "in", name: "operator@example.com", accessToken: "token-of-hers" };
