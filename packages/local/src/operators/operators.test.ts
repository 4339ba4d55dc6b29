import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { freePort } from "@vanfettle/commands/free-port";
import type { Authorized } from "../gateway/gateway.ts";
import { createOperators, type Operators } from "./operators.ts";
import { cookieClient, localSite, newFolder, poolIssuer } from "./testing/local-site.ts";

const verifier = "v".repeat(64);
const challenge = createHash("sha256").update(verifier).digest("base64url");

const authorizationQuery = (callback: string, parameters: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: "SiteClient",
    response_type: "code",
    scope: "openid content/read content/write",
    redirect_uri: callback,
    state: "kept",
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...parameters,
  }).toString();

interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token?: string;
  expires_in: number;
  error?: string;
}

/**
 * Signs in from the admin page's redirect to the authorization code, and returns a way to exchange
 * it.
 */
async function signIn({ origin, operators, pool }: Awaited<ReturnType<typeof localSite>>) {
  const visit = cookieClient(origin);
  const [callback = ""] = pool.callbackUrls;
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const toPage = await visit(`${operators.issuer}/auth?${authorizationQuery(callback)}`);
  const page = toPage.headers.get("location") ?? "";
  const signInPage = await visit(page);
  const clicked = await visit(page, { method: "POST", headers: form });
  const back = await visit(clicked.headers.get("location") ?? "");
  const arrived = new URL(back.headers.get("location") ?? "");
  const code = arrived.searchParams.get("code") ?? "";
  const exchange = (fields: Record<string, string> = {}, from = origin) =>
    visit(`${operators.issuer}/token`, {
      method: "POST",
      headers: { ...form, origin: from },
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id: "SiteClient",
        redirect_uri: callback,
        code,
        code_verifier: verifier,
        ...fields,
      }),
    });
  return { visit, signInPage, arrived, exchange };
}

const rule = (scope: string) => ({ issuer: poolIssuer, audience: ["SiteClient"], scopes: [scope] });

const authorizeWith = (operators: Operators, token: string, scope: string) =>
  operators.authorize(rule(scope), {
    method: "POST",
    path: "/api/content/batch",
    query: "",
    headers: { authorization: `Bearer ${token}` },
    body: Buffer.alloc(0),
    clientIp: "127.0.0.1",
  });

test("one click signs in, and the code is exchanged for tokens that the authorizer accepts", async () => {
  const site = await localSite();
  const { signInPage, arrived, exchange } = await signIn(site);
  const page = await signInPage.text();
  expect(page).toContain("Sign in as the local operator");
  expect(page.match(/<button/g)).toHaveLength(1);
  expect(arrived.href.split("?")[0]).toBe(`${site.origin}/admin/signed-in`);
  expect(arrived.searchParams.get("state")).toBe("kept");
  const tokens = (await (await exchange()).json()) as Tokens;
  expect(tokens.expires_in).toBe(1_800);
  for (const scope of ["content/read", "content/write"]) {
    const allowed = (await authorizeWith(site.operators, tokens.access_token, scope)) as Authorized;
    expect(allowed.claims).toMatchObject({
      sub: "local-operator",
      username: "operator@localhost",
      token_use: "access",
      "cognito:groups": "[bookings]",
    });
  }
  expect(await authorizeWith(site.operators, tokens.id_token, "content/read")).toBe(403);
});

test("a refresh token is exchanged for another access token with the same scopes", async () => {
  const site = await localSite();
  const { exchange } = await signIn(site);
  const first = (await (await exchange()).json()) as Tokens;
  const renew = (token = "") => exchange({ grant_type: "refresh_token", refresh_token: token });
  const renewed = (await (await renew(first.refresh_token)).json()) as Tokens;
  expect(renewed.expires_in).toBe(1_800);
  expect(renewed.access_token).not.toBe(first.access_token);
  expect(await authorizeWith(site.operators, renewed.access_token, "content/write")).toMatchObject({
    claims: { username: "operator@localhost" },
  });
  expect((await renew("made-up")).status).toBe(400);
});

