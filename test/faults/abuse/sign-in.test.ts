import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import { isLong, shortOrLong } from "../../suite-length.ts";
import { arbitraryText } from "../harness/arbitrary-values.ts";
import { testLocations } from "../harness/booking-environment.ts";
import { readProgress } from "../harness/operator-client.ts";
import { containsStackTrace } from "../harness/response-rules.ts";
import { bootSite, type Site } from "../harness/site.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";

let site: Site;
let token: string;
beforeAll(async () => {
  site = await bootSite({ dataDir: temporaryFolder(), rows: testLocations });
  const headers = { "x-local-operator": "token" };
  token = await (
    await fetch(`${site.url}/local-operators/token-for-this-machine`, { method: "POST", headers })
  ).text();
});
afterAll(() => site.close());

const operatorCalls = endpointNames
  .map((name): [string, Endpoint] => [name, endpoints[name]])
  .filter(([, { access }]) => access === "operator");

const send = ({ method, path }: Endpoint, authorization: string | undefined, base = site.url) =>
  fetch(
    base +
      path.replace("{region}", "wales").replace("{slug}", "birmingham").replace("{version}", "1"),
    {
      method,
      headers: {
        "content-type": "application/json",
        ...(authorization !== undefined && { authorization }),
      },
      ...(method === "POST" && { body: "{}" }),
    },
  );

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const claimsOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString()) as Record<
    string,
    unknown
  >;

describe.each(operatorCalls)("%s", (_, endpoint) => {
  test("rejects a call without a token or with a modified token, before it has any effect", async () => {
    const [head = "", body = "", signature = ""] = token.split(".");
    const forged = [
      undefined,
      "",
      "Bearer",
      `Basic ${Buffer.from("operator:operator").toString("base64")}`,
      `Bearer ${head}.${body}.`,
      `Bearer ${part({ alg: "none" })}.${body}.`,
      `Bearer ${part({ alg: "HS256", kid: "x" })}.${body}.${signature}`,
      `Bearer ${head}.${part({ ...claimsOf(token), exp: 4_102_444_800 })}.${signature}`,
      `Bearer ${head}.${part({ ...claimsOf(token), scope: "content/read content/write admin" })}.${signature}`,
      `Bearer ${head}.${body}.${signature.slice(0, -4)}AAAA`,
      `Bearer ${token},Bearer ${token}`,
    ];
    const before = (await readProgress(site.url))?.startedAt;
    const responses = await Promise.all(
      forged.map((authorization) => send(endpoint, authorization)),
    );
    expect(responses.map(({ status }) => status)).toEqual(forged.map(() => 401));
    expect((await readProgress(site.url))?.startedAt).toBe(before);
  });

  test("cannot be called past the distribution, even with a valid token", async () => {
    expect((await send(endpoint, `Bearer ${token}`, site.apiUrl)).status).toBe(403);
  });
});

// Runs last: one of these calls starts a run, and the progress that the other tests compare may be
// a second old.
test.each(operatorCalls)("%s accepts a valid token", async (_, endpoint) => {
  expect([200, 202, 400, 404]).toContain((await send(endpoint, `Bearer ${token}`)).status);
});

describe("the sign-in pages", () => {
  const addresses = [
    "auth",
    "token",
    "jwks",
    "me",
    "session/end",
    "interaction/none",
    ".well-known/openid-configuration",
    "none",
  ];

  test(
    "respond to arbitrary parameters without a server error, a stack trace or a redirect out of the site",
    { timeout: shortOrLong(180_000, 7_200_000) },
    async () => {
      const parameter = fc.tuple(
        fc.constantFrom(
          "client_id",
          "redirect_uri",
          "response_type",
          "scope",
          "state",
          "code",
          "code_challenge",
          "prompt",
          "request",
          "request_uri",
          "id_token_hint",
          "post_logout_redirect_uri",
        ),
        fc.oneof(
          arbitraryText,
          fc.constantFrom(
            "https://evil.example/",
            "//evil.example",
            "javascript:alert(1)",
            "code",
            "none",
            "openid content/write",
          ),
        ),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...addresses),
          fc.constantFrom("GET", "POST"),
          fc.array(parameter, { maxLength: 6 }),
          async (address, method, parameters) => {
            const form = new URLSearchParams(
              parameters.map(([name, value]) => [name, value.toWellFormed()]),
            ).toString();
            const url = `${site.url}/local-operators/${address}${method === "GET" ? `?${form}` : ""}`;
            const response = await fetch(url, {
              method,
              redirect: "manual",
              ...(method === "POST" && {
                headers: { "content-type": "application/x-www-form-urlencoded" },
                body: form,
              }),
            });
            const body = await response.text();
            expect(response.status).toBeLessThan(500);
            expect(containsStackTrace(body)).toBe(false);
            expect(body).not.toContain("<q7x");
            expect(body).not.toContain("<script>alert");
            const to = response.headers.get("location") ?? site.url;
            expect(new URL(to, site.url).origin).toBe(site.url);
          },
        ),
        { numRuns: shortOrLong(150, 3_000), ...(!isLong && { seed: 20_261_121 }) },
      );
    },
  );
});
