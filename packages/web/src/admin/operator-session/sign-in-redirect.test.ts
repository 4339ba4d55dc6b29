// @vitest-environment jsdom
import { OidcClient, UserManager, WebStorageStateStore } from "oidc-client-ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createIdentityProvider, type Operator } from "./sign-in-redirect.ts";

const issuer = "https://provider.example";
const clientId = "site";
const pageUrl = "https://www.example/admin/progress-monitor";
const scopes = ["openid", "content/write"];

const minute = 60_000;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-22T12:00:00Z") });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/**
 * Builds an identity token, whose signature the client does not check: it comes from the provider
 * itself.
 */
function identityToken(claims: object): string {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = {
    iss: issuer,
    aud: clientId,
    sub: "sub-1",
    iat: seconds,
    exp: seconds + 1_800,
    ...claims,
  };
  return `${encoded({ alg: "RS256" })}.${encoded(payload)}.c2ln`;
}

interface SignInOptions {
  /** Claims of the identity token besides the standard's. */
  claims?: object;
  refreshToken?: string | undefined;
  /** Responds to the use of the refresh token. */
  renew?: () => Response;
  /** The provider's response in the address of the page. */
  response?: string;
}

const tokens = (accessToken: string, { claims = {}, refreshToken }: SignInOptions): Response =>
  Response.json({
    access_token: accessToken,
    token_type: "Bearer",
    expires_in: 30 * 60,
    id_token: identityToken(claims),
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
  });

/**
 * Signs in at a stub of the provider, which gives access tokens of half an hour, as Cognito does.
 */
async function signIn(options: SignInOptions) {
  const grants: string[] = [];
  const { renew = () => tokens("second", options), response = "code=abc" } = options;
  vi.stubGlobal("fetch", async (url: string, { body: sent }: { body?: URLSearchParams } = {}) => {
    if (url.endsWith("/.well-known/openid-configuration")) {
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        revocation_endpoint: `${issuer}/revoke`,
      });
    }
    const body = new URLSearchParams(sent);
    if (url.endsWith("/revoke")) {
      grants.push(`revoke ${body.get("token")}`);
      return new Response();
    }
    const grant = body.get("grant_type") ?? "";
    grants.push(grant === "refresh_token" ? `${grant} ${body.get("refresh_token")}` : grant);
    return grant === "authorization_code" ? tokens("first", options) : renew();
  });
  const events: string[] = [];
  /** Connects to the provider, as each load of the page does. */
  const connect = () =>
    createIdentityProvider(
      { issuer, clientId, scopes },
      {
        pageUrl,
        onRenewed: ({ name, accessToken }: Operator) =>
          void events.push(`${name} has ${accessToken}`),
        onExpired: () => void events.push("expired"),
      },
    );
  const provider = connect();
  // What signing in leaves in the tab before it goes to the provider's page.
  const stateStore = new WebStorageStateStore({ store: window.sessionStorage });
  const request = await new OidcClient({
    authority: issuer,
    client_id: clientId,
    redirect_uri: pageUrl,
    scope: scopes.join(" "),
    stateStore,
  }).createSigninRequest({ request_type: "si:r", state: "text=leeds" });
  window.history.replaceState(null, "", `/?${response}&state=${request.state.id}`);
  const queries: string[] = [];
  const operator = await provider
    .completeSignIn((query) => void queries.push(query))
    .catch(({ message }: Error) => message);
  return { operator, events, grants, provider, connect, queries };
}

test("a sign-in is renewed by the refresh token a minute before its access token expires, without a frame", async () => {
  const { events, grants } = await signIn({
    claims: { email: "ann@example.com" },
    refreshToken: "refresh",
  });
  await wait(28 * minute);
  expect(events).toEqual([]);
  await wait(2 * minute);
  expect(events).toEqual(["ann@example.com has second"]);
  expect(grants).toEqual(["authorization_code", "refresh_token refresh"]);
  expect(document.querySelector("iframe")).toBeNull();
});

test("a renewed sign-in is renewed again, by the refresh token that replaced the first, and shared with it", async () => {
  let renewals = 0;
  const options: SignInOptions = {
    refreshToken: "refresh 0",
    renew: () => tokens(`renewal ${(renewals += 1)}`, { refreshToken: `refresh ${renewals}` }),
  };
  const { events, grants, provider } = await signIn(options);
  await wait(89 * minute);
  expect(events).toEqual(["sub-1 has renewal 1", "sub-1 has renewal 2", "sub-1 has renewal 3"]);
  expect(grants.slice(1)).toEqual([0, 1, 2].map((last) => `refresh_token refresh ${last}`));
  expect(JSON.parse((await provider.share()) ?? "")).toMatchObject({ refresh_token: "refresh 3" });
});

