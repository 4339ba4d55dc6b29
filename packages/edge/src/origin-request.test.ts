import { createHash } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import type { PageSettings } from "@vanfettle/contract/page-settings";
import { adminPages, pages } from "@vanfettle/contract/paths";
import { services } from "@vanfettle/contract/services";
import { settingHeaders } from "@vanfettle/contract/testing/setting-headers";
import { fixedPageMeta } from "@vanfettle/web/document/fixed-page-meta";
import { scriptSafeJson } from "@vanfettle/web/document/structured-data";
import { buildLocation } from "@vanfettle/web/testing/build-location";
import type { EdgeRequest, EdgeResponse, OriginRequestEvent } from "./cloudfront.ts";
import { originRequestHandler, type EdgeDependencies } from "./origin-request.ts";

const template =
  '<html><head><style>.shared{}<!--styles--></style><!--head--></head><body><div id="root"><!--app--></div><!--state--></body></html>';
const styleHash = (css: string) => `sha256-${createHash("sha256").update(css).digest("base64")}`;
const location = buildLocation();

type Responses = Record<string, unknown>;

function createEdge(answers: Responses = {}, also: Partial<EdgeDependencies> = {}) {
  const requested: string[] = [];
  const errors: unknown[] = [];
  const all: Responses = {
    "/api/services": services,
    "/api/locations": [],
    "/api/locations/maidstone": location,
    ...answers,
  };
  const handler = originRequestHandler({
    template,
    scriptHashes: ["sha256-script"],
    pageStyles: {
      home: [
        { css: ".claim-strip{}", selectors: ["never", "claim-strip"] },
        { css: ".part{}", selectors: ["claim-stri", "laim-strip", "vanfettle"] },
        { css: ".step .never{}", selectors: ["step never"] },
        { css: ".step .tile{}", selectors: ["step tile"] },
      ],
    },
    pageFiles: { home: ["/assets/home.js", "/assets/home.css"] },
    publicFiles: ["/favicon.svg", "/social.png"],
    now: () => new Date("2026-12-31T23:30:00Z"),
    reportError: (error) => errors.push(error),
    fetch: (url) => {
      requested.push(url as string);
      const answer = all[new URL(url as string).pathname];
      if (answer instanceof Error) return Promise.reject(answer);
      if (typeof answer === "number") {
        return Promise.resolve(new Response("{}", { status: answer }));
      }
      return Promise.resolve(
        answer === undefined ? new Response("{}", { status: 404 }) : Response.json(answer),
      );
    },
    ...also,
  });
  return { handler, requested, errors };
}

const customHeaders = {
  "x-site-origin": [{ value: "https://www.example" }],
  "x-connect-sources": [{ value: "https://sign-in.example" }],
  "x-form-targets": [{ value: "https://partner.example" }],
};
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
          origin: { s3: { customHeaders } },
          ...also,
        },
      },
    },
  ],
});

const homeHead = { title: "Van Servicing and Van MOT Near You", description: "Find a garage" };

/** Expects the shell with a stage's settings, from which the browser renders a page. */
function expectShell(
  { status, body }: EdgeResponse,
  { title, description, robots }: { title: string; description: string; robots?: string },
  shown: PageSettings = {},
): void {
  expect(status).toBe("200");
  expect(body).toContain(`</style><title data-shell="">${title} | VanFettle</title>`);
  expect(body).toContain(`<meta name="description" content="${description}`);
  expect(/<meta name="robots" content="(.*?)" data-shell=""\/>/.exec(body)?.[1]).toBe(robots);
  expect(body).toContain('<div id="root"></div><noscript><p class="wrap">This page needs Jav');
  expect(body).toContain(
    `</noscript><script type="application/json" id="settings">${scriptSafeJson(shown)}</script></body>`,
  );
}

async function responseTo(uri: string, answers: Responses = {}): Promise<EdgeResponse> {
  const answer = await createEdge(answers).handler(eventFor(uri));
  if (!("status" in answer)) throw new Error(`passed on to ${answer.uri}`);
  return answer;
}

