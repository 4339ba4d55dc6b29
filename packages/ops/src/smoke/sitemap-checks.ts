import { endpoints } from "@vanfettle/contract/endpoints";
import { samplePages } from "./page-checks.ts";
import { differs, type VisitedSite, type Check } from "./visited-site.ts";

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

/** Reads all sitemap files and reports missing sample pages that are canonical. */
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
