import { generateKeyPair } from "jose";
import { expect, test } from "vitest";
import type { HttpRequest } from "../http.ts";
import { jwtAuthorizer } from "./jwt-authorizer.ts";
import { poolIssuer } from "./testing/local-site.ts";
import { tokenSource } from "./testing/token-source.ts";

const reading = { issuer: poolIssuer, audience: ["SiteClient"], scopes: ["content/read"] };

const requestWith = (authorization?: string): HttpRequest => ({
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
  const authorizeToken = (token?: string, rule = reading) => authorize(rule, requestWith(token));
  return { ...source, authorizeToken };
}

test("a valid token is accepted, with its claims as text and its scopes", async () => {
  const { sign, authorizeToken, issuer } = await setUp();
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
  expect(await authorizeToken(`Bearer ${token}`)).toEqual(expected);
  expect(await authorizeToken(token)).toEqual(expected);
});

test("a route without scopes requires a valid token only", async () => {
  const { sign, authorizeToken } = await setUp();
  const token = await sign({ scope: undefined });
  expect(await authorizeToken(token, { ...reading, scopes: [] })).toMatchObject({ scopes: null });
  expect(await authorizeToken(undefined, { ...reading, scopes: [] })).toBe(401);
});

test.each([
  ["no header", undefined],
  ["an empty header", ""],
  ["a bearer of nothing", "Bearer "],
  ["another scheme", "Basic bWU6bWU="],
  ["text", "Bearer let me in"],
  ["a token of three dots", "Bearer ..."],
  ["a very long token", `Bearer ${"a".repeat(7_000)}.b.c`],
])("%s is unauthorised", async (_, header) => {
  const { authorizeToken } = await setUp();
  expect(await authorizeToken(header)).toBe(401);
});

const seconds = () => Math.floor(Date.now() / 1000);

test.each<[string, () => object]>([
  ["expired a second ago", () => ({ exp: seconds() - 1 })],
  ["without an expiry", () => ({ exp: undefined })],
  ["with an expiry that is not a number", () => ({ exp: "tomorrow" })],
  ["not valid yet", () => ({ nbf: seconds() + 60 })],
  ["issued in the future", () => ({ iat: seconds() + 60 })],
  ["for another client", () => ({ client_id: "OtherClient" })],
  ["for another audience, though of our client", () => ({ aud: "other", client_id: "SiteClient" })],
  ["without an audience", () => ({ client_id: undefined })],
  ["of another issuer", () => ({ iss: "https://issuer.example" })],
  ["of the issuer in the template, which is not the local one", () => ({ iss: poolIssuer })],
])("a token %s is unauthorised", async (_, claims) => {
  const { sign, authorizeToken } = await setUp();
  expect(await authorizeToken(await sign(claims()))).toBe(401);
});

test("without a client id, accepts an audience, also among others", async () => {
  const { sign, authorizeToken } = await setUp();
  expect(
    await authorizeToken(await sign({ aud: "SiteClient", client_id: undefined })),
  ).toMatchObject({
    claims: { aud: "SiteClient" },
  });
  expect(await authorizeToken(await sign({ aud: ["x", "SiteClient"] }))).toMatchObject({
    claims: { aud: "[x SiteClient]" },
  });
});

test.each([
  ["content/write"],
  [""],
  [undefined],
  ["content"],
  ["content/readx xcontent/read"],
  [{ "content/read": true }],
])("the scope %o is forbidden where content/read is required", async (scope) => {
  const { sign, authorizeToken } = await setUp();
  expect(await authorizeToken(await sign({ scope }))).toBe(403);
});

test("an unknown key, a token without a key id, or another key under the known id is unauthorised", async () => {
  const { sign, authorizeToken } = await setUp();
  const { privateKey: other } = await generateKeyPair("RS256");
  expect(await authorizeToken(await sign({}, { kid: "unknown" }))).toBe(401);
  expect(await authorizeToken(await sign({}, { kid: undefined }))).toBe(401);
  expect(await authorizeToken(await sign({}, {}, other))).toBe(401);
});

test("an unsigned token, or one signed with the public key as a secret, is unauthorised", async () => {
  const { sign, authorizeToken, jwk } = await setUp();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const [, payload = ""] = (await sign({})).split(".");
  expect(await authorizeToken(`${part({ alg: "none", kid: "known" })}.${payload}.`)).toBe(401);
  expect(await authorizeToken(`${part({ alg: "None", kid: "known" })}.${payload}.x`)).toBe(401);
  expect(
    await authorizeToken(await sign({}, { alg: "HS256" }, Buffer.from(JSON.stringify(jwk)))),
  ).toBe(401);
  expect(
    await authorizeToken(await sign({}, { alg: "HS256" }, Buffer.from(jwk.n ?? "", "base64url"))),
  ).toBe(401);
});

test("a token with a changed claim is unauthorised", async () => {
  const { sign, authorizeToken } = await setUp();
  const [header, payload = "", signature] = (await sign({ scope: "openid" })).split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
  const raised = Buffer.from(JSON.stringify({ ...claims, scope: "content/read" })).toString(
    "base64url",
  );
  expect(await authorizeToken([header, raised, signature].join("."))).toBe(401);
});

test("a token is unauthorised if the keys cannot be fetched", async () => {
  const { sign, authorizeToken, stop } = await setUp();
  const token = await sign({});
  await stop();
  expect(await authorizeToken(token)).toBe(401);
});

test("rejects every token under a rule whose issuer has no local substitute, or without an audience", async () => {
  const { sign, authorizeToken, issuer } = await setUp();
  const token = await sign({});
  expect(
    await authorizeToken(token, {
      ...reading,
      issuer: "https://cognito-idp.eu-west-2.amazonaws.com/Other",
    }),
  ).toBe(401);
  expect(await authorizeToken(token, { ...reading, issuer })).toBe(401);
  expect(await authorizeToken(token, { ...reading, audience: [] })).toBe(401);
});
