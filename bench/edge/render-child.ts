import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { decidePage } from "@vanfettle/contract/page-decision";
import { locationPageMeta } from "@vanfettle/contract/page-meta";
import { servicingPath } from "@vanfettle/contract/paths";
import type { LocationPage } from "@vanfettle/contract/schemas";
import { services } from "@vanfettle/contract/services";
import { scriptSafeJson } from "@vanfettle/contract/structured-data";
import { documentTemplate } from "../../packages/edge/src/document.ts";
import { locationRows, pageWithText } from "../data/location-rows.ts";
import { answerParent } from "../measure/serve-messages.ts";
import { median, quantile } from "../measure/statistics.ts";
import { rounds } from "../measure/interleaved-rounds.ts";

export interface RenderFigures {
  firstMs: number;
  p50Ms: number;
  p99Ms: number;
  floorMs: number;
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
/** What the network's own machinery costs is no part of rendering. */
globalThis.fetch = async (input) => {
  const body = bodies.get(new URL(input as string).pathname);
  return { ok: body !== undefined, status: body ? 200 : 404, json: async () => JSON.parse(body ?? "null") } as Response;
};

const { handler } = (await import(resolve(".build/edge/index.mjs"))) as {
  handler: (event: object) => Promise<{ status?: string; body?: string }>;
};

/** Far below any whole page. To look into the text would put its pieces together, which nobody does for the floor's. */
const leastCharacters = 20_000;

async function render({ slug }: LocationPage): Promise<void> {
  const request = { uri: servicingPath(slug), querystring: "", method: "GET", headers: {} };
  const answer = await handler({
    Records: [{ cf: { config: { distributionDomainName: "www.vanfettle.co.uk" }, request } }],
  });
  if (answer.status !== "200" || (answer.body?.length ?? 0) < leastCharacters)
    throw new Error(`${slug} was not rendered.`);
}

const fill = documentTemplate(readFileSync(".build/web/template.html", "utf8"));
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The least an edge function could do: title, description, canonical address, social tags and structured data. */
function fillWithMeta(page: LocationPage): void {
  const decision = decidePage(servicingPath(page.slug), page);
  if (decision.kind !== "show") throw new Error(`${page.slug} is not shown.`);
  const options = { origin, canonicalPath: decision.canonical };
  const { title, description, canonical, jsonLd } = locationPageMeta("servicingLocation", page, options);
  const [t, d] = [escaped(title), escaped(description)];
  const blocks = jsonLd.map((block) => `<script type="application/ld+json">${scriptSafeJson(block)}</script>`);
  fill({
    head: `<title>${t}</title><meta name="description" content="${d}"><link rel="canonical" href="${canonical}"><meta property="og:title" content="${t}"><meta property="og:description" content="${d}"><meta property="og:url" content="${canonical}">${blocks.join("")}`,
    body: "",
    state: "{}",
  });
}

let turn = 0;
const next = () => pages[(turn += 1) % pages.length] as LocationPage;

async function times(work: (page: LocationPage) => Promise<void> | void, all: number[]): Promise<number> {
  const ms: number[] = [];
  for (let i = 0; i < perRound; i += 1) {
    const page = next();
    const started = performance.now();
    await work(page);
    ms.push(performance.now() - started);
  }
  all.push(...ms);
  return median(ms);
}

async function measure(): Promise<RenderFigures> {
  const started = performance.now();
  await render(next());
  const firstMs = performance.now() - started;
  for (let i = 0; i < perRound * 2; i += 1) {
    await render(next());
    fillWithMeta(next());
  }
  const rendered: number[] = [];
  const result = await rounds(5, { render: () => times(render, rendered), floor: () => times(fillWithMeta, []) });
  const mean = rendered.reduce((sum, ms) => sum + ms, 0) / rendered.length;
  return {
    firstMs,
    p50Ms: result.of("render"),
    p99Ms: quantile(rendered, 0.99),
    floorMs: result.of("floor"),
    ratio: result.ratio("render", "floor"),
    perSecond: 1000 / mean,
  };
}

answerParent(measure);
