import { readFileSync } from "node:fs";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testLocations } from "../harness/booking-environment.ts";
import { bootSite, type Site } from "../harness/site.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";

let site: Site;
beforeAll(async () => {
  site = await bootSite({ dataDir: temporaryFolder(), rows: testLocations });
});
afterAll(() => site.close());

const get = (path: string, init?: RequestInit) =>
  fetch(site.url + path, { redirect: "manual", ...init });
const post = (path: string, type: string, body: string, headers: Record<string, string> = {}) =>
  get(path, { method: "POST", headers: { "content-type": type, ...headers }, body });
const asset = () => {
  const template = readFileSync(".build/web/template.html", "utf8");
  return /\/assets\/[\w.-]+/.exec(template)?.[0] ?? "/favicon.svg";
};
const booking = JSON.stringify({
  registration: "AA11AAA",
  postcode: "SW1A1AA",
  serviceType: "mot",
  location: "UK",
});

const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

/** The kinds of requests, both accepted and rejected. */
const classes: [string, () => Promise<Response>][] = [
  ["the home page", () => get("/")],
  ["a location's page", () => get("/van-servicing/birmingham/")],
  ["a redirect", () => get("/van-servicing/BIRMINGHAM")],
  ["a page that does not exist", () => get("/nowhere")],
  ["an operators' page", () => get("/admin/content-manager")],
  ["a hashed asset", () => get(asset())],
  ["an asset that does not exist", () => get("/assets/none.js")],
  ["a file", () => get("/favicon.svg")],
  ["robots.txt", () => get("/robots.txt")],
  ["the sitemap", () => get("/sitemap.xml")],
  ["a read", () => get("/api/locations/birmingham")],
  ["a read of an unknown location", () => get("/api/locations/nowhere")],
  ["an unknown call", () => get("/api/nothing")],
  ["llms.txt", () => get("/llms.txt")],
  [
    "a tool call of an agent",
    () => post("/mcp", "application/json", ping, { accept: "application/json, text/event-stream" }),
  ],
  ["an unsupported stream for an agent", () => get("/mcp")],
  ["a booking", () => post("/api/book-my-garage", "application/json", booking)],
  ["a rejected booking", () => post("/api/book-my-garage", "application/json", "{}")],
  [
    "a booking by form",
    () =>
      post(
        "/book",
        "application/x-www-form-urlencoded",
        "registration=A1&postcode=B1&serviceType=mot&location=UK",
      ),
  ],
  ["a rejected form", () => post("/book", "application/x-www-form-urlencoded", "registration=")],
  [
    "an operator's call without a token",
    () => post("/api/content-generate/wales", "application/json", "{}"),
  ],
  ["a method that no document accepts", () => post("/van-mot/", "text/plain", "x")],
];

describe.each(classes)("the response to %s", (name, send) => {
  let response: Response;
  beforeAll(async () => {
    response = await send();
    await response.arrayBuffer();
  });

  test("forbids sniffing, framing and plain http, and limits the referrer", () => {
    const headers = Object.fromEntries(response.headers);
    // CloudFront rejects these without applying the response headers policy.
    const isOurs = name !== "a method that no document accepts";
    expect(isOurs ? headers : { ...headers, ...wanted }).toMatchObject(wanted);
  });

  test("sets no cookie, allows only its own origin and hides its software", () => {
    const names = [...response.headers.keys()];
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(names.filter((header) => header.startsWith("access-control-"))).toEqual([]);
    expect(names).not.toContain("x-powered-by");
    expect(response.headers.get("server") ?? "AmazonS3").toBe("AmazonS3");
  });

  test("has a content type, with a charset for HTML or JSON", () => {
    const type = response.headers.get("content-type") ?? "";
    const isOurText = /^(text\/html|application\/json)/.test(type) && response.status < 400;
    expect(isOurText ? type : "text/html; charset=utf-8").toMatch(/charset=utf-8/i);
  });
});

const wanted = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "strict-transport-security": "max-age=86400",
  "content-security-policy": expect.stringContaining("default-src 'none'") as string,
  "permissions-policy": expect.stringContaining("geolocation=()") as string,
};

test("forbids caching of accepted and rejected bookings", async () => {
  const uncached = ["a booking", "a rejected booking", "a booking by form", "a rejected form"];
  for (const [name, send] of classes.filter(([each]) => uncached.includes(each))) {
    expect([name, (await send()).headers.get("cache-control")]).toEqual([name, "no-store"]);
  }
});

test("a policy evaluator finds nothing serious in the content security policy", async () => {
  const policy = (await get("/")).headers.get("content-security-policy") ?? "";
  // On one machine, operators sign in over plain HTTP.
  const deployed = policy.replaceAll("http://localhost", "https://localhost");
  const findings = new CspEvaluator(new CspParser(deployed).csp).evaluate();
  const serious = findings.filter(
    ({ severity }) => severity < Severity.MEDIUM_MAYBE && severity !== Severity.STRICT_CSP,
  );
  expect(
    serious.map(({ directive, value, description }) => [directive, value, description]),
  ).toEqual([]);
});

test("the content security policy allows only the site's own scripts and styles, as files or by hash", async () => {
  const policy = (await get("/")).headers.get("content-security-policy") ?? "";
  const directives = new Map(
    policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]),
  );
  for (const name of ["script-src", "style-src"]) {
    expect(
      directives
        .get(name)
        ?.filter((source) => source !== "'self'" && !/^'sha256-[\w+/=]+'$/.test(source)),
    ).toEqual([]);
  }
  for (const name of ["default-src", "base-uri", "object-src", "frame-ancestors"]) {
    expect(directives.get(name)).toEqual(["'none'"]);
  }
});

describe("another site's page", () => {
  const crossSite = {
    origin: "https://evil.example",
    "sec-fetch-site": "cross-site",
    "sec-fetch-mode": "no-cors",
  };
  test.each([
    ["a form as text", "/api/book-my-garage", "text/plain", booking, 403],
    ["JSON", "/api/book-my-garage", "application/json", booking, 403],
    [
      "the plain form",
      "/book",
      "application/x-www-form-urlencoded",
      "registration=A1&postcode=B1&serviceType=mot&location=UK",
      403,
    ],
    ["a tool call", "/mcp", "application/json", ping, 403],
    ["a run", "/api/content-generate/wales", "application/json", "{}", 401],
  ])("cannot post %s with a visitor's browser", async (_, path, type, body, status) => {
    expect((await post(path, type, body, crossSite)).status).toBe(status);
  });

  test("gets no permission from a preflight request", async () => {
    const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
    const response = await get("/api/book-my-garage", { method: "OPTIONS", headers });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});
