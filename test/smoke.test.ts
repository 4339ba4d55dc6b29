import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { paginateScan } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBooking } from "@vanfettle/contract/booking/test-booking";
import { samplePages } from "@vanfettle/ops/smoke/page-checks";
import { smokeTest } from "@vanfettle/ops/smoke/smoke-test";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { buildSeedRows } from "@vanfettle/places/seed-rows";
import { runOps } from "../packages/ops/src/testing/run-ops.ts";
import { stubServer } from "../packages/ops/src/testing/stub-server.ts";
import { bootSite, testClient, type Site } from "./faults/harness/site.ts";
import { temporaryFolder } from "./faults/harness/temporary-folder.ts";
import { callsOf } from "./runbook/runbook.ts";
import { alteredFetch, faultsOf, type Fault } from "./smoke/injected-faults.ts";

// Runs the check of a running stage against the whole synthesized site, both sound and with
// injected faults.

const dataDir = temporaryFolder();
let site: Site;

beforeAll(async () => {
  const shown = new Set(samplePages.map(({ path }) => path.split("/")[2] ?? ""));
  const rows = buildSeedRows(loadGazetteer()).filter(
    ({ kind, slug }) => kind !== "place" || shown.has(slug),
  );
  // Every injected fault makes a booking from the same address, which the firewall would block
  // after the twentieth.
  site = await bootSite({ dataDir, rows, env: { FIREWALL: "0" } });
  const { url, dynamodbEndpoint, servicesEndpoint, credentials, tableNames } = site;
  mkdirSync(dataDir, { recursive: true });
  const endpoints = { url, dynamodbEndpoint, servicesEndpoint, credentials };
  const announced = { pid: process.pid, ...endpoints, partnerHosts: [], tableName: tableNames[0] };
  writeFileSync(join(dataDir, "running.json"), JSON.stringify(announced));
});
afterAll(() => site?.close());

/** Returns the number of rows that contain the registration of the test booking. */
async function bookingsLeft(): Promise<number> {
  const client = testClient(site.dynamodbEndpoint, site.credentials);
  let found = 0;
  for await (const { Items = [] } of paginateScan({ client }, { TableName: site.tableNames[0] })) {
    found += Items.filter((item) => JSON.stringify(item).includes(testBooking.registration)).length;
  }
  client.destroy();
  return found;
}

const linesOf = (text: string): string[] => text.trim().split("\n");
const passed = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.startsWith("ok ")).map((line) => line.slice(8));

const failuresOf = ({ failure, also = [] }: Fault): string[] => [failure, ...also];
/**
 * Returns a failure without the parts that differ between runs: the site's address and script
 * names.
 */
const asInjected = (failure: string): string =>
  failure.replaceAll(site.url, "ORIGIN").replace(/\/assets\/[\w-]+\.js/, "/assets/….js");

describe("of a sound site", () => {
  test("passes ten pages, five under each prefix, and writes a line for each check", async () => {
    const lines: string[] = [];
    expect(await smokeTest(site.url, (line) => lines.push(line), { pauseMs: 0 })).toEqual([]);
    const pages = passed(lines).filter((name) => name.startsWith("page "));
    expect(pages.filter((name) => name.startsWith("page /van-servicing/"))).toHaveLength(5);
    expect(pages.filter((name) => name.startsWith("page /van-mot/"))).toHaveLength(5);
    expect(lines).toHaveLength(passed(lines).length);
  });

  test("makes one booking and leaves no trace", async () => {
    const calls: string[] = [];
    const counted: typeof fetch = (input, init) => {
      calls.push(`${init?.method ?? "GET"} ${new URL(input as URL).pathname}`);
      return fetch(input, init);
    };
    await smokeTest(site.url, () => undefined, { fetch: counted, pauseMs: 0 });
    expect(calls.filter((call) => call.startsWith("POST"))).toEqual([
      "POST /api/book-my-garage",
      "POST /api/booking/show",
      "POST /api/booking/erase",
      "POST /api/booking/show",
    ]);
    expect(await bookingsLeft()).toBe(0);
  });
});

