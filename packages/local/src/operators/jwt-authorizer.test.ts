import { generateKeyPair } from "jose";
import { expect, test } from "vitest";
import type { HttpRequest } from "../http.ts";
import { jwtAuthorizer } from "./jwt-authorizer.ts";
import { poolIssuer } from "./testing/local-site.ts";
import { tokenSource } from "./testing/token-source.ts";

const reading = { issuer: poolIssuer, audience: ["SiteClient"], scopes: ["content/read"] };

const calling = (authorization?: string): HttpRequest => ({
  method: "GET",
  path: "/api/content/locations/leeds/versions",
  query: "",
  headers: authorization === undefined ? {} : { authorization },
  body: Buffer.alloc(0),
  clientIp: "127.0.0.1",
});

async function setUp() {
  const source = await tokenSource();
  const authorize = jwtAuthorizer(new Map([[poolIssuer, source]]));
  const ask = (token?: string, rule = reading) => authorize(rule, calling(token));
  return { ...source, authorize, ask };
}

test("a good token lets its bearer in, with its claims as text and its scopes", async () => {
  const { sign, ask, issuer } = await setUp();
  const token = await sign({
    sub: "me",
    exp: 4_000_000_000,
    iat: 1_700_000_000,
    scope: "openid content/read",
    groups: ["a", "b"],
  });
  const expected = {
    claims: {
      iss: issuer,
      client_id: "SiteClient",
      sub: "me",
      exp: "4000000000",
      iat: "1700000000",
      scope: "openid content/read",
      groups: "[a b]",
    },
    scopes: ["openid", "content/read"],
  };
  expect(await ask(`Bearer ${token}`)).toEqual(expected);
  expect(await ask(token)).toEqual(expected);
});

test("a route without scopes asks for a good token only", async () => {
  const { sign, ask } = await setUp();
  const token = await sign({ scope: undefined });
  expect(await ask(token, { ...reading, scopes: [] })).toMatchObject({ scopes: null });
  expect(await ask(undefined, { ...reading, scopes: [] })).toBe(401);
});

test.each([
  ["no header", undefined],
  ["an empty header", ""],
  ["a bearer of nothing", "Bearer "],
  ["another scheme", "Basic bWU6bWU="],
  ["text", "Bearer let me in"],
  ["a token of three dots", "Bearer ..."],
  ["a very long one", `Bearer ${"a".repeat(7_000)}.b.c`],
])("%s is unauthorised", async (_, header) => {
  const { ask } = await setUp();
  expect(await ask(header)).toBe(401);
});

const seconds = () => Math.floor(Date.now() / 1000);

test.each<[string, () => object]>([
  ["expired a second ago", () => ({ exp: seconds() - 1 })],
  ["without an end", () => ({ exp: undefined })],
  ["with an end that is no number", () => ({ exp: "tomorrow" })],
  ["not valid yet", () => ({ nbf: seconds() + 60 })],
  ["issued in the future", () => ({ iat: seconds() + 60 })],
  ["for another client", () => ({ client_id: "OtherClient" })],
  ["for another audience, though of our client", () => ({ aud: "other", client_id: "SiteClient" })],
  ["for nobody", () => ({ client_id: undefined })],
  ["of another issuer", () => ({ iss: "https://issuer.example" })],
  ["of the issuer the template names, which is not the one here", () => ({ iss: poolIssuer })],
])("a token %s is unauthorised", async (_, claims) => {
  const { sign, ask } = await setUp();
  expect(await ask(await sign(claims()))).toBe(401);
});

test("an audience is enough, alone or among others, without a client id", async () => {
  const { sign, ask } = await setUp();
  expect(await ask(await sign({ aud: "SiteClient", client_id: undefined }))).toMatchObject({
    claims: { aud: "SiteClient" },
  });
  expect(await ask(await sign({ aud: ["x", "SiteClient"] }))).toMatchObject({ claims: { aud: "[x SiteClient]" } });
});

test.each([
  ["content/write"],
  [""],
  [undefined],
  ["content"],
  ["content/readx xcontent/read"],
  [{ "content/read": true }],
])("the scope %o is forbidden where content/read is asked for", async (scope) => {
  const { sign, ask } = await setUp();
  expect(await ask(await sign({ scope }))).toBe(403);
});

test("an unknown key, even without a name, or somebody else's under the known name is unauthorised", async () => {
  const { sign, ask } = await setUp();
  const { privateKey: other } = await generateKeyPair("RS256");
  expect(await ask(await sign({}, { kid: "unknown" }))).toBe(401);
  expect(await ask(await sign({}, { kid: undefined }))).toBe(401);
  expect(await ask(await sign({}, {}, other))).toBe(401);
});

test("a token that is not signed, or signed with the public key as a secret, is unauthorised", async () => {
  const { sign, ask, jwk } = await setUp();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const [, payload = ""] = (await sign({})).split(".");
  expect(await ask(`${part({ alg: "none", kid: "known" })}.${payload}.`)).toBe(401);
  expect(await ask(`${part({ alg: "None", kid: "known" })}.${payload}.x`)).toBe(401);
  expect(await ask(await sign({}, { alg: "HS256" }, Buffer.from(JSON.stringify(jwk))))).toBe(401);
  expect(await ask(await sign({}, { alg: "HS256" }, Buffer.from(jwk.n ?? "", "base64url")))).toBe(401);
});

test("a changed claim breaks the signature", async () => {
  const { sign, ask } = await setUp();
  const [header, payload = "", signature] = (await sign({ scope: "openid" })).split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
  const raised = Buffer.from(JSON.stringify({ ...claims, scope: "content/read" })).toString("base64url");
  expect(await ask([header, raised, signature].join("."))).toBe(401);
});

test("keys that cannot be fetched mean unauthorised, never an error and never an open door", async () => {
  const { sign, ask, stop } = await setUp();
  const token = await sign({});
  await stop();
  expect(await ask(token)).toBe(401);
});

test("a rule that names an issuer nobody stands in for lets nobody in", async () => {
  const { sign, ask, issuer } = await setUp();
  const token = await sign({});
  expect(await ask(token, { ...reading, issuer: "https://cognito-idp.eu-west-2.amazonaws.com/Other" })).toBe(401);
  expect(await ask(token, { ...reading, issuer })).toBe(401);
  expect(await ask(token, { ...reading, audience: [] })).toBe(401);
});
