import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledColumns } from "@vanfettle/core/content/text/location-page";
import { findLocation } from "@vanfettle/core/location/location";
import type { PlaceRow } from "@vanfettle/core/location/location-row";
import { openTable } from "@vanfettle/core/table/table";
import { startEngine, type Engine } from "@vanfettle/core/testing/dynamodb-engine";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { startTextService, type TextService } from "@vanfettle/text-service/server";
import { generateRegion, readProgress } from "./harness/operator-client.ts";
import { pageViolations } from "./harness/page-rules.ts";
import { leakViolations } from "./harness/response-rules.ts";
import { textViolations } from "./harness/run-rules.ts";
import { bootSite, testClient, type Site } from "./harness/site.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";

const poisons = 30;
const places = buildTowns("wales", poisons);

const dataDir = temporaryFolder();
const key = "sk-canary-of-the-whole-site";
let engine: Engine;
let texts: TextService;
let site: Site;
const client = () => testClient(engine.endpoint);
let before: Map<string, string>;
const slug = places[0]?.canonicalSlug ?? "";
const cachedPaths = [`/van-servicing/${slug}/`, `/van-mot/${slug}/`, `/api/locations/${slug}`];
beforeAll(async () => {
  [engine, texts] = await Promise.all([startEngine(), startTextService()]);
  site = await bootSite({
    dataDir,
    databaseEndpoint: engine.endpoint,
    rows: places,
    env: {
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: texts.baseUrl,
      OPENAI_MODEL: "writer",
      GENERATION_CONCURRENCY: "10",
    },
  });
  // These are in the CDN's cache before any text exists.
  await Promise.all(cachedPaths.map(async (path) => (await fetch(site.url + path)).text()));
  await runWales();
  before = await storedTexts();
  texts.setFaults(
    places.map(({ name }, n) => ({ mode: `poison-${n + 1}` as const, match: `^${name}$` })),
  );
  await runWales();
});
afterAll(async () => {
  await site.close();
  await texts.close();
  await engine.stop();
});

async function runWales(): Promise<void> {
  const { status, body } = await generateRegion(site.url, "Wales");
  if (status !== 202) throw new Error(`Wales was not started: ${status} ${body.message}`);
  for (;;) {
    const progress = await readProgress(site.url);
    if (progress?.startedAt === body.startedAt && progress?.isRunning === false) return;
    await delay(100);
  }
}

const locationOf = async (slug: string) => {
  const one = client();
  const found = await findLocation(
    { table: openTable({ client: one, table: site.tableNames[0] ?? "" }) },
    slug,
    "place",
  );
  one.destroy();
  return found.row;
};

/** Returns the seven attributes shown to visitors as JSON, by place name. */
async function storedTexts(): Promise<Map<string, string>> {
  const rows = await Promise.all(places.map(({ canonicalSlug }) => locationOf(canonicalSlug)));
  return new Map(
    rows.map((row) => [
      row.name,
      JSON.stringify([
        row.servicingContent,
        row.motContent,
        row.faqContent,
        row.servicingMetaTitle,
        row.servicingMetaDescription,
        row.motMetaTitle,
        row.motMetaDescription,
      ]),
    ]),
  );
}

test("pages and API show a text with its metadata as soon as it is published, and no older text", async () => {
  const row = filledColumns({ kind: "place", row: (await locationOf(slug)) as PlaceRow });
  const [servicing = "", mot = "", call = ""] = await Promise.all(
    cachedPaths.map(async (path) => (await fetch(site.url + path)).text()),
  );
  expect(JSON.parse(call)).toMatchObject({
    servicing_content: row.servicingContent,
    mot_content: row.motContent,
    faq_content: row.faqContent,
    servicing_meta_title: row.servicingMetaTitle,
    mot_meta_description: row.motMetaDescription,
  });
  for (const [html, content, title] of [
    [servicing, row.servicingContent, row.servicingMetaTitle],
    [mot, row.motContent, row.motMetaTitle],
  ] as const) {
    // A disclosure contains the blocks after the first paragraph.
    const blocks = content?.split(/(?<=<\/(?:h2|h3|p|ul)>)/) ?? [];
    expect(blocks.length).toBeGreaterThan(1);
    for (const block of blocks) expect(html).toContain(block);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain(title?.replaceAll("&", "&amp;"));
  }
});

/**
 * The malformed responses: a megabyte of a single word, two empty responses, two with malformed
 * questions.
 */
const withoutText = 5;

test("publishes none of thirty poisoned responses, keeps the well-formed texts as drafts, and reports why the others failed", async () => {
  expect([...before.values()].filter((text) => text.includes("null"))).toEqual([]);
  expect(await storedTexts()).toEqual(before);
  expect(await readProgress(site.url)).toMatchObject({
    completed: poisons - withoutText,
    failed: withoutText,
    regionProgress: [{ region: "Wales", errorCode: "invalid_response" }],
  });
});

const injected =
  /<(script|style|iframe|svg|base|form|object|embed|meta|link|img)\b|\son\w+=|javascript:|alert\(|evil\.example|rival-garages|\{\{|\$\{|lorem ipsum|as an ai language/i;

test.each(places.map(({ name, canonicalSlug }, n) => [n + 1, name, canonicalSlug] as const))(
  "poisoned response %i leaves nothing in the document, its head or its structured data",
  async (_, name, slug) => {
    expect(textViolations(await locationOf(slug))).toEqual([]);
    for (const path of [`/van-servicing/${slug}/`, `/van-mot/${slug}/`]) {
      const response = await fetch(site.url + path);
      const html = await response.text();
      expect(
        pageViolations({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          html,
        }),
      ).toEqual([]);
      const blocks = [
        ...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g),
      ];
      expect(blocks.length).toBeGreaterThan(1);
      for (const [, json = ""] of blocks) expect(() => JSON.parse(json) as unknown).not.toThrow();
      const text = (before.get(name) ?? "").slice(0, 60);
      expect(text).not.toBe("");
      const written =
        /<main[\s\S]*<\/main>/
          .exec(html)?.[0]
          .replace(
            /<script type="application\/(?:ld\+)?json"[\s\S]*?<\/script>|<form[\s\S]*?<\/form>|<svg[\s\S]*?<\/svg>/g,
            "",
          ) ?? "";
      expect(injected.exec(written)?.[0]).toBeUndefined();
      const structured = blocks.map(([, json]) => json).join("");
      expect(
        /<\/?script|alert\(|evil\.example|rival-garages|\u202e/i.exec(structured)?.[0],
      ).toBeUndefined();
    }
  },
);

test("a key that the service rejects and quotes does not appear in any log, execution history or response", async () => {
  texts.setFaults([{ mode: "unauthorised" }]);
  await runWales();
  const progress = await readProgress(site.url);
  expect(progress).toMatchObject({ errorCode: "key_rejected" });
  const written = readdirSync(dataDir, { recursive: true, encoding: "utf8" })
    .map((file) => join(dataDir, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, "latin1"));
  expect(written.length).toBeGreaterThan(5);
  expect(leakViolations([key], [...written, JSON.stringify(progress)])).toEqual([]);
});
