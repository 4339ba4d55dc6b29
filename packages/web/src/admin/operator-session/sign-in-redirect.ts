import { ErrorResponse, OidcClient, User, UserManager, WebStorageStateStore } from "oidc-client-ts";
import type { OperatorSignIn } from "@vanfettle/contract/operator/operator-schemas";

export type Operator = { name: string; accessToken: string };

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

const storage = (): WebStorageStateStore =>
  new WebStorageStateStore({ store: window.sessionStorage });

/**
 * The longest wait for the provider's response to a call, such as the call that revokes a token.
 */
const timeoutSeconds = 10;

interface SignInRequest {
  asAnotherAccount: boolean;
  query: string;
}

/** Changes the query of the page's address, such as `text=leeds`, in the router. */
export type ShowQuery = (query: string) => void;

export interface ProviderOptions {
  /** The address to which the provider redirects back. */
  pageUrl: string;
  /** Called with the new token when the sign-in was renewed. */
  onRenewed: (operator: Operator) => void;
  /** Called when the token has expired and could not be renewed. */
  onExpired: () => void;
}

function displayName({ profile }: User): string {
  const names = [profile.email, profile["username"], profile["cognito:username"], profile.sub];
  return names.find((name) => typeof name === "string") as string;
}

const toOperator = (user: User): Operator => ({
  name: displayName(user),
  accessToken: user.access_token,
});

/**
 * Creates a client of the provider that uses the authorization code flow with PKCE. The tokens are
 * in the session storage of the tab, so they last over a reload and end with the tab (decision 59).
 */
export function createIdentityProvider(
  { issuer, clientId, scopes }: OperatorSignIn,
  { pageUrl, onRenewed, onExpired }: ProviderOptions,
) {
  const settings = {
    authority: issuer,
    client_id: clientId,
    redirect_uri: pageUrl,
    post_logout_redirect_uri: pageUrl,
    scope: scopes.join(" "),
    stateStore: storage(),
    requestTimeoutInSeconds: timeoutSeconds,
  };
  const users = new UserManager({ ...settings, userStore: storage(), automaticSilentRenew: false });
  let isForgotten = false;
  async function forget(): Promise<void> {
    isForgotten = true;
    await users.removeUser();
  }
  /**
   * Renews the sign-in by the refresh token, if there is one. The provider's page in a frame is not
   * tried.
   */
  async function renew(): Promise<Operator | null> {
    const user = await users.getUser();
    if (!user?.refresh_token) return null;
    const renewed = await users
      .signinSilent()
      .catch((error: unknown) => console.warn("Not renewed", error));
    // The operator has signed out meanwhile.
    if (isForgotten) await users.removeUser();
    return renewed && !isForgotten ? toOperator(renewed) : null;
  }
  async function renewAndReport(): Promise<boolean> {
    const renewed = await renew();
    if (renewed) onRenewed(renewed);
    return renewed !== null;
  }
  async function renewOrEnd(): Promise<void> {
    if (await renewAndReport()) return;
    // Reading an expired sign-in starts its timer again, so it would expire once a second.
    await users.removeUser();
    onExpired();
  }
  users.events.addAccessTokenExpiring(() => void renewAndReport());
  // The token of a computer that slept through its last minute has expired, and the refresh token
  // has not.
  users.events.addAccessTokenExpired(() => void renewOrEnd());
  return {
    /** Goes to the provider's page. The tab keeps the query of this page for the way back. */
    signIn: ({ asAnotherAccount, query }: SignInRequest): Promise<void> =>
      users.signinRedirect({ state: query, ...(asAnotherAccount && { prompt: "login" }) }),
    /**
     * Reads the provider's response from the address of this page, and shows the query with which
     * the sign-in began. Throws when the response is an error or unknown.
     */
    async completeSignIn(showQuery: ShowQuery): Promise<Operator> {
      let begun: unknown;
      try {
        const user = await users.signinRedirectCallback();
        begun = user.state;
        return toOperator(user);
      } catch (error) {
        if (error instanceof ErrorResponse) begun = error.state;
        throw error;
      } finally {
        showQuery(typeof begun === "string" ? begun : "");
      }
    },
    /**
     * Returns the sign-in that this tab has stored, renewed if its access token has expired, or
     * null.
     */
    async restore(): Promise<Operator | null> {
      const user = await users.getUser();
      if (!user) return null;
      if (!user.expired) return toOperator(user);
      const renewed = await renew();
      if (!renewed) await users.removeUser();
      return renewed;
    },
    /** Returns this tab's sign-in as text, for another tab of the site to adopt. */
    share: async (): Promise<string | undefined> => (await users.getUser())?.toStorageString(),
    /** Stores the sign-in of another tab in this tab. Throws when the text is not a sign-in. */
    async adopt(shared: string): Promise<Operator> {
      const user = User.fromStorageString(shared);
      isForgotten = false;
      await users.storeUser(user);
      await users.getUser();
      return toOperator(user);
    },
    forget,
    /**
     * Removes the tokens, revokes the refresh token and ends the provider's session. Throws if it
     * has no address.
     */
    async signOut(): Promise<void> {
      const user = await users.getUser();
      await forget();
      const { refresh_token: token, id_token: hint } = user ?? {};
      // Cognito's own sign-out leaves a refresh token valid.
      if (token) {
        const revoking = new OidcClient(settings).revokeToken(token, "refresh_token");
        await revoking.catch((error: unknown) => console.warn("Not revoked", error));
      }
      // Cognito expects `client_id` and `logout_uri` instead of the standard's names.
      const extraQueryParams = { client_id: clientId, logout_uri: pageUrl };
      await users.signoutRedirect({ extraQueryParams, ...(hint && { id_token_hint: hint }) });
    },
  };
}
