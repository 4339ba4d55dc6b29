import type { Api } from "../../../api/client.ts";
import type { IdentityProvider, Operator } from "./identity-provider.ts";

export type OperatorState =
  | { status: "out"; notice: string | null }
  /** On the way to the provider's page, or back from it. */
  | { status: "busy" }
  | ({ status: "in" } & Operator);

export interface OperatorSession {
  state: () => OperatorState;
  subscribe: (listener: () => void) => () => void;
  signIn: (api: Api, options?: { asAnother: boolean }) => Promise<void>;
  /** Ends a sign-in that the provider has sent back to this page; anything else is left alone. */
  resume: (api: Api) => Promise<void>;
  signOut: () => Promise<void>;
  /** The operator has come back from the provider's page without an answer. */
  giveUp: () => void;
}

export interface SessionPlace {
  /** Address of this page without its query. */
  page: () => string;
  query: () => URLSearchParams;
  cleanQuery: () => void;
  connect: (api: Api, page: string, onExpired: () => void) => Promise<IdentityProvider>;
}

const notices = {
  failed: "Signing in did not work. Please try again.",
  expired: "Your sign-in has ended. Sign in again to go on.",
};

/** Who operates this page. A reload forgets it: the token is kept nowhere but here. */
export function createOperatorSession({ page, query, cleanQuery, connect }: SessionPlace): OperatorSession {
  let state: OperatorState = { status: "out", notice: null };
  let provider: IdentityProvider | undefined;
  const listeners = new Set<() => void>();

  function become(next: OperatorState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  const leave = (notice: string | null): void => become({ status: "out", notice });
  const connected = async (api: Api): Promise<IdentityProvider> =>
    (provider = await connect(api, page(), () => leave(notices.expired)));

  async function orFail(work: () => Promise<void>): Promise<void> {
    become({ status: "busy" });
    try {
      await work();
    } catch (error) {
      console.warn("Signing in failed", error);
      leave(notices.failed);
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: (api, options = { asAnother: false }) => orFail(async () => (await connected(api)).begin(options)),
    async resume(api) {
      const sent = query();
      if (state.status !== "out" || !sent.has("state") || !(sent.has("code") || sent.has("error"))) return;
      await orFail(async () => {
        const finishing = (await connected(api)).finish();
        const operator = await finishing.finally(cleanQuery);
        become({ status: "in", ...operator });
      });
    },
    giveUp() {
      if (state.status === "busy") leave(null);
    },
    async signOut() {
      leave(null);
      await provider?.end().catch(() => undefined);
    },
  };
}
