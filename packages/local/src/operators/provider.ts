import { LRUCache } from "lru-cache";
import { Provider, type Context } from "oidc-provider";
import type { UserPool } from "../assembly/user-pool.ts";
import { operatorsPath } from "./issuer.ts";
import type { OperatorKeys } from "./keys.ts";
import { errorPage, signedOutPage, signOutPage } from "./pages.ts";

/** The identity of every operator on a local site. */
export const localOperator = { sub: "local-operator", username: "operator@localhost" };

export interface ProviderOptions {
  issuer: string;
  pool: UserPool;
  keys: OperatorKeys;
}

/** The resource of every access token; a client need not name it. */
const resource = "urn:local-operators:api";
const identityScopes = ["openid", "email", "profile", "phone"];
const sessionSeconds = 8 * 3_600;

/** Returns the claims of an access token that Cognito adds. */
export const accessTokenClaims = ({ groups }: UserPool) => ({
  token_use: "access",
  username: localOperator.username,
  "cognito:groups": groups,
});

const respondWith = (page: string) => (ctx: Context) => {
  ctx.type = "html";
  ctx.body = page;
};

/**
 * Configures the provider: authorization codes with PKCE for the template's client, and tokens like
 * Cognito's.
 */
export function operatorProvider({ issuer, pool, keys }: ProviderOptions): Provider {
  const { clientId, scopes, accessTokenSeconds } = pool;
  const apiScopes = scopes.filter((scope) => !identityScopes.includes(scope)).join(" ");
  const cookies = { httpOnly: true, sameSite: "lax", signed: true };

  const resourceServer = {
    scope: apiScopes,
    audience: clientId,
    accessTokenTTL: accessTokenSeconds,
    accessTokenFormat: "jwt",
    jwt: { sign: { alg: "RS256" } },
  };

  return new Provider(issuer, {
    adapter: memoryAdapter(pool.refreshTokenGraceSeconds ?? 0),
    jwks: { keys: [keys.signing] },
    clients: [
      {
        client_id: clientId,
        client_name: "Admin pages",
        application_type: "web",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: pool.callbackUrls,
        post_logout_redirect_uris: pool.logoutUrls,
      },
    ],
    scopes: scopes.filter((scope) => identityScopes.includes(scope)),
    claims: { openid: ["sub"], profile: ["username"] },
    findAccount: (_: Context, accountId: string) => ({ accountId, claims: () => localOperator }),
    extraTokenClaims: () => accessTokenClaims(pool),
    pkce: { required: () => true },
    cookies: { keys: keys.cookies, long: { ...cookies, path: operatorsPath }, short: cookies },
    ttl: {
      Session: sessionSeconds,
      Grant: sessionSeconds,
      Interaction: 3_600,
      IdToken: accessTokenSeconds,
      AccessToken: accessTokenSeconds,
      // A token that replaces another lasts as long as that one would have.
      RefreshToken: ({ oidc }: Context) =>
        oidc.entities.RotatedRefreshToken?.remainingTTL ?? sessionSeconds,
    },
    // Cognito issues one with every code, without the scope `offline_access`.
    issueRefreshToken: () => true,
    interactions: {
      url: (_: Context, { uid }: { uid: string }) => `${operatorsPath}/sign-in/${uid}`,
    },
    clientBasedCORS: (_: Context, origin: string) => origin === new URL(issuer).origin,
    renderError: (
      ctx: Context,
      { error, error_description: description }: Record<string, string>,
    ) => respondWith(errorPage(description ?? error ?? "unknown"))(ctx),
    async loadExistingGrant({ oidc: { provider, client, session } }: Context) {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(identityScopes.join(" "));
      grant.addResourceScope(resource, apiScopes);
      await grant.save();
      return grant;
    },
    responseTypes: ["code"],
    clientAuthMethods: ["none"],
    rotateRefreshToken: () => pool.refreshTokenGraceSeconds !== undefined,
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_: Context, client: { clientId: string }, token: { clientId: string }) =>
          client.clientId === token.clientId,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => resourceServer,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx: Context, form: string) => respondWith(signOutPage(form))(ctx),
        postLogoutSuccessSource: respondWith(signedOutPage()),
      },
    },
  });
}

interface StoredPayload {
  uid?: string;
  grantId?: string;
  consumed?: number;
  /** True for a refresh token in its grace period. */
  isReplaced?: boolean;
}

/**
 * Returns the storage of the provider, which lasts as long as the process: after a restart, one
 * signs in again. As in Cognito, a replaced refresh token stays valid for the grace period, and
 * using it later revokes no other token.
 */
function memoryAdapter(graceSeconds: number) {
  const stores = new Map<string, LRUCache<string, StoredPayload>>();
  return (model: string) => {
    const store = stores.get(model) ?? new LRUCache<string, StoredPayload>({ max: 10_000 });
    stores.set(model, store);
    return {
      async upsert(id: string, payload: StoredPayload, expiresIn?: number) {
        store.set(id, payload, expiresIn === undefined ? {} : { ttl: expiresIn * 1000 });
      },
      find: async (id: string) => store.get(id),
      findByUid: async (uid: string) => store.find((payload) => payload.uid === uid),
      async consume(id: string) {
        const payload = store.get(id);
        if (!payload) return;
        if (model !== "RefreshToken") {
          payload.consumed = Math.floor(Date.now() / 1000);
        } else if (graceSeconds === 0) {
          store.delete(id);
        } else if (!payload.isReplaced) {
          store.set(id, { ...payload, isReplaced: true }, { ttl: graceSeconds * 1000 });
        }
      },
      async destroy(id: string) {
        store.delete(id);
      },
      async revokeByGrantId(grantId: string) {
        for (const [id, payload] of store.entries()) {
          if (payload.grantId === grantId) store.delete(id);
        }
      },
    };
  };
}
