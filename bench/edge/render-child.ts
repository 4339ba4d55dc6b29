import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { parseFaqs } from "@vanfettle/contract/location/location-text";
import { servicingPath } from "@vanfettle/contract/paths";
import { services } from "@vanfettle/contract/services";
import { documentTemplate } from "../../packages/edge/src/document.ts";
import { decidePage } from "../../packages/web/src/document/page-decision.ts";
import { locationPageMeta } from "../../packages/web/src/document/page-meta.ts";
import { scriptSafeJson } from "../../packages/web/src/document/structured-data.ts";
import { locationDescription } from "../../packages/web/src/features/location/texts/page-description.ts";
import { locationRows, pageWithText } from "../data/location-rows.ts";
import { interleavedRounds } from "../measure/interleaved-rounds.ts";
import { serveMessages } from "../measure/serve-messages.ts";
import { median, quantile } from "../measure/statistics.ts";

export interface RenderTimes {
  firstMs: number;
  p50Ms: number;
  p99Ms: number;
  /** The time for filling the template with metadata only. */
  fillMs: number;
  /** The ratio of rendering to filling. */
  ratio: number;
  perSecond: number;
}

const origin = "https://www.vanfettle.co.uk";
const pagesInRotation = 64;
const perRound = 600;

const pages = locationRows()
  .filter((location) => location.kind === "place" && location.row.isCore)
  .slice(0, pagesInRotation)
  .map(pageWithText);

const bodies = new Map(pages.map((page) => [`/api/locations/${page.slug}`, JSON.stringify(page)]));
bodies.set("/api/services", JSON.stringify(services));
// A real fetch would add network time to the rendering time.
globalThis.fetch = async (input) => {
  const body = bodies.get(new URL(input as string).pathname);
  return {
    ok: body !== undefined,
    status: body ? 200 : 404,
    json: async () => JSON.parse(body ?? "null"),
  } as Response;
};

const { handler } = (await import(resolve(".build/edge/index.mjs"))) as {
  handler: (event: object) => Promise<{ status?: string; body?: string }>;
};

/**
 * The minimum length of a page; real pages are far longer. Only the length is checked: searching
 * the text would flatten its string, a cost that filling the template does not have.
 */
const minCharacters = 20_000;

async function render({ slug }: LocationPage): Promise<void> {
  const request = { uri: servicingPath(slug), querystring: "", method: "GET", headers: {} };
  const response = await handler({
    Records: [{ cf: { config: { distributionDomainName: "www.vanfettle.co.uk" }, request } }],
  });
  if (response.status !== "200" || (response.body?.length ?? 0) < minCharacters) {
    throw new Error(`${slug} was not rendered.`);
  }
}

const { fillPage } = documentTemplate(readFileSync(".build/web/template.html", "utf8"));
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Does the minimum work of an edge function: title, description, canonical URL, social tags and
 * structured data.
 */
function fillWithMeta(page: LocationPage): void {
  const decision = decidePage(servicingPath(page.slug), page);
  if (decision.kind !== "show") throw new Error(`${page.slug} is not shown.`);
  const options = { origin, canonicalPath: decision.canonical };
  const { title, description, canonical, jsonLd } = locationPageMeta("servicingLocation", page, {
    ...options,
    description: locationDescription("servicingLocation", page),
    faqs: parseFaqs(page.faq_content),
  });
  const [t, d] = [escapeHtml(title), escapeHtml(description)];
  const blocks = jsonLd.map(
    (block) => `<script type="application/ld+json">${scriptSafeJson(block)}</script>`,
  );
  fillPage({
    head: `<title>${t}</title><meta name="description" content="${d}"><link rel="canonical" href="${canonical}"><meta property="og:title" content="${t}"><meta property="og:description" content="${d}"><meta property="og:url" content="${canonical}">${blocks.join("")}`,
    name: "servicingLocation",
    body: "",
    state: "{}",
  });
}

let requested = 0;
const nextPage = () => pages[(requested += 1) % pages.length] as LocationPage;

/**
 * Times a round of `work`, adds the milliseconds of each call to `all`, and returns their median.
 */
async function timeRound(
  work: (page: LocationPage) => Promise<void> | void,
  all: number[],
): Promise<number> {
  const ms: number[] = [];
  for (let i = 0; i < perRound; i += 1) {
    const page = nextPage();
    const started = performance.now();
    await work(page);
    ms.push(performance.now() - started);
  }
  all.push(...ms);
  return median(ms);
}

async function measure(): Promise<RenderTimes> {
  const started = performance.now();
  await render(nextPage());
  const firstMs = performance.now() - started;
  for (let i = 0; i < perRound * 2; i += 1) {
    await render(nextPage());
    fillWithMeta(nextPage());
  }
  const rendered: number[] = [];
  const result = await interleavedRounds(5, {
    render: () => timeRound(render, rendered),
    fill: () => timeRound(fillWithMeta, []),
  });
  const mean = rendered.reduce((sum, ms) => sum + ms, 0) / rendered.length;
  return {
    firstMs,
    p50Ms: result.median("render"),
    p99Ms: quantile(rendered, 0.99),
    fillMs: result.median("fill"),
    ratio: result.medianRatio("render", "fill"),
    perSecond: 1000 / mean,
  };
}

serveMessages(measure);
