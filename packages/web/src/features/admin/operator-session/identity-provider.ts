import type { OperatorSignIn } from "@vanfettle/contract/content/content-schemas";
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
  /** Called with the new token when the sign-in was renewed. */
  onRenewed: (operator: Operator) => void;
  /** Called when the token has expired and could not be renewed. */
  onExpired: () => void;
}

function displayName({ profile }: User): string {
  const names = [profile.email, profile["username"], profile["cognito:username"], profile.sub];
  return names.find((name) => typeof name === "string") as string;
}

const toOperator = (user: User): Operator => ({ name: displayName(user), accessToken: user.access_token });

/**
 * Creates a client of the provider that uses the authorization code flow with PKCE. The tokens are held in memory alone.
 * The verifier and the state, which must outlive the redirects, are in the tab's session storage until then.
 */
export function createIdentityProvider(
  { issuer, clientId, scopes }: OperatorSignIn,
  { pageUrl, onRenewed, onExpired }: ProviderOptions,
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
  /** Renews the sign-in by the refresh token, if there is one. The provider's page in a frame is not tried. */
  async function renew(): Promise<boolean> {
    const user = await users.getUser();
    if (!user?.refresh_token) return false;
    const renewed = await users.signinSilent().catch((error: unknown) => console.warn("Not renewed", error));
    if (renewed) onRenewed(toOperator(renewed));
    return Boolean(renewed);
  }
  async function renewOrEnd(): Promise<void> {
    if (await renew()) return;
    // Reading an expired sign-in starts its timer again, so it would expire once a second.
    await users.removeUser();
    onExpired();
  }
  users.events.addAccessTokenExpiring(() => void renew());
  // The token of a computer that slept through its last minute has expired, and the refresh token has not.
  users.events.addAccessTokenExpired(() => void renewOrEnd());
  return {
    signIn: ({ asAnotherAccount }) => users.signinRedirect(asAnotherAccount ? { prompt: "login" } : {}),
    async completeSignIn() {
      return toOperator(await users.signinRedirectCallback());
    },
    // Cognito expects `client_id` and `logout_uri` instead of the standard's names.
    signOut: () => users.signoutRedirect({ extraQueryParams: { client_id: clientId, logout_uri: pageUrl } }),
  };
}