const header = (answer: EdgeResponse, name: string): string | undefined =>
  answer.headers[name]?.[0]?.value;

describe("a URL with a registration", () => {
  test.each([
    ["/find", "q=MQ76ZZX", "200"],
    ["/find/", "q=mq76+zzx&for=mot", "301"],
    ["/garages/", "postcode=MQ76-ZZX", "200"],
    ["/garages", "postcode=MQ76ZZX&class=7", "301"],
    ["/van-check/", "expires=MQ76ZZX", "200"],
    ["/MQ76ZZX", "", "404"],
  ])(
    "%s?%s is answered without a call to the API, and not cached",
    async (uri, querystring, status) => {
      const { handler, requested } = createEdge();
      const answer = await handler(eventFor(uri, { querystring }));
      if (!("status" in answer)) throw new Error("passed on");
      expect(answer.status).toBe(status);
      expect(header(answer, "cache-control")).toBe("no-store");
      expect(requested).toEqual([]);
      // The not-found page shows the path as the visitor typed it.
      const isRepeated = /MQ76.?ZZX/i.test(JSON.stringify(answer));
      expect(isRepeated).toBe(status === "404");
    },
  );

  test("is not cached even if it cannot be rendered", async () => {
    const { handler } = createEdge({}, { now: () => new Date(NaN) });
    const answer = await handler(eventFor("/find", { querystring: "q=MQ76ZZX" }));
    if (!("status" in answer)) throw new Error("passed on");
    expectShell(answer, {
      title: "Find Your Town",
      description: "Find your town, village",
      robots: "noindex",
    });
    expect(header(answer, "cache-control")).toBe("no-store");
    expect(JSON.stringify(answer)).not.toContain("MQ76ZZX");
  });
});

/** An origin with the headers that CloudFront adds for a stage's settings. */
const originOf = (settings: PageSettings) => {
  const headers = Object.entries(settingHeaders(settings)).map(([name, value]) => [
    name,
    [{ value }],
  ]);
  return { s3: { customHeaders: { ...customHeaders, ...Object.fromEntries(headers) } } };
};

const settings: PageSettings = {
  LegalName: "Tŷ Gwyn & Sons Cyf",
  LegalAddress: "2 Heol y Bont, Caerdydd, CF10 1AA",
  CompanyNumber: "12345678",
  PartnerName: "Smith & Sons",
  PartnerPrivacyUrl: "https://partner.example/privacy",
  GarageChoice: "partner",
  PartnerPayment: "request",
};
const stageOrigin = originOf(settings);

describe("the stage's settings", () => {
  const bodyWith = async (origin: ReturnType<typeof originOf>) => {
    const answer = await createEdge().handler(eventFor("/van-mot/maidstone/", { origin }));
    return "body" in answer ? (answer.body ?? "") : "";
  };

  test("appear on the page, as set in the origin's headers", async () => {
    const body = await bodyWith(stageOrigin);
    expect(body).toContain("Our partner, Smith &amp; Sons, chooses the garage.");
    expect(body).toContain("Our partner pays us for each request that we pass on.");
    expect(body).toContain(
      'href="https://partner.example/privacy">Smith &amp; Sons privacy notice</a>',
    );
    expect(body).toContain(
      "VanFettle is run by Tŷ Gwyn &amp; Sons Cyf. Registered in England and Wales with number",
    );
    expect(body).toContain('"PartnerName":"Smith \\u0026 Sons"');
  });

  test("are left out without the headers or if they are empty", async () => {
    for (const body of [
      await bodyWith(originOf({})),
      (await responseTo("/van-mot/maidstone/")).body ?? "",
    ]) {
      expect(body).toContain("A garage does the work.");
      expect(body).not.toMatch(/privacy notice|is run by|Registered|pays? us/);
      expect(body).toContain('"settings":{}');
    }
  });
});

