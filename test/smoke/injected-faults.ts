/** The fault in a response of a site, with the failure that the smoke test must report. */
export interface Fault {
  /** The path of the response, or a prefix followed by `…`. */
  path: string;
  alter: (response: PlainResponse) => void;
  /** The failure, with `ORIGIN` for the site's origin and `….js` for a script name. */
  failure: string;
  /** The other failures of the same fault. */
  also?: readonly string[];
}

interface PlainResponse {
  status: number;
  headers: Headers;
  body: string;
}

/** Returns a `fetch` that alters the responses of a site. */
export const alteredFetch =
  (faults: readonly Fault[]): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const { pathname } = new URL(input as URL);
    const injected = faults.filter(({ path }) =>
      path.endsWith("…") ? pathname.startsWith(path.slice(0, -1)) : path === pathname,
    );
    if (injected.length === 0) return response;
    const plain = {
      status: response.status,
      headers: new Headers(response.headers),
      body: await response.text(),
    };
    for (const { alter } of injected) alter(plain);
    return new Response(plain.body, plain);
  };

const replace =
  (from: string | RegExp, to: string): Fault["alter"] =>
  (response) =>
    void (response.body = response.body.replace(from, to));
const status =
  (value: number): Fault["alter"] =>
  (response) =>
    void (response.status = value);
const header =
  (name: string, value: string | null): Fault["alter"] =>
  ({ headers }) =>
    value === null ? headers.delete(name) : headers.set(name, value);

const json =
  (alter: (value: Record<string, unknown>) => void): Fault["alter"] =>
  (response) => {
    const value = JSON.parse(response.body) as Record<string, unknown>;
    alter(value);
    response.body = JSON.stringify(value);
  };
const inTurn =
  (...steps: Fault["alter"][]): Fault["alter"] =>
  (response) => {
    for (const alter of steps) alter(response);
  };

const sameTitle = replace(/<title>[^<]*/, "<title>West Yorkshire and Northern Ireland");

