import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isLong, shortOrLong } from "../../suite-length.ts";
import { abuseViolations, sendAtOnce } from "../harness/abuse-rules.ts";
import { arbitraryRequest, type ArbitraryRequest } from "../harness/arbitrary-request.ts";
import { injectionMarker } from "../harness/arbitrary-values.ts";
import { testLocations } from "../harness/booking-environment.ts";
import { sendRaw, statusOf } from "../harness/raw-request.ts";
import { containsStackTrace, type ReceivedResponse } from "../harness/response-rules.ts";
import { bootSite, testClient, type Site } from "../harness/site.ts";
import { storedBookings } from "../harness/stored-rows.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";

const atOnce = 10;
const requests = shortOrLong(500, 10_000);

let site: Site;
beforeAll(async () => {
  // Switched off so that arbitrary requests from one address reach the functions.
  site = await bootSite({
    dataDir: temporaryFolder(),
    rows: testLocations,
    env: { FIREWALL: "0" },
  });
});
afterAll(() => site.close());

/** Sends exactly these bytes: `fetch` would normalise path and headers. */
async function send({
  method,
  path,
  query,
  headers,
  body,
}: ArbitraryRequest): Promise<ReceivedResponse> {
  const startedAt = performance.now();
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const target = (path + (query && `?${query}`)).replace(/\s/g, "");
  const bytes = Buffer.from(body ?? "");
  const length = body === undefined ? "" : `content-length: ${bytes.length}\r\n`;
  const head = `${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${lines.join("")}${length}\r\n`;
  const received = await sendRaw(site.url, Buffer.concat([Buffer.from(head, "latin1"), bytes]));
  const [top = "", ...rest] = received.split("\r\n\r\n");
  const pairs = top
    .split("\r\n")
    .slice(1)
    .map((line): [string, string] => {
      const at = line.indexOf(":");
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    });
  const ms = performance.now() - startedAt;
  return {
    status: statusOf(received),
    headers: Object.fromEntries(pairs),
    body: rest.join("\r\n\r\n"),
    ms,
  };
}

test(
  `responds to ${requests} arbitrary requests over HTTP without server errors, delays, stack traces or echoes`,
  { timeout: shortOrLong(180_000, 7_200_000) },
  async () => {
    const accepted = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryRequest, { minLength: atOnce, maxLength: atOnce }),
        async (batch) => {
          const responses = await sendAtOnce(batch, send);
          for (const { status, headers, body } of responses) {
            const link = headers["location"] ?? /"redirectUrl":"([^"]+)"/.exec(body)?.[1];
            const reference = link && new URL(link, site.url).searchParams.get("reference");
            if ([200, 303].includes(status) && reference) accepted.add(reference);
          }
          expect(
            responses.flatMap((response, n) =>
              abuseViolations(batch[n] as ArbitraryRequest, response),
            ),
          ).toEqual([]);
        },
      ),
      { numRuns: requests / atOnce, ...(!isLong && { seed: 20_261_121 }) },
    );
    const client = testClient(site.dynamodbEndpoint, site.credentials);
    const stored = await storedBookings(client, site.tableNames[0] ?? "");
    client.destroy();
    expect(new Set(stored.map(({ id }) => id))).toEqual(accepted);
    expect(accepted.size).toBeGreaterThan(0);
  },
);