test.each([
  ["for a minute after it was replaced", 60, 200],
  ["once, without a grace period", 0, 400],
])(
  "accepts a refresh token %s, and its successor until it is revoked",
  async (_, graceSeconds, again) => {
    const site = await localSite(undefined, { refreshTokenGraceSeconds: graceSeconds });
    const { exchange, visit } = await signIn(site);
    const { refresh_token: first = "" } = (await (await exchange()).json()) as Tokens;
    const renew = (token: string) =>
      exchange({ grant_type: "refresh_token", refresh_token: token });
    const { refresh_token: next = "" } = (await (await renew(first)).json()) as Tokens;
    expect(new Set([first, next, ""]).size).toBe(3);
    expect((await renew(first)).status).toBe(again);
    const renewed = await renew(next);
    expect(renewed.status).toBe(200);
    const { refresh_token: token = "" } = (await renewed.json()) as Tokens;
    const body = new URLSearchParams({ token, client_id: site.pool.clientId });
    const revoked = await visit(`${site.operators.issuer}/token/revocation`, {
      method: "POST",
      body,
    });
    expect(revoked.status).toBe(200);
    expect((await renew(token)).status).toBe(400);
  },
);

test("a signed-in operator gets the next code without a click, until they sign out", async () => {
  const site = await localSite();
  const { visit, exchange } = await signIn(site);
  const { id_token: hint } = (await (await exchange()).json()) as Tokens;
  const authorize = () =>
    visit(`${site.operators.issuer}/auth?${authorizationQuery(site.pool.callbackUrls[0] ?? "")}`);
  expect((await authorize()).headers.get("location")).toContain("/admin/signed-in?code=");
  const [after = ""] = site.pool.logoutUrls;
  const query = new URLSearchParams({
    id_token_hint: hint,
    post_logout_redirect_uri: after,
  }).toString();
  const leaving = await (await visit(`${site.operators.issuer}/session/end?${query}`)).text();
  const [, action = ""] = /action="([^"]+)"/.exec(leaving) ?? [];
  const [, xsrf = ""] = /name="xsrf" value="([^"]+)"/.exec(leaving) ?? [];
  const left = await visit(action, {
    method: "POST",
    body: new URLSearchParams({ xsrf, logout: "yes" }),
  });
  expect(left.headers.get("location")).toBe(after);
  expect((await authorize()).headers.get("location")).toContain("/local-operators/sign-in/");
});

test("a code is rejected without its verifier, from another origin, or a second time", async () => {
  const site = await localSite();
  const { exchange } = await signIn(site);
  expect(((await (await exchange({ code_verifier: "w".repeat(64) })).json()) as Tokens).error).toBe(
    "invalid_grant",
  );
  expect((await exchange()).status).toBe(200);
  expect((await exchange()).status).toBe(400);
  const other = await signIn(site);
  expect((await other.exchange({}, "https://elsewhere.example")).status).toBe(400);
});

test("refuses a code to another client or redirect URI, or without PKCE", async () => {
  const { operators, origin } = await localSite();
  const visit = cookieClient(origin);
  const unknown = await visit(
    `${operators.issuer}/auth?${authorizationQuery(`${origin}/admin/signed-in`, { client_id: "Other" })}`,
  );
  expect([unknown.status, unknown.headers.get("location")]).toEqual([400, null]);
  expect(await unknown.text()).toContain("client is invalid");
  const elsewhere = await visit(
    `${operators.issuer}/auth?${authorizationQuery("https://elsewhere.example/")}`,
  );
  expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([400, null]);
  const open = authorizationQuery(`${origin}/admin/signed-in`).replace(
    /&code_challenge=[^&]+&code_challenge_method=S256/,
    "",
  );
  const withoutPkce = await visit(`${operators.issuer}/auth?${open}`);
  expect(withoutPkce.headers.get("location")).toContain("error=invalid_request");
});

