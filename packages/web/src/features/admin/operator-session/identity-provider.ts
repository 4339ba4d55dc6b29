import type { OperatorSignIn } from "@vanfettle/contract/content-schemas";
import { InMemoryWebStorage, UserManager, WebStorageStateStore, type User } from "oidc-client-ts";

export interface Operator {
  name: string;
  accessToken: string;
}

export interface IdentityProvider {
  /** Redirects to the provider's page. */
  signIn: (options: { asAnotherAccount: boolean }) => Promise<void>;
  /** Reads the provider's response from the address of this page. Throws when it is an error or unknown. */
  completeSignIn: () => Promise<Operator>;
  /** Redirects to the provider to end its session as well. Throws when the provider has no address for that. */
  signOut: () => Promise<void>;
}

interface ProviderOptions {
  /** The address to which the provider redirects back. */
  pageUrl: string;
  onExpired: () => void;
}

function displayName({ profile }: User): string {
  const names = [profile.email, profile["username"], profile["cognito:username"], profile.sub];
  return names.find((name) => typeof name === "string") as string;
}

/**
 * Creates a client of the provider that uses the authorization code flow with PKCE. The token is held in memory alone.
 * The verifier and the state, which must outlive the redirects, are in the tab's session storage until then.
 */
export function createIdentityProvider(
  { issuer, clientId, scopes }: OperatorSignIn,
  { pageUrl, onExpired }: ProviderOptions,
): IdentityProvider {
  const users = new UserManager({
    authority: issuer,
    client_id: clientId,
    redirect_uri: pageUrl,
    post_logout_redirect_uri: pageUrl,
    scope: scopes.join(" "),
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    automaticSilentRenew: false,
  });
  users.events.addAccessTokenExpired(onExpired);
  return {
    signIn: ({ asAnotherAccount }) => users.signinRedirect(asAnotherAccount ? { prompt: "login" } : {}),
    async completeSignIn() {
      const user = await users.signinRedirectCallback();
      return { name: displayName(user), accessToken: user.access_token };
    },
    // Cognito expects `client_id` and `logout_uri` instead of the standard's names.
    signOut: () => users.signoutRedirect({ extraQueryParams: { client_id: clientId, logout_uri: pageUrl } }),
  };
}