describe("a page", () => {
  test("is complete, with head, body and state in the template, and cached by the CDN", async () => {
    const answer = await responseTo("/van-servicing/maidstone/");
    expect(answer.status).toBe("200");
    expect(header(answer, "content-type")).toBe("text/html; charset=utf-8");
    expect(header(answer, "cache-control")).toBe(
      "public, max-age=0, s-maxage=3600, stale-while-revalidate=86400",
    );
    expect(answer.body).toMatch(/<\/style><title>Van Servicing in Maidstone, Kent/);
    expect(answer.body).toMatch(/<div id="root"><a class="skip"/);
    expect(answer.body).toMatch(
      /<script type="application\/json" id="state"[^>]*>\{"origin":"https:\/\/www\.example"/,
    );
    expect(answer.body).not.toContain("<!--head-->");
  });

  test("reads its data through the distribution, with a single call for its location", async () => {
    const edge = createEdge();
    await edge.handler(eventFor("/van-servicing/maidstone/"));
    expect(edge.requested.toSorted()).toEqual([
      "https://d111.cloudfront.net/api/locations/maidstone",
      "https://d111.cloudfront.net/api/services",
    ]);
  });

  test("has a content security policy with its inline hashes, the partners' sites, and not the operators' sign-in", async () => {
    const policy =
      header(await responseTo("/van-servicing/maidstone/"), "content-security-policy") ?? "";
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'sha256-script'",
        `style-src 'self' '${styleHash(".shared{}")}'`,
        "connect-src 'self'",
        "form-action 'self' https://partner.example",
      ]),
    );
    const elsewhere = (await createEdge().handler(eventFor("/", { origin: {} }))) as EdgeResponse;
    expect(header(elsewhere, "content-security-policy")).toContain("form-action 'self';");
  });

  test("keeps its entity tag between renders and changes it with the content", async () => {
    const tagOf = async (answers?: Responses) =>
      header(await responseTo("/van-servicing/maidstone/", answers), "etag");
    const first = await tagOf();
    expect(first).toMatch(/^W\/"[\w-]{22}"$/);
    expect(await tagOf()).toBe(first);
    const changed = { ...location, metaTitle: "Another title", name: "Elsewhere" };
    expect(await tagOf({ "/api/locations/maidstone": changed })).not.toBe(first);
    expect(header(await responseTo("/van-servicing/nowhere/"), "etag")).toBeUndefined();
  });

  test("changes its entity tag if a release changes only its styles", async () => {
    const tagWith = async (css: string) => {
      const home = [{ css, selectors: ["step"] }];
      const edge = createEdge({}, { pageStyles: { home } });
      return header((await edge.handler(eventFor("/"))) as EdgeResponse, "etag");
    };
    const tags = await Promise.all([".step{}", ".step{}", ".step{color:red}"].map(tagWith));
    expect(tags[0]).toMatch(/^W\/"[\w-]{22}"$/);
    expect(tags.map((tag) => tags.indexOf(tag))).toEqual([0, 0, 2]);
  });

  test("inlines and allows the page's stylesheets that have rules for its classes", async () => {
    const css = ".shared{}.claim-strip{}.step .tile{}";
    const home = await responseTo("/");
    expect(home.body).toContain(`<head><style>${css}</style><title>`);
    expect(header(home, "content-security-policy")).toContain(
      `style-src 'self' '${styleHash(css)}';`,
    );
    const place = await responseTo("/van-servicing/maidstone/");
    expect(place.body).toContain("<head><style>.shared{}</style><title>");
  });

  test("names the page and its files, and none for a page that the application contains", async () => {
    expect((await responseTo("/")).body).toContain(
      'id="state" data-page="home" data-files="/assets/home.js /assets/home.css">{',
    );
    expect((await responseTo("/nowhere")).body).toContain(
      'id="state" data-page="notFound" data-files="">{',
    );
  });

  test("uses the distribution's URL if the site's origin is not set", async () => {
    const answer = (await createEdge().handler(
      eventFor("/privacy-policy", { origin: {} }),
    )) as EdgeResponse;
    expect(answer.body).toContain(
      '<link rel="canonical" href="https://d111.cloudfront.net/privacy-policy"/>',
    );
  });

  test("is cached for only a minute if a query failed", async () => {
    expect(header(await responseTo("/", { "/api/locations": 500 }), "cache-control")).toContain(
      "s-maxage=60",
    );
  });
});