describe("a path that tries to leave the site", () => {
  const paths = [
    "/%00",
    "/van-mot/%00/",
    "/..%2f..%2fetc/passwd",
    "/assets/..%2f..%2f..%2fetc%2fpasswd",
    "/assets/../../package.json",
    "/api/../../../etc/passwd",
    "/.git/config",
    "/.env",
    "/wp-admin/",
    "/node_modules/react/package.json",
    "//evil.example/",
    "/\\evil.example",
    "/van-servicing//evil.example/",
    "/van-servicing/%2f%2fevil.example/",
    "/van-mot/..%5c..%5cwindows/",
    `/van-servicing/${"a".repeat(3_000)}/`,
    `/${"a/".repeat(2_000)}`,
    "/van-mot/%zz/",
    "/van-mot/%e0%a4%a/",
    "/VAN-MOT/BIRMINGHAM/EXTRA/EXTRA/EXTRA",
    `/van-servicing/${encodeURIComponent(injectionMarker)}/`,
    `/${encodeURIComponent("<script>alert(1)</script>")}`,
    "/api/locations/%2e%2e%2f%2e%2e%2fservices",
    "/api/locations/birmingham/../../services",
    "/api/locations/birmingham%00",
    "/api/sitemaps/../../x",
    "/sitemaps/..%2f..%2fetc%2fpasswd",
    "/robots.txt/x",
    "/?__proto__[x]=1",
    "/metrics",
    "/debug",
    "/cdn.out/manifest.json",
    "*",
    "http://evil.example/",
  ];
  test.each(paths)("%s is a page, a redirect within the site or an error", async (path) => {
    const received = await sendRaw(
      site.url,
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    );
    expect([200, 301, 304, 400, 403, 404, 405, 414]).toContain(statusOf(received));
    expect(containsStackTrace(received)).toBe(false);
    expect(received).not.toMatch(/root:x:0|"devDependencies"|\[core\]/);
    expect(received).not.toContain(injectionMarker);
    expect(received).not.toContain("<script>alert(1)");
    const to = /\r\nlocation: ([^\r]*)/i.exec(received)?.[1] ?? "/";
    expect(new URL(to, site.url).origin).toBe(site.url);
    expect(to.startsWith("//")).toBe(false);
  });
});

describe("a malformed HTTP request", () => {
  const good = `{"registration":"ZZ99ZZZ","postcode":"SW1A1AA","serviceType":"mot","location":"UK"}`;
  const post = (headers: string, body = good) =>
    `POST /api/book-my-garage HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n${body}`;
  const json = "content-type: application/json\r\n";
  test.each<[string, string, number[]]>([
    [
      "headers of 20 KB",
      `GET / HTTP/1.1\r\nhost: localhost\r\nx-a: ${"a".repeat(20_000)}\r\n\r\n`,
      [400, 414, 431],
    ],
    [
      "three thousand headers",
      `GET / HTTP/1.1\r\nhost: localhost\r\n${"x-a: b\r\n".repeat(3_000)}connection: close\r\n\r\n`,
      [200, 400, 414, 431],
    ],
    [
      "a request line of 20 KB",
      `GET /${"a".repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
      [400, 414, 431],
    ],
    ["two lengths", post(`${json}content-length: ${good.length}\r\ncontent-length: 3\r\n`), [400]],
    [
      "a length and chunks",
      post(`${json}content-length: 3\r\ntransfer-encoding: chunked\r\n`, `0\r\n\r\n`),
      [400],
    ],
    [
      "an unknown encoding of the transfer",
      post(`${json}transfer-encoding: bogus\r\n`),
      [400, 501],
    ],
    ["a negative length", post(`${json}content-length: -1\r\n`), [400]],
    [
      "a header folded over two lines",
      post(`${json}x-a: b\r\n c\r\ncontent-length: ${good.length}\r\n`),
      [200, 400],
    ],
    ["a name with a space", post(`${json}x a: b\r\ncontent-length: ${good.length}\r\n`), [400]],
    ["no host", `GET /api/services HTTP/1.1\r\nconnection: close\r\n\r\n`, [200, 400]],
    [
      "another site's host",
      `GET /van-mot/ HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n`,
      [403],
    ],
    ["an unknown method", `BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n`, [400]],
    ["TRACE", `TRACE / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`, [403, 405]],
    ["CONNECT", `CONNECT evil.example:443 HTTP/1.1\r\nhost: localhost\r\n\r\n`, [0, 400, 403, 405]],
    ["noise", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", [0, 400]],
  ])(
    "with %s is served or rejected, and the next valid request succeeds",
    async (_, bytes, expected) => {
      const received = await sendRaw(site.url, bytes);
      expect(expected).toContain(statusOf(received));
      expect(received).not.toContain("evil.example");
      expect((await fetch(`${site.url}/api/services`)).status).toBe(200);
    },
  );
});
