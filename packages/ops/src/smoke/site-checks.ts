import { endpoints } from "@vanfettle/contract/endpoints";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { samplePages, unknownPath } from "./page-checks.ts";
import { differs, type Check, type VisitedSite } from "./visited-site.ts";

/** The security headers of every response, with a test of each value. */
const securityHeaders: Record<string, (value: string) => boolean> = {
  "strict-transport-security": (value) => Number(/^max-age=(\d+)/.exec(value)?.[1]) > 0,
  "content-security-policy": (value) =>
    ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"].every((part) =>
      value.includes(part),
    ) && !value.includes("unsafe-"),
  "x-content-type-options": (value) => value === "nosniff",
  "x-frame-options": (value) => value === "DENY",
  "referrer-policy": (value) => value === "strict-origin-when-cross-origin",
  "permissions-policy": (value) => value.includes("camera=()"),
  "cross-origin-opener-policy": (value) => value === "same-origin",
};

const samples = [
  ["a page", servicingPath("maidstone")],
  ["the operators' page", pages.contentManager.canonical],
  ["an API response", endpoints.listServices.path],
  ["a file", "/favicon.svg"],
  ["an unknown page", unknownPath],
] as const;

export function headerChecks(site: VisitedSite): Check[] {
  const checks = samples.map(([kind, path]) => ({
    name: `security headers of ${kind}`,
    run: async () => headerProblems((await site.get(path)).headers),
  }));
  const isSecure = new URL(site.base).protocol === "https:";
  return isSecure
    ? [...checks, { name: "redirect from http to https", run: () => checkRedirect(site) }]
    : checks;
}

function headerProblems(headers: Headers): string[] {
  return Object.entries(securityHeaders).flatMap(([name, isSafe]) => {
    const value = headers.get(name);
    if (value === null) return [`${name} is missing`];
    return isSafe(value) ? [] : [`${name} is ${JSON.stringify(value)}`];
  });
}

async function checkRedirect(site: VisitedSite): Promise<string[]> {
  const path = pages.motLanding.canonical;
  const { status, headers } = await site.get(`http://${new URL(site.base).host}${path}`);
  return [
    ...differs("status", status, 301),
    ...differs("location", headers.get("location"), site.base + path),
  ];
}

/** Returns the checks of robots.txt and the sitemap. */
export const sitemapChecks = (site: VisitedSite): Check[] => [
  { name: "robots.txt", run: () => checkRobots(site) },
  { name: "sitemap", run: () => checkSitemap(site) },
];

const indexPath = endpoints.getSitemapIndex.path;

async function checkRobots(site: VisitedSite): Promise<string[]> {
  const { status, body } = await site.get("/robots.txt");
  return [
    ...differs("status", status, 200),
    ...differs("Sitemap", /^Sitemap: (\S+)$/m.exec(body)?.[1], site.origin + indexPath),
    ...(/^Disallow: \/\s*$/m.test(body) ? ["it forbids every page"] : []),
  ];
}

async function checkSitemap(site: VisitedSite): Promise<string[]> {
  const index = await site.get(indexPath);
  if (index.status !== 200) return differs(`status of ${indexPath}`, index.status, 200);
  const files = addresses(index.body);
  const problems = strangers(files, site.origin);
  const listed = new Set<string>();
  for (const file of files.filter((each) => each.startsWith(`${site.origin}/`))) {
    const { pathname } = new URL(file);
    const { status, body } = await site.get(pathname);
    problems.push(...differs(`status of ${pathname}`, status, 200));
    const found = addresses(body);
    if (found.length === 0) problems.push(`${pathname} lists no page`);
    problems.push(...strangers(found, site.origin));
    for (const address of found) listed.add(address);
  }
  const missing = samplePages.filter(({ canonical }) => !listed.has(site.origin + canonical));
  return [...problems, ...missing.map(({ canonical }) => `it does not list ${canonical}`)];
}

const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);

/** Returns a problem with an example if the list has addresses of another site. */
function strangers(listed: readonly string[], origin: string): string[] {
  const others = listed.filter((address) => !address.startsWith(`${origin}/`));
  return others.length === 0 ? [] : [`it lists addresses of another site, such as ${others[0]}`];
}