test("without a refresh token the sign-in expires with its access token", async () => {
  const { events, grants } = await signIn({});
  await wait(29 * minute + 30_000);
  expect(events).toEqual([]);
  await wait(minute);
  expect(events).toEqual(["expired"]);
  expect(grants).toEqual(["authorization_code"]);
});

test("a sign-in whose refresh token is refused lasts as long as its access token", async () => {
  const renew = () => Response.json({ error: "invalid_grant" }, { status: 400 });
  const { events } = await signIn({ refreshToken: "revoked", renew });
  await wait(29 * minute + 30_000);
  expect(events).toEqual([]);
  await wait(minute);
  expect(events).toEqual(["expired"]);
});

test("after a sleep over the end of the access token the refresh token renews the sign-in", async () => {
  const { events } = await signIn({ refreshToken: "refresh" });
  vi.setSystemTime(Date.now() + 2 * 60 * minute);
  await wait(10_000);
  expect(events.at(-1)).toBe("sub-1 has second");
  expect(events).not.toContain("expired");
});

test("a sign-in is stored in the session storage of the tab, and lasts over a reload", async () => {
  const { operator, connect } = await signIn({ refreshToken: "refresh" });
  expect(Object.keys(window.sessionStorage)).toEqual([`oidc.user:${issuer}:${clientId}`]);
  expect(JSON.stringify([Object.entries(window.localStorage), document.cookie])).not.toContain(
    "first",
  );
  expect(await connect().restore()).toEqual(operator);
});

test("a stored sign-in whose access token has expired is renewed", async () => {
  const { connect } = await signIn({ refreshToken: "refresh" });
  vi.setSystemTime(Date.now() + 2 * 60 * minute);
  expect(await connect().restore()).toEqual({ name: "sub-1", accessToken: "second" });
});

test("a stored sign-in whose refresh token is revoked is removed when its access token has expired", async () => {
  const renew = () => Response.json({ error: "invalid_grant" }, { status: 400 });
  const { connect } = await signIn({ refreshToken: "revoked", renew });
  vi.setSystemTime(Date.now() + 2 * 60 * minute);
  expect(await connect().restore()).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
});

test("a sign-in that another tab shares is stored and renewed here", async () => {
  const { provider, connect, events, operator } = await signIn({ refreshToken: "refresh" });
  const shared = (await provider.share()) as string;
  await provider.forget();
  expect(await connect().adopt(shared)).toEqual(operator);
  await wait(30 * minute);
  expect(events).toEqual(["sub-1 has second"]);
});

test("a sign-in asks the provider for every scope, and for the password again with another account", async () => {
  const asked: unknown[] = [];
  vi.spyOn(UserManager.prototype, "signinRedirect").mockImplementation(function (
    this: UserManager,
    options,
  ) {
    asked.push([this.settings.scope, this.settings.redirect_uri, options]);
    return Promise.resolve();
  });
  const { provider } = await signIn({});
  await provider.signIn({ asAnotherAccount: false, query: "" });
  await provider.signIn({ asAnotherAccount: true, query: "text=leeds" });
  expect(asked).toEqual([
    ["openid content/write", pageUrl, { state: "" }],
    ["openid content/write", pageUrl, { state: "text=leeds", prompt: "login" }],
  ]);
});

test.each([
  ["signed in", "code=abc", { name: "sub-1", accessToken: "first" }],
  ["refused", "error=access_denied", "access_denied"],
])("an operator who was %s is back at the query that they left", async (_, response, result) => {
  const { operator, queries } = await signIn({ response });
  expect(operator).toEqual(result);
  expect(queries).toEqual(["text=leeds"]);
});

test("signing out removes the tokens and revokes the refresh token", async () => {
  const { provider, grants } = await signIn({ refreshToken: "refresh" });
  const leaving = provider.signOut();
  await expect(leaving).rejects.toThrow("No end session endpoint");
  expect(window.sessionStorage).toHaveLength(0);
  expect(grants).toContain("revoke refresh");
});

test("a renewal that ends after the operator has signed out stores nothing", async () => {
  const { provider, events } = await signIn({
    refreshToken: "refresh",
    renew: () => {
      void provider.forget();
      return tokens("late", { refreshToken: "refresh" });
    },
  });
  await wait(29 * minute + 30_000);
  expect(events).toEqual([]);
  expect(window.sessionStorage).toHaveLength(0);
});

test.each([
  [{ email: "ann@example.com", username: "ann" }, "ann@example.com"],
  [{ username: "ann" }, "ann"],
  [{ "cognito:username": "bob@example.com" }, "bob@example.com"],
  [{}, "sub-1"],
])("an operator with the claims %j is shown as %s", async (claims, name) => {
  const { operator } = await signIn({ claims });
  expect(operator).toEqual({ name, accessToken: "first" });
});
