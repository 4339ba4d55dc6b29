import { services } from "@vanfettle/contract/services";
import { buildLocation } from "@vanfettle/web/testing/build-location";
import { describe, expect, test } from "vitest";
import type { EdgeRequest, EdgeResponse, OriginRequestEvent } from "./cloudfront.ts";
import { originRequestHandler } from "./origin-request.ts";

const template = '<html><head><!--head--></head><body><div id="root"><!--app--></div><!--state--></body></html>';
const location = buildLocation();

type Answers = Record<string, unknown>;

function anEdge(answers: Answers = {}) {
  const asked: string[] = [];
  const faults: unknown[] = [];
  const all: Answers = {
    "/api/services": services,
    "/api/locations": [],
    "/api/locations/maidstone": location,
    ...answers,
  };
  const handler = originRequestHandler({
    template,
    publicFiles: ["/favicon.svg", "/social.png"],
    now: () => new Date("2026-12-31T23:30:00Z"),
    reportFault: (fault) => faults.push(fault),
    fetch: (url) => {
      asked.push(url as string);
      const answer = all[new URL(url as string).pathname];
      if (answer instanceof Error) return Promise.reject(answer);
      if (typeof answer === "number") return Promise.resolve(new Response("{}", { status: answer }));
      return Promise.resolve(answer === undefined ? new Response("{}", { status: 404 }) : Response.json(answer));
    },
  });
  return { handler, asked, faults };
}

const eventFor = (uri: string, also: Partial<EdgeRequest> = {}): OriginRequestEvent => ({
  Records: [
    {
      cf: {
        config: { distributionDomainName: "d111.cloudfront.net" },
        request: {
          uri,
          querystring: "",
          method: "GET",
          headers: {},
          origin: { s3: { customHeaders: { "x-site-origin": [{ value: "https://www.example" }] } } },
          ...also,
        },
      },
    },
  ],
});

async function answerTo(uri: string, answers: Answers = {}): Promise<EdgeResponse> {
  const answer = await anEdge(answers).handler(eventFor(uri));
  if (!("status" in answer)) throw new Error(`passed on to ${answer.uri}`);
  return answer;
}

const header = (answer: EdgeResponse, name: string): string | undefined => answer.headers[name]?.[0]?.value;

describe("a page", () => {
  test("is whole: head, body and state in the template, and kept by the CDN", async () => {
    const answer = await answerTo("/van-servicing/maidstone/");
    expect(answer.status).toBe("200");
    expect(header(answer, "content-type")).toBe("text/html; charset=utf-8");
    expect(header(answer, "cache-control")).toBe("public, max-age=0, s-maxage=3600, stale-while-revalidate=86400");
    expect(answer.body).toMatch(/<head><title>Van Servicing in Maidstone, Kent/);
    expect(answer.body).toMatch(/<div id="root"><a class="skip"/);
    expect(answer.body).toMatch(/<script type="application\/json" id="state">\{"origin":"https:\/\/www\.example"/);
    expect(answer.body).not.toContain("<!--head-->");
  });

  test("reads through the distribution, one call for its location", async () => {
    const edge = anEdge();
    await edge.handler(eventFor("/van-servicing/maidstone/"));
    expect(edge.asked.toSorted()).toEqual([
      "https://d111.cloudfront.net/api/locations/maidstone",
      "https://d111.cloudfront.net/api/services",
    ]);
  });

  test("is dated by London's clock", async () => {
    expect((await answerTo("/privacy-policy")).body).toContain('"today":"2026-12-31"');
  });

  test("names the distribution where the site's own address is not set", async () => {
    const answer = (await anEdge().handler(eventFor("/privacy-policy", { origin: {} }))) as EdgeResponse;
    expect(answer.body).toContain('<link rel="canonical" href="https://d111.cloudfront.net/privacy-policy"/>');
  });

  test("with a part missing is kept for a minute only", async () => {
    expect(header(await answerTo("/", { "/api/locations": 500 }), "cache-control")).toContain("s-maxage=60");
  });

  test("of an operator is answered, and not for an index", async () => {
    const answer = await answerTo("/admin/progress-monitor");
    expect(answer.status).toBe("200");
    expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe("a redirect", () => {
  test.each([
    ["/VAN-SERVICING/Maidstone", "/van-servicing/maidstone/"],
    ["/van-servicing/wales/maidstone/", "/van-servicing/maidstone/"],
    ["/van-mot", "/van-mot/"],
    ["/Privacy-Policy/", "/privacy-policy"],
  ])("from %s is one 301 to %s", async (uri, to) => {
    const answer = await answerTo(uri);
    expect([answer.status, header(answer, "location")]).toEqual(["301", to]);
  });
});

describe("what cannot be shown", () => {
  test.each(["/nowhere", "/van-servicing/nowhere/", "/%zz", "/wp-login.php", "/%00", `/van-mot/${"a".repeat(3_000)}/`])(
    "does not exist: %s is a 404, briefly kept and not indexed",
    async (uri) => {
      const answer = await answerTo(uri);
      expect(answer.status).toBe("404");
      expect(answer.body).toContain("404 Page Not Found");
      expect(header(answer, "x-robots-tag")).toBe("noindex");
      expect(header(answer, "cache-control")).toContain("s-maxage=60");
    },
  );

  test.each([500, 503, 429, new Error("timed out")])(
    "is out of order: %s is a 503 to retry, never a 404",
    async (failure) => {
      const answer = await answerTo("/van-mot/maidstone/", { "/api/locations/maidstone": failure });
      expect(answer.status).toBe("503");
      expect(header(answer, "retry-after")).toBe("30");
      expect(header(answer, "x-robots-tag")).toBe("noindex");
      expect(header(answer, "cache-control")).toContain("s-maxage=5");
    },
  );

  test("is a page that cannot be drawn: the plain shell is served instead, and the fault reported", async () => {
    const edge = anEdge({ "/api/locations/maidstone": { ...location, nearby: "not a list" } });
    expect(await edge.handler(eventFor("/van-servicing/maidstone/"))).toMatchObject({ uri: "/index.html" });
    expect(edge.faults).toHaveLength(1);
  });
});

describe("what is no page", () => {
  test.each(["/assets/site-abc.js", "/favicon.svg", "/social.png"])("is left to the bucket: %s", async (uri) => {
    const edge = anEdge();
    expect(await edge.handler(eventFor(uri))).toMatchObject({ uri });
    expect(edge.asked).toEqual([]);
  });

  test("is any other method than GET and HEAD", async () => {
    const { handler } = anEdge();
    expect(await handler(eventFor("/", { method: "POST" }))).toMatchObject({ method: "POST", uri: "/" });
    expect(await handler(eventFor("/", { method: "HEAD" }))).toMatchObject({ status: "200" });
  });

  test("is robots.txt, which names the sitemap and forbids nothing", async () => {
    const answer = await answerTo("/robots.txt");
    expect(answer.body).toContain("Sitemap: https://www.example/sitemap.xml");
    expect(answer.body).not.toContain("Disallow");
  });
});