describe.each(Object.entries(faultsOf))("of a site with %s", (_, faults) => {
  let failures: string[];
  let lines: string[];
  beforeAll(async () => {
    lines = [];
    const options = { fetch: alteredFetch(faults), pauseMs: 0 };
    failures = (await smokeTest(site.url, (line) => lines.push(line), options)).map(asInjected);
  });

  test.each(faults.flatMap(failuresOf))("fails with: %s", (failure) => {
    expect(failures).toContain(failure);
  });

  test("fails only with these messages, and writes a line for each failure", () => {
    expect(failures.toSorted()).toEqual(faults.flatMap(failuresOf).toSorted());
    expect(
      lines.filter((line) => line.startsWith("FAILED")).map((line) => asInjected(line.slice(8))),
    ).toEqual(failures);
  });

  test("leaves no trace of its booking", async () => {
    expect(await bookingsLeft()).toBe(0);
  });
});

describe("every check", () => {
  test("fails for some fault", async () => {
    const lines: string[] = [];
    await smokeTest(site.url, (line) => lines.push(line), { pauseMs: 0 });
    const failing = Object.values(faultsOf).flat().flatMap(failuresOf);
    expect(
      passed(lines).filter((name) => !failing.some((failure) => failure.startsWith(`${name}: `))),
    ).toEqual([]);
  });
});

describe("the test booking", () => {
  const withBooking = (
    answer: (path: string, send: () => Promise<Response>) => Promise<Response>,
  ): typeof fetch => {
    return (input, init) => answer(new URL(input as URL).pathname, () => fetch(input, init));
  };

  test("is erased although its first response is lost and reading it fails", async () => {
    let lost = 0;
    const broken = withBooking(async (path, send) => {
      const response = await send();
      if (path === "/api/book-my-garage" && (lost += 1) === 1) throw new TypeError("fetch failed");
      return path === "/api/booking/show" && response.ok
        ? Response.json({}, { status: 500 })
        : response;
    });
    const failures = await smokeTest(site.url, () => undefined, { fetch: broken, pauseMs: 0 });
    expect(failures).toContain(
      "booking, erased afterwards: status of the booking's link is 500, expected 200",
    );
    expect(lost).toBeGreaterThan(1);
    expect(await bookingsLeft()).toBe(0);
  });

  test("is named, with the command that erases it, if the site does not erase it", async () => {
    const broken = withBooking((path, send) =>
      path === "/api/booking/erase" ? Promise.resolve(Response.json({}, { status: 503 })) : send(),
    );
    const failures = await smokeTest(site.url, () => undefined, { fetch: broken, pauseMs: 0 });
    expect(failures).toEqual([
      "booking, erased afterwards: status of the erasure is 503, expected 200",
      expect.stringContaining("npm run ops -- erase --registration SMOKETST"),
    ]);
    expect(await bookingsLeft()).toBeGreaterThan(0);
    const { code } = await runOps(["erase", "--registration", testBooking.registration, "--yes"], {
      DATA_DIR: dataDir,
    });
    expect(code).toBe(0);
    expect(await bookingsLeft()).toBe(0);
  });

  test("is named if its response is permanently lost", async () => {
    const broken = withBooking((path, send) =>
      path === "/api/book-my-garage" ? Promise.reject(new TypeError("fetch failed")) : send(),
    );
    const failures = await smokeTest(site.url, () => undefined, { fetch: broken, pauseMs: 0 });
    expect(failures).toEqual([
      expect.stringMatching(/^booking, .*If it was stored, erase it: npm run ops -- erase/),
    ]);
  });
});