/** The faults, in sets that are injected together: no fault of a set hides another. */
export const faultsOf: Record<string, readonly Fault[]> = {
  "a fault in each page": [
    {
      path: "/van-servicing/",
      alter: status(503),
      failure: "page /van-servicing/: status is 503, expected 200",
    },
    {
      path: "/van-servicing/south-east/",
      alter: replace("<title", "<title data-shell"),
      failure:
        "page /van-servicing/south-east/: the renderer sent its plain shell instead of a rendered page",
    },
    {
      path: "/van-servicing/kent/",
      alter: replace(/<title>[^<]*/, "<title>Van servicing"),
      failure: 'page /van-servicing/kent/: title "Van servicing" does not name Kent',
    },
    {
      path: "/van-servicing/maidstone/",
      alter: replace(/<meta name="description"[^>]*>/, ""),
      failure: "page /van-servicing/maidstone/: description is missing",
    },
    {
      path: "/van-servicing/belfast/",
      alter: replace(/(rel="canonical" href=")[^"]*/, "$1https://other.example/"),
      failure:
        'page /van-servicing/belfast/: canonical is "https://other.example/", expected "ORIGIN/van-servicing/belfast/"',
    },
    {
      path: "/van-mot/",
      alter: replace('name="robots" content="index,follow"', 'name="robots" content="noindex"'),
      failure: 'page /van-mot/: robots is "noindex", expected "index,follow"',
    },
    {
      path: "/van-mot/yorkshire-and-the-humber/",
      alter: replace("</main>", "<h1>Again</h1></main>"),
      failure: "page /van-mot/yorkshire-and-the-humber/: number of h1 headings is 2, expected 1",
    },
    {
      path: "/van-mot/west-yorkshire/",
      alter: inTurn(replace('"@type":"Service"', '"@type":"Thing"'), sameTitle),
      failure: "page /van-mot/west-yorkshire/: structured data has no Service",
    },
    {
      path: "/van-mot/leeds/",
      alter: replace(/"item":"[^"]*\/"/, '"item":"https://other.example/"'),
      failure:
        "page /van-mot/leeds/: BreadcrumbList leads to https://other.example/, outside of ORIGIN",
    },
    {
      path: "/van-mot/northern-ireland/",
      alter: inTurn(header("content-security-policy", "default-src 'none'"), sameTitle),
      failure:
        "page /van-mot/northern-ireland/: its content security policy blocks 2 of its scripts and styles",
      also: [
        "titles and descriptions: /van-mot/west-yorkshire/ and /van-mot/northern-ireland/ have the same title",
      ],
    },
  ],
  "structured data of another release": [
    {
      path: "/van-servicing/",
      alter: replace('"url":"', '"url":"https://other.example'),
      failure:
        'page /van-servicing/: WebSite\'s url is "https://other.exampleORIGIN/", expected "ORIGIN/"',
    },
    {
      path: "/van-mot/leeds/",
      alter: replace('"@context":"https://schema.org"', '"@context":"https://other.example"'),
      failure:
        'page /van-mot/leeds/: structured data\'s @context is "https://other.example", expected "https://schema.org"',
    },
    {
      path: "/van-mot/west-yorkshire/",
      alter: replace(/"name":"West Yorkshire"}\]/, '"name":"Kent"}]'),
      failure: "page /van-mot/west-yorkshire/: BreadcrumbList does not end with West Yorkshire",
    },
    {
      path: "/van-servicing/kent/",
      alter: replace(/<script type="application\/ld\+json">.*?<\/script>/g, ""),
      failure: "page /van-servicing/kent/: structured data has no Service",
      also: ["page /van-servicing/kent/: structured data has no BreadcrumbList"],
    },
  ],
  "a missing script and open doors": [
    {
      path: "/assets/…",
      alter: inTurn(status(403), header("content-type", "application/xml")),
      failure: "script of the pages: status of /assets/….js is 403, expected 200",
      also: ["script of the pages: /assets/….js is not a script"],
    },
    {
      path: "/van-servicing/no-such-place-smoke-test/",
      alter: inTurn(status(200), header("permissions-policy", null)),
      failure: "unknown page: status is 200, expected 404",
      also: ["security headers of an unknown page: permissions-policy is missing"],
    },
    {
      path: "/van-servicing/maidstone/",
      alter: header("strict-transport-security", "max-age=0"),
      failure: 'security headers of a page: strict-transport-security is "max-age=0"',
    },
    {
      path: "/admin/content-manager",
      alter: inTurn(
        header("cache-control", "public, max-age=60"),
        header("x-frame-options", "SAMEORIGIN"),
      ),
      failure: 'operators\' page: cache-control is "public, max-age=60", expected "no-store"',
      also: ['security headers of the operators\' page: x-frame-options is "SAMEORIGIN"'],
    },
    {
      path: "/api/services",
      alter: inTurn(
        header("x-content-type-options", null),
        header("referrer-policy", "unsafe-url"),
      ),
      failure: "security headers of an API response: x-content-type-options is missing",
      also: ['security headers of an API response: referrer-policy is "unsafe-url"'],
    },
    {
      path: "/favicon.svg",
      alter: inTurn(
        header("content-security-policy", "default-src 'self' 'unsafe-inline'"),
        header("cross-origin-opener-policy", null),
      ),
      failure:
        "security headers of a file: content-security-policy is \"default-src 'self' 'unsafe-inline'\"",
      also: ["security headers of a file: cross-origin-opener-policy is missing"],
    },
    {
      path: "/api/content-estimate",
      alter: status(200),
      failure: "operators' calls without a sign-in: status is 200, expected 401",
    },
    {
      path: "/local-operators/.well-known/openid-configuration",
      alter: status(500),
      failure:
        "operators' sign-in page: the identity provider ORIGIN/local-operators does not describe itself (status 500)",
    },
  ],
  "a sitemap of another site": [
    {
      path: "/robots.txt",
      alter: replace("Allow: /\n\nSitemap: ", "Disallow: /\n\nSitemap: https://other.example/"),
      failure:
        'robots.txt: Sitemap is "https://other.example/ORIGIN/sitemap.xml", expected "ORIGIN/sitemap.xml"',
      also: ["robots.txt: it forbids every page"],
    },
    {
      path: "/sitemap.xml",
      alter: replace(
        "</sitemapindex>",
        "<sitemap><loc>https://other.example/a.xml</loc></sitemap></sitemapindex>",
      ),
      failure: "sitemap: it lists addresses of another site, such as https://other.example/a.xml",
    },
    {
      path: "/sitemaps/south-east.xml",
      alter: replace(/<url><loc>[^<]*\/van-servicing\/kent\/<\/loc>.*?<\/url>/, ""),
      failure: "sitemap: it does not list /van-servicing/kent/",
    },
    {
      path: "/sitemaps/london.xml",
      alter: inTurn(status(500), replace(/.*/s, "")),
      failure: "sitemap: status of /sitemaps/london.xml is 500, expected 200",
      also: ["sitemap: /sitemaps/london.xml lists no page"],
    },
    {
      path: "/admin/content-manager",
      alter: replace('name="robots" content="noindex"', 'name="robots" content="index,follow"'),
      failure: 'operators\' page: robots is "index,follow", expected "noindex"',
    },
    {
      path: "/api/operator-sign-in",
      alter: json((value) => delete value["clientId"]),
      failure: "operators' sign-in page: the API does not name the identity provider (status 200)",
    },
    {
      path: "/van-servicing/no-such-place-smoke-test/",
      alter: replace('name="robots" content="noindex"', 'name="robots" content="index,follow"'),
      failure: 'unknown page: robots is "index,follow", expected "noindex"',
    },
    {
      path: "/api/book-my-garage",
      alter: json(
        (value) => (value["redirectUrl"] = "https://partner.example/?vrm={registration}"),
      ),
      failure:
        'booking, erased afterwards: the partner\'s address is "https://partner.example/?vrm={registration}"',
    },
  ],
  "an API that has failed": [
    {
      path: "/sitemap.xml",
      alter: status(503),
      failure: "sitemap: status of /sitemap.xml is 503, expected 200",
    },
    { path: "/robots.txt", alter: status(404), failure: "robots.txt: status is 404, expected 200" },
    {
      path: "/api/operator-sign-in",
      alter: status(502),
      failure: "operators' sign-in page: the API does not name the identity provider (status 502)",
    },
    {
      path: "/api/booking/show",
      alter: replace('"registration":"SMOKETST"', '"registration":"AB12CDE"'),
      failure:
        'booking, erased afterwards: registration behind the link is "AB12CDE", expected "SMOKETST"',
    },
  ],
};
