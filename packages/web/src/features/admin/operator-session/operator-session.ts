import type { Api } from "../../../api/client.ts";
import type { IdentityProvider, Operator } from "./identity-provider.ts";

export type OperatorState =
  | { status: "signedOut"; notice: string | null }
  /** On the way to the identity provider's page, or back from it. */
  | { status: "signingIn" }
  | ({ status: "signedIn" } & Operator);

export interface OperatorSession {
  getState: () => OperatorState;
  subscribe: (listener: () => void) => () => void;
  signIn: (api: Api, options?: { asAnotherAccount: boolean }) => Promise<void>;
  /** Completes a sign-in if the query of this page is the identity provider's response; otherwise does nothing. */
  completeSignIn: (api: Api) => Promise<void>;
  /** Ends a sign-in that the operator has abandoned on the identity provider's page. */
  cancelSignIn: () => void;
  signOut: () => Promise<void>;
}

export interface SessionOptions {
  /** Returns the address of this page without its query. */
  pageUrl: () => string;
  query: () => URLSearchParams;
  clearQuery: () => void;
  connect: (
    api: Api,
    options: { pageUrl: string; onRenewed: (operator: Operator) => void; onExpired: () => void },
  ) => Promise<IdentityProvider>;
}

const notices = {
  failed: "Signing in did not work. Please try again.",
  expired: "Your sign-in has ended. Sign in again to go on.",
};

/** Creates the session of the operator on this page. The tokens are held in memory alone, so a reload signs out. */
export function createOperatorSession({ pageUrl, query, clearQuery, connect }: SessionOptions): OperatorSession {
  let state: OperatorState = { status: "signedOut", notice: null };
  let provider: IdentityProvider | undefined;
  const listeners = new Set<() => void>();

  function setState(next: OperatorState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  const setSignedOut = (notice: string | null): void => setState({ status: "signedOut", notice });
  const connectProvider = async (api: Api): Promise<IdentityProvider> =>
    (provider = await connect(api, {
      pageUrl: pageUrl(),
      // A renewal that arrives after the operator has signed out counts for nothing.
      onRenewed: (operator) => state.status === "signedIn" && setState({ status: "signedIn", ...operator }),
      onExpired: () => setSignedOut(notices.expired),
    }));

  async function trySignIn(signIn: () => Promise<void>): Promise<void> {
    setState({ status: "signingIn" });
    try {
      await signIn();
    } catch (error) {
      console.warn("Signing in failed", error);
      setSignedOut(notices.failed);
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (api, options = { asAnotherAccount: false }) =>
      trySignIn(async () => (await connectProvider(api)).signIn(options)),
    async completeSignIn(api) {
      const response = query();
      const isResponse = response.has("state") && (response.has("code") || response.has("error"));
      if (state.status !== "signedOut" || !isResponse) return;
      await trySignIn(async () => {
        const signingIn = (await connectProvider(api)).completeSignIn();
        const operator = await signingIn.finally(clearQuery);
        setState({ status: "signedIn", ...operator });
      });
    },
    cancelSignIn() {
      if (state.status === "signingIn") setSignedOut(null);
    },
    async signOut() {
      setSignedOut(null);
      await provider?.signOut().catch(() => undefined);
    },
  };
}
