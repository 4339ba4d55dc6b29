import type { OperatorSignIn } from "@vanfettle/contract/content-schemas";
import { InMemoryWebStorage, UserManager, WebStorageStateStore, type User } from "oidc-client-ts";

export interface Operator {
  name: string;
  accessToken: string;
}

export interface IdentityProvider {
  /** Leaves the page for the provider's own. */
  begin: (options: { asAnother: boolean }) => Promise<void>;
  /** Reads what the provider sent back with the address of this page. */
  finish: () => Promise<Operator>;
  /** Leaves the page to end the provider's session as well, where it has a way to. */
  end: () => Promise<void>;
}

export type ConnectProvider = (
  config: OperatorSignIn,
  options: { page: string; onExpired: () => void },
) => IdentityProvider;

function nameOf({ profile }: User): string {
  const names = [profile.email, profile["username"], profile["cognito:username"], profile.sub];
  return names.find((name) => typeof name === "string") as string;
}

/**
 * The code flow with PKCE. The token lives in this page's memory alone; what must outlive the way to the provider and
 * back (the verifier and the state) is in the tab's session storage until then.
 */
export const connectProvider: ConnectProvider = ({ issuer, clientId, scopes }, { page, onExpired }) => {
  const users = new UserManager({
    authority: issuer,
    client_id: clientId,
    redirect_uri: page,
    post_logout_redirect_uri: page,
    scope: scopes.join(" "),
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    automaticSilentRenew: false,
  });
  users.events.addAccessTokenExpired(onExpired);
  return {
    begin: ({ asAnother }) => users.signinRedirect(asAnother ? { prompt: "login" } : {}),
    async finish() {
      const user = await users.signinRedirectCallback();
      return { name: nameOf(user), accessToken: user.access_token };
    },
    // Cognito asks for `client_id` and `logout_uri` instead of the standard's names.
    end: () => users.signoutRedirect({ extraQueryParams: { client_id: clientId, logout_uri: page } }),
  };
};