test("rejects a sign-in page without an interaction, and does not repeat the request", async () => {
  const { origin } = await localSite();
  const visit = cookieClient(origin);
  for (const method of ["GET", "POST"]) {
    const response = await visit("/local-operators/sign-in/nobody", { method });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("started in another browser");
  }
  expect((await visit("/local-operators/sign-in/%3Cscript%3E")).status).toBe(404);
  expect((await visit("/local-operators")).status).toBe(404);
});

test("no page of the identity provider is cached, framed or indexed", async () => {
  const site = await localSite();
  const { signInPage } = await signIn(site);
  expect(Object.fromEntries(signInPage.headers)).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    "x-robots-tag": "noindex",
  });
});

test("discovery has the issuer and URLs of the site itself, whatever the request's host", async () => {
  const { operators, origin, port } = await localSite();
  const response = await fetch(
    `http://127.0.0.1:${port}/local-operators/.well-known/openid-configuration`,
  );
  expect(await response.json()).toMatchObject({
    issuer: `${origin}/local-operators`,
    authorization_endpoint: `${operators.issuer}/auth`,
    token_endpoint: `${operators.issuer}/token`,
    end_session_endpoint: `${operators.issuer}/session/end`,
    code_challenge_methods_supported: ["S256"],
  });
});

test("keys are readable by their owner only, and keys and tokens stay valid after a restart", async () => {
  const dataDir = newFolder();
  const { operators, origin, pool } = await localSite(dataDir);
  const token = await operators.issueToken();
  expect(statSync(join(dataDir, "operator-keys.json")).mode & 0o777).toBe(0o600);
  const later = await createOperators({ origin, pool, dataDir });
  expect(await authorizeWith(later, token, "content/write")).toMatchObject({
    claims: { "cognito:groups": "[bookings]" },
    scopes: ["openid", "content/read", "content/write"],
  });
  const elsewhere = await createOperators({ origin, pool });
  expect(await authorizeWith(elsewhere, token, "content/write")).toBe(401);
});

test.each([
  "https://www.vanfettle.co.uk",
  "http://www.vanfettle.co.uk",
  "http://localhost.example:3000",
  "http://192.168.1.2",
])("rejects the origin %s", async (origin) => {
  const { pool } = await localSite();
  await expect(createOperators({ origin, pool })).rejects.toThrow("for a site on this machine");
});

test("a command on this machine gets a token; a page of another site does not", async () => {
  const { origin, operators } = await localSite();
  const get = (headers: Record<string, string>, method = "POST") =>
    fetch(`${origin}/local-operators/token-for-this-machine`, { method, headers });
  const response = await get({ "x-local-operator": "token" });
  expect(await authorizeWith(operators, await response.text(), "content/write")).toMatchObject({
    claims: { client_id: "SiteClient" },
  });
  expect((await get({})).status).toBe(403);
  expect(
    (await get({ "x-local-operator": "token", origin: "https://elsewhere.example" })).status,
  ).toBe(403);
  expect((await get({ "x-local-operator": "token", "sec-fetch-site": "same-origin" })).status).toBe(
    403,
  );
  expect((await get({ "x-local-operator": "token" }, "GET")).status).toBe(405);
});

const command = async (port: number) => {
  const file = fileURLToPath(new URL("./operator-token.ts", import.meta.url));
  const env = { ...process.env, PORT: String(port) };
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, [file], { env })) };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
};

test("the command prints one token and nothing else", async () => {
  const { port, pool } = await localSite();
  const { code, stdout, stderr } = await command(port);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
  expect(decodeJwt(stdout.trim())).toMatchObject({ client_id: pool.clientId, token_use: "access" });
});

test("without a site, the command fails with one line", async () => {
  const port = await freePort();
  const { code, stdout, stderr } = await command(port);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toBe(
    `No local site responds on port ${port}: run \`npm start\`, or set PORT to its port.\n`,
  );
});
