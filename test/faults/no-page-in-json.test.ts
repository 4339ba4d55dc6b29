import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpointNames, endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import { formCopy, formEndpoints } from "@vanfettle/contract/form-problem-page";
import { pages, type PageName } from "@vanfettle/contract/paths";
import { loadAssembly } from "../../packages/local/src/assembly/cloud-assembly.ts";
import { deployedWebAcl } from "../../packages/local/src/assembly/firewall-rules.ts";
import { resolveAssembly } from "../../packages/local/src/assembly/intrinsics.ts";
import { isLong } from "../suite-length.ts";
import { patchedAssembly } from "./harness/patched-assembly.ts";
import { bootSite, type Site } from "./harness/site.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";

// People see the answers of documents and forms, and cannot read JSON.

const documentPaths = (Object.keys(pages) as PageName[]).map(
  (page) => pages[page].canonical ?? pages[page].pattern.replace(/\/:.*$/, "/london/"),
);
const formPaths = formEndpoints.map((name) => endpoints[name].path);
const callNames = endpointNames.filter((name) => endpoints[name].path.startsWith("/api/"));
const callPath = (name: EndpointName) => endpoints[name].path.replaceAll(/\{\w+\}/g, "x");

describe("the firewall", () => {
  const { rules } = deployedWebAcl(resolveAssembly(loadAssembly("cdk.out")));
  const answersTo = (method: string, path: string) =>
    rules.filter((rule) => rule.matches({ method, path }));

  test.each([
    ...documentPaths.map((path) => ["GET", path] as const),
    ...formPaths.map((path) => ["POST", path] as const),
    ["GET", "/van-mot/%zz"] as const,
    ["GET", "/API/vehicle"] as const,
  ])("blocks %s %s with a page that leads on, whichever rule counts it", (method, path) => {
    const answers = answersTo(method, path);
    expect(answers).not.toEqual([]);
    for (const { headers, body } of answers) {
      expect(headers["content-type"]).toBe("text/html");
      expect(body).toMatch(/^<!doctype html><html lang="en-GB">.*<h1>Too many requests<\/h1>/);
      expect(body).toMatch(/<main.*<a href="(|\/)">/);
      // https://docs.aws.amazon.com/waf/latest/developerguide/limits.html
      expect(Buffer.byteLength(body)).toBeLessThan(4_096);
    }
  });

  test("blocks every call of the API with JSON, whichever rule counts it", () => {
    for (const name of callNames) {
      const answers = answersTo(endpoints[name].method, callPath(name));
      expect([name, answers.length > 0]).toEqual([name, true]);
      for (const { headers, body } of answers) {
        expect([name, headers["content-type"]]).toEqual([name, "application/json"]);
        expect(JSON.parse(body)).toMatchObject({ code: "rate_limited" });
      }
    }
  });

  test("has at most the ten rate rules that AWS allows", () => {
    expect(rules.length).toBeLessThanOrEqual(10);
  });
});

describe.runIf(isLong)("a site whose functions cannot be invoked", () => {
  let site: Site;
  beforeAll(async () => {
    const atOnce = 2;
    site = await bootSite({
      dataDir: temporaryFolder(),
      assemblyDir: patchedAssembly(
        {},
        {
          reservedConcurrency: { Booking: 0, Garages: 0, Visitor: 0, Vehicle: 0 },
          throttles: Object.fromEntries(formPaths.map((path) => [`POST ${path}`, atOnce])),
        },
      ),
      env: { FIREWALL: "0" },
    });
  });
  afterAll(() => site.close());

  const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
  const post = (path: string, init: RequestInit = {}) =>
    fetch(site.url + path, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "registration=AB12CDE&postcode=SW1A+1AA",
      ...init,
    });

  test.each([...documentPaths, "/nowhere", "/van-mot/%zz", "/van-mot/jane%40mail.example%/"])(
    "answers GET %s with a page",
    async (path) => {
      const response = await fetch(site.url + path);
      expect(response.headers.get("content-type")).toMatch(/^text\/html/);
      expect(await response.text()).toMatch(/^<!doctype html>.*<\/html>\s*$/is);
    },
  );

  test.each(formEndpoints)("answers the form %s with a page, failing and limited", async (name) => {
    const { path } = endpoints[name];
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503, 429]));
    const large = await post(path, { body: "a".repeat(7_000_000) });
    expect([413, 429]).toContain(large.status);
    for (const response of [...answers, large]) {
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-store");
      const body = await response.text();
      expect(body).toContain(`<h1>${formCopy[name].title}</h1>`);
      expect(body).toContain(`<a href="${formCopy[name].startPath}">`);
    }
  });

  test.each(formEndpoints)("leads from the address of the form %s to its start", async (name) => {
    const response = await get(endpoints[name].path);
    expect([response.status, response.headers.get("location")]).toEqual([
      302,
      formCopy[name].startPath,
    ]);
  });

  test("answers calls of the API in JSON", async () => {
    const response = await get("/api/services");
    expect([response.status, response.headers.get("content-type")]).toEqual([
      503,
      "application/json",
    ]);
  });
});