describe("an operators' page", () => {
  test.each(
    adminPages.map((page) => [
      pages[page].canonical,
      fixedPageMeta(page, "https://example.com").title,
    ]),
  )(
    "is the plain shell, with its own title and policy and without indexing, caching or calls to the API: %s",
    async (uri, title) => {
      const edge = createEdge();
      const answer = (await edge.handler(eventFor(uri, { origin: stageOrigin }))) as EdgeResponse;
      expectShell(
        answer,
        { title: title.replace(" | VanFettle", ""), description: "Operators: ", robots: "noindex" },
        settings,
      );
      expect(header(answer, "cache-control")).toBe("no-store");
      expect(header(answer, "content-type")).toBe("text/html; charset=utf-8");
      const policy = header(answer, "content-security-policy")?.split("; ");
      expect(policy).toContain("script-src 'self' 'sha256-script'");
      expect(policy).toContain("connect-src 'self' https://sign-in.example");
      expect([edge.requested, edge.errors]).toEqual([[], []]);
    },
  );

  test("keeps the provider's answer in its address", async () => {
    const querystring = "code=Ou-S181ABC-LxW&state=f7fb";
    const { handler } = createEdge();
    const answer = await handler(eventFor("/admin/progress-monitor", { querystring }));
    expect(answer).toMatchObject({ status: "200" });
  });

  test.each([
    ["/admin", "/admin/"],
    ["/ADMIN/", "/admin/"],
    ["/Admin/Progress-Monitor/", "/admin/progress-monitor"],
    ["//admin//review", "/admin/review"],
  ])("redirects once from %s to %s, which is not cached", async (uri, to) => {
    const answer = await responseTo(uri);
    expect([answer.status, header(answer, "location")]).toEqual(["301", to]);
    expect(header(answer, "cache-control")).toBe("no-store");
  });

  test.each(["/admin/nothing", "/admin/bookings/2026-11-21", "/admin/%25zz", "/admin-old"])(
    "is a 404 if it does not exist: %s",
    async (uri) => {
      const answer = await responseTo(uri);
      expect(answer.status).toBe("404");
      expect(answer.body).toContain("404 Page Not Found");
    },
  );
});

describe("a redirect", () => {
  test.each([
    ["/VAN-SERVICING/Maidstone", "/van-servicing/maidstone/"],
    ["/van-servicing/wales/maidstone/", "/van-servicing/maidstone/"],
    ["/van-mot", "/van-mot/"],
    ["/Privacy-Policy/", "/privacy-policy"],
  ])("from %s is a single 301 to %s", async (uri, to) => {
    const answer = await responseTo(uri);
    expect([answer.status, header(answer, "location")]).toEqual(["301", to]);
  });
});

