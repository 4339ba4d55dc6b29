import { indexedPages } from "@vanfettle/contract/indexed-pages";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { samplePageSettings } from "@vanfettle/contract/page-settings";
import { locationPath, matchPage, type SlugPageName } from "@vanfettle/contract/paths";
import { services } from "@vanfettle/contract/services";
import { settingHeaders } from "@vanfettle/contract/testing/setting-headers";
import { visibleText } from "../../packages/web/src/testing/render-document.ts";
import type { SiteData } from "./site-data.ts";

/** The content of a page as shown to a visitor. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  /** The whole document. */
  html: string;
  /** The body as HTML. */
  body: string;
  /** The text of the body. */
  words: string;
  /** The location of the page; null for a page such as the home page. */
  location: LocationPage | null;
}

type Handler = (typeof import("../../packages/edge/src/handler.ts"))["handler"];

/** The deployed edge renderer. `npm test` builds it first. */
const { handler } = (await import(
  new URL("../../.build/edge/index.mjs", import.meta.url).href
)) as {
  handler: Handler;
};

/** The API's responses by path, as fetched by the edge. Any other path is an unknown location. */
let responses: Record<string, unknown> = {};
globalThis.fetch = (url) => {
  const path = new URL(url as string).pathname;
  return Promise.resolve(
    path in responses ? Response.json(responses[path]) : new Response("", { status: 404 }),
  );
};

/** The headers with the settings of a local site. */
const customHeaders = Object.fromEntries(
  Object.entries(settingHeaders(samplePageSettings)).map(([name, value]) => [name, [{ value }]]),
);

const decoded = (text: string): string =>
  text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"');

async function renderPage(
  path: string,
  answers: Record<string, unknown>,
  location: LocationPage | null,
) {
  responses = { "/api/services": services, ...answers };
  const request = {
    uri: path,
    querystring: "",
    method: "GET",
    headers: {},
    origin: { s3: { customHeaders } },
  };
  const answer = await handler({
    Records: [{ cf: { config: { distributionDomainName: "www.example" }, request } }],
  });
  if (!("body" in answer) || answer.status !== "200") throw new Error(`${path} was not rendered`);
  const { body: html } = answer;
  const body = html.slice(html.indexOf("<body"));
  return {
    path,
    title: decoded(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ""),
    description: decoded(/<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? ""),
    html,
    body,
    words: visibleText(body),
    location,
  } satisfies SitePage;
}

/** Renders a page of a location like the edge. Two regions have another slug under /van-mot/. */
export function renderLocation(page: SlugPageName, location: LocationPage): Promise<SitePage> {
  const path = locationPath(page, location.slug);
  const match = matchPage(path);
  const slug = match && "slug" in match ? match.slug : "";
  return renderPage(path, { [`/api/locations/${slug}`]: location }, location);
}

/** Renders a page that is not about a location. */
export const renderFixedPage = (path: string, { core, locations }: SiteData): Promise<SitePage> =>
  renderPage(
    path,
    {
      "/api/locations": core,
      "/api/regions": [],
      "/api/locations/london": locations.get("london"),
    },
    null,
  );

/** Renders each page without a location that search engines should index. */
export async function renderFixedPages(site: SiteData): Promise<SitePage[]> {
  const pages: SitePage[] = [];
  for (const path of indexedPages) pages.push(await renderFixedPage(path, site));
  return pages;
}