describe("of a site at another address than its pages name", () => {
  const elsewhere = "https://d111111abcdef8.cloudfront.net";

  /** Puts the site behind HTTPS, with or without a redirect from HTTP. */
  const behindHttps =
    (status: number): typeof fetch =>
    (input, init) => {
      const address = new URL(input as URL);
      if (address.protocol === "http:" && address.origin !== site.url) {
        return Promise.resolve(
          new Response("", { status, headers: { location: elsewhere + address.pathname } }),
        );
      }
      const isSite = address.origin === elsewhere;
      return fetch(isSite ? new URL(address.pathname + address.search, site.url) : address, init);
    };

  test("passes with that address given, if http redirects to https", async () => {
    const options = { origin: site.url, fetch: behindHttps(301), pauseMs: 0 };
    expect(await smokeTest(elsewhere, () => undefined, options)).toEqual([]);
  });

  test("fails if http does not redirect to https", async () => {
    const options = { origin: site.url, fetch: behindHttps(200), pauseMs: 0 };
    expect(await smokeTest(elsewhere, () => undefined, options)).toEqual([
      "redirect from http to https: status is 200, expected 301",
    ]);
  });

  test("fails at the pages and at the sign-in without that address", async () => {
    const options = { fetch: behindHttps(301), pauseMs: 0 };
    const failures = await smokeTest(elsewhere, () => undefined, options);
    for (const { path } of samplePages) {
      expect(failures).toContainEqual(
        expect.stringContaining(`page ${path}: canonical is "${site.url}`),
      );
    }
    // The identity provider rejects an unknown return address.
    expect(failures).toContain("operators' sign-in page: status is 400, expected 200");
  });
});

describe("npm run smoke", () => {
  const handbookCalls = callsOf("smoke", "production");

  test.each(handbookCalls.map((args) => [args.join(" ") || "without options", args]))(
    "%s, as in the runbook, exits with 0 for a sound site",
    async (_, args) => {
      expect(handbookCalls.length).toBeGreaterThan(0);
      const here = args.map((word) => (word.startsWith("https://") ? site.url : word));
      const { code, out, err } = await runOps(["smoke", ...here], { DATA_DIR: dataDir });
      expect([code, err]).toEqual([0, ""]);
      expect(linesOf(out).at(-1)).toBe(`${site.url} passes.`);
    },
  );

  test("exits with 1, every failure and no stack trace for a broken site", async () => {
    const stub = await stubServer(() => ({
      status: 500,
      json: { message: "at Object.<anonymous> (index.mjs:1:1)" },
    }));
    const { code, out, err } = await runOps(
      ["smoke", "--url", stub.url, "--pause-seconds", "0"],
      {},
    );
    await stub.stop();
    expect(code).toBe(1);
    for (const { path } of samplePages) {
      expect(out).toContain(`FAILED  page ${path}: status is 500, expected 200`);
    }
    expect(out).toContain("FAILED  booking, erased afterwards: booking returned 500");
    expect(err.trim()).toBe(
      `${stub.url} has ${linesOf(out).filter((line) => line.startsWith("FAILED")).length} failures.`,
    );
    expect(out + err).not.toMatch(/^\s+at |anonymous/m);
  });

  test("exits with 1 and a line per check if the site does not respond", async () => {
    const stub = await stubServer(() => ({}));
    await stub.stop();
    const { code, out, err } = await runOps(
      ["smoke", "--url", stub.url, "--pause-seconds", "0"],
      {},
    );
    expect(code).toBe(1);
    expect(out).toContain(
      "FAILED  page /van-mot/: No response (ECONNREFUSED). Check the network and the address;",
    );
    expect(out + err).not.toMatch(/^\s+at /m);
  });

  test("exits with 2 for an argument that is not the address of a site", async () => {
    for (const url of [
      "www.example.co.uk",
      "ftp://www.example.co.uk",
      "https://www.example.co.uk/van-mot/",
    ]) {
      const { code, err } = await runOps(["smoke", "--url", url], {});
      expect([code, err.trim()]).toEqual([
        2,
        "--url must be the address of a site, such as https://www.example.co.uk.",
      ]);
    }
  });
});