describe("a path with a malformed escape", () => {
  test.each([
    ["/nope/AB12CDE%zz", "/nope/AB12CDE%25zz"],
    ["/van-check/AB12CDE%E0%A4%A", "/van-check/AB12CDE%25E0%25A4%25A"],
    [
      "/van-servicing/a%20b/jane.doe%40mail.example%/",
      "/van-servicing/a%20b/jane.doe%2540mail.example%25/",
    ],
    ["/admin/%zz", "/admin/%25zz"],
    ["/%zz", "/%25zz"],
    // Browsers take two slashes, or a slash and a backslash, for the start of another site's address.
    ["//evil.example/%", "/evil.example/%25"],
    ["/\\evil.example/%", "/evil.example/%25"],
  ])("redirects %s to the page for unknown addresses at %s", async (uri, to) => {
    const warn = vi.spyOn(console, "warn");
    const { handler, requested } = createEdge();
    const answer = (await handler(eventFor(uri, { querystring: "q=AB12CDE" }))) as EdgeResponse;
    expect([answer.status, header(answer, "location")]).toEqual(["301", to]);
    expect(header(answer, "cache-control")).toBe("no-store");
    expect(requested).toEqual([]);
    const shown = await responseTo(to);
    expect([shown.status, shown.body.includes("404 Page Not Found")]).toEqual(["404", true]);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe("a page that cannot be shown", () => {
  test.each([
    "/nowhere",
    "/van-servicing/nowhere/",
    "/%25zz",
    "/wp-login.php",
    "/%00",
    `/van-mot/${"a".repeat(3_000)}/`,
  ])("is a 404 if it does not exist, cached briefly and not indexed: %s", async (uri) => {
    const answer = await responseTo(uri);
    expect(answer.status).toBe("404");
    expect(answer.body).toContain("404 Page Not Found");
    expect(header(answer, "x-robots-tag")).toBe("noindex");
    expect(header(answer, "cache-control")).toContain("s-maxage=60");
  });

  test.each([500, 503, 429, new Error("timed out")])(
    "is a 503 with Retry-After if the API fails, never a 404: %s",
    async (failure) => {
      const answer = await responseTo("/van-mot/maidstone/", {
        "/api/locations/maidstone": failure,
      });
      expect(answer.status).toBe("503");
      expect(header(answer, "retry-after")).toBe("30");
      expect(header(answer, "x-robots-tag")).toBe("noindex");
      expect(header(answer, "cache-control")).toContain("s-maxage=5");
    },
  );

  test("is a 503 if the API does not answer within four seconds, and its calls are aborted", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const signals: (AbortSignal | null | undefined)[] = [];
    const fetch = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signals.push(init?.signal);
        init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
      });
    const answering = createEdge({}, { fetch }).handler(eventFor("/van-mot/maidstone/"));
    await vi.advanceTimersByTimeAsync(3_999);
    expect(signals.map((signal) => signal?.aborted)).toEqual(signals.map(() => false));
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(signals.length).toBeGreaterThan(0);
    expect(signals.map((signal) => signal?.aborted)).toEqual(signals.map(() => true));
    expect(await answering).toMatchObject({ status: "503" });
  });

  test("says 503 for a location whose answer is of another release", async () => {
    const { name: _name, ...withoutName } = location;
    const answer = await createEdge({ "/api/locations/maidstone": withoutName }).handler(
      eventFor("/van-servicing/maidstone/"),
    );
    expect(answer).toMatchObject({ status: "503" });
    expect(header(answer as EdgeResponse, "retry-after")).toBe("30");
    expect((answer as EdgeResponse).body).not.toContain("There is no page");
  });

  test("is the plain shell if rendering fails, cached briefly, and the error is reported", async () => {
    const now = () => {
      throw new Error("No clock");
    };
    const edge = createEdge({ "/api/locations/maidstone": location }, { now });
    const answer = (await edge.handler(
      eventFor("/van-servicing/maidstone/", { origin: stageOrigin }),
    )) as EdgeResponse;
    expectShell(answer, homeHead, settings);
    expect(header(answer, "cache-control")).toContain("s-maxage=60");
    expect(header(answer, "content-security-policy")).toContain(
      `style-src 'self' '${styleHash(".shared{}")}';`,
    );
    expect(edge.errors).toHaveLength(1);
  });
});

describe("other requests", () => {
  test.each(["/assets/site-abc.js", "/favicon.svg", "/social.png"])(
    "are passed on to the bucket: %s",
    async (uri) => {
      const edge = createEdge();
      expect(await edge.handler(eventFor(uri))).toMatchObject({ uri });
      expect(edge.requested).toEqual([]);
    },
  );

  test("are passed on for methods other than GET and HEAD", async () => {
    const { handler } = createEdge();
    expect(await handler(eventFor("/", { method: "POST" }))).toMatchObject({
      method: "POST",
      uri: "/",
    });
    expect(await handler(eventFor("/", { method: "HEAD" }))).toMatchObject({ status: "200" });
  });

  test("for robots.txt return the sitemap's URL and disallow nothing", async () => {
    const answer = await responseTo("/robots.txt");
    expect(answer.body).toContain("Sitemap: https://www.example/sitemap.xml");
    expect(answer.body).not.toContain("Disallow");
  });
});
