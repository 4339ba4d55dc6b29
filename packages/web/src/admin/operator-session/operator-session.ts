import { createStore } from "zustand";
import type { Api } from "../../api/client.ts";
import { hasTabKey } from "../../ui/device-storage.ts";
import { keptInDocument } from "../../ui/kept-in-document.ts";
import { loadPart } from "../../ui/load-part.ts";
import type { IdentityProvider, Operator, ProviderOptions, ShowQuery } from "./sign-in-redirect.ts";

export type OperatorState =
  | { status: "signedOut"; notice: string | null; hasEnded?: true }
  /** On the way to the identity provider's page, or back from it. */
  | { status: "signingIn" }
  | ({ status: "signedIn" } & Operator);

export type OperatorSession = ReturnType<typeof createOperatorSession>;

/** Returns whether signing in opens another tab, to keep the operator's input on this page. */
export const signsInElsewhere = (state: OperatorState): boolean =>
  state.status === "signedIn" || (state.status === "signedOut" && state.hasEnded === true);

/** The end of a sign-in button's label, if it opens another tab. */
export const newTabHint = " (opens in a new tab)";

/** Messages between the tabs of a site. `user` is a sign-in that another tab may adopt. */
export type TabMessage =
  { type: "who" } | { type: "signedIn"; user: string } | { type: "signedOut" };

/** The parameter of a page that another tab has opened to sign in. */
const signInParameter = "sign-in";
const anotherAccount = "another";

/** The channel between the site's tabs, opened only in a browser. */
const channel = keptInDocument(() => new BroadcastChannel("operator-session"));

/** The browser functions that the session needs. Tests replace them. */
const browser = {
  pageUrl: () => window.location.origin + window.location.pathname,
  query: () => new URLSearchParams(window.location.search),
  openTab: (url: string) => void window.open(url, "_blank", "noopener"),
  mayHaveStored: () => hasTabKey("oidc.user:"),
  tabs: {
    post: (message: TabMessage) => channel().postMessage(message),
    listen: (listener: (message: TabMessage) => void) => {
      channel().onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    },
  },
  connect: async (api: Api, options: ProviderOptions): Promise<IdentityProvider> => {
    const [config, { createIdentityProvider }] = await Promise.all([
      api.call("getOperatorSignIn"),
      loadPart("signIn", () => import("./sign-in-redirect.ts")),
    ]);
    return createIdentityProvider(config, options);
  },
};

const notices = {
  failed: "We could not sign you in. Try again.",
  expired: "Your sign-in has ended. Sign in again to continue.",
};

/**
 * Creates the session of the operator on this page. It lasts over a reload, and the tabs of the
 * site share it.
 */
export function createOperatorSession(options = browser) {
  const { pageUrl, query, openTab, mayHaveStored, tabs, connect } = options;
  const store = createStore<OperatorState>(() => ({ status: "signedOut", notice: null }));
  const { getState, getInitialState, subscribe } = store;
  /** Replaces the state. A merged one would keep the token of an operator who has signed out. */
  const setState = (state: OperatorState): void => store.setState(state, true);
  let provider: IdentityProvider | undefined;
  let isListening = false;
  const setSignedOut = (notice: string | null): void => setState({ status: "signedOut", notice });
  const setSignedIn = ({ name, accessToken }: Operator): void =>
    setState({ status: "signedIn", name, accessToken });
  /** Ends the sign-in, unless another tab has renewed it. */
  const setEnded = (): void => {
    setState({ status: "signedOut", notice: notices.expired, hasEnded: true });
    tabs.post({ type: "who" });
  };
  async function connectProvider(api: Api): Promise<IdentityProvider> {
    provider = await connect(api, {
      pageUrl: pageUrl(),
      onRenewed: (operator) => {
        // A renewal that arrives after the operator has signed out counts for nothing.
        if (getState().status !== "signedIn") return;
        setSignedIn(operator);
        // The refresh token that the other tabs have is replaced.
        void shareSignIn();
      },
      onExpired: setEnded,
    });
    return provider;
  }

  async function trySignIn(signIn: () => Promise<void>): Promise<void> {
    setState({ status: "signingIn" });
    try {
      await signIn();
    } catch (error) {
      console.warn("Signing in failed", error);
      setSignedOut(notices.failed);
    }
  }
  /** Goes to the provider, which leads back to this page with its query, apart from a sign-in's. */
  const redirect = (api: Api, asAnotherAccount: boolean): Promise<void> =>
    trySignIn(async () => {
      const kept = query();
      kept.delete(signInParameter);
      await (await connectProvider(api)).signIn({ asAnotherAccount, query: `${kept}` });
    });

  async function shareSignIn(): Promise<void> {
    const user = getState().status === "signedIn" ? await provider?.share() : undefined;
    if (user !== undefined) tabs.post({ type: "signedIn", user });
  }
  const complete = (api: Api, showQuery: ShowQuery): Promise<void> =>
    trySignIn(async () => {
      setSignedIn(await (await connectProvider(api)).completeSignIn(showQuery));
      await shareSignIn();
    });
  const restore = (api: Api): Promise<void> =>
    trySignIn(async () => {
      const restored = await (await connectProvider(api)).restore();
      if (restored) setSignedIn(restored);
      else setEnded();
    });
  async function receive(api: Api, message: TabMessage): Promise<void> {
    if (message.type === "who") return shareSignIn();
    if (message.type === "signedOut") {
      setSignedOut(null);
      return provider?.forget();
    }
    setSignedIn(await (provider ?? (await connectProvider(api))).adopt(message.user));
  }

  return {
    getState,
    getInitialState,
    subscribe,
    /**
     * Goes to the identity provider's page: in another tab if this page may hold the operator's
     * input.
     */
    async signIn(api: Api, { asAnotherAccount } = { asAnotherAccount: false }): Promise<void> {
      if (!signsInElsewhere(getState())) return redirect(api, asAnotherAccount);
      const asked = query();
      asked.set(signInParameter, asAnotherAccount ? anotherAccount : "again");
      openTab(`${pageUrl()}?${asked}`);
    },
    /**
     * Signs in by the query's request or response, by this tab's stored sign-in, or by another tab
     * of the site. After a response, shows the query that the page had before.
     */
    async start(api: Api, showQuery: ShowQuery): Promise<void> {
      if (!isListening) {
        isListening = true;
        tabs.listen((message) => {
          receive(api, message).catch((error: unknown) =>
            console.warn("Another tab's sign-in is not used", error),
          );
        });
      }
      const state = getState();
      if (state.status !== "signedOut" || state.hasEnded) return;
      const asked = query();
      if (asked.has("state") && (asked.has("code") || asked.has("error"))) {
        return complete(api, showQuery);
      }
      if (asked.has(signInParameter)) {
        return redirect(api, asked.get(signInParameter) === anotherAccount);
      }
      if (mayHaveStored()) return restore(api);
      tabs.post({ type: "who" });
    },
    /** Ends a sign-in that the operator has abandoned on the identity provider's page. */
    cancelSignIn(): void {
      if (getState().status === "signingIn") setSignedOut(null);
    },
    async signOut(): Promise<void> {
      setSignedOut(null);
      tabs.post({ type: "signedOut" });
      await provider?.signOut().catch(() => undefined);
    },
  };
}
