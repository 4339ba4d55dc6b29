import { expect, test } from "vitest";
import { indexedPages } from "@vanfettle/contract/indexed-pages";
import { countiesByRegion } from "@vanfettle/contract/location/counties";
import { nameInSentence } from "@vanfettle/contract/location/location";
import { regions } from "@vanfettle/contract/location/regions";
import { motAToZPath, motPath, servicingPath } from "@vanfettle/contract/paths";
import { renderDocument } from "../testing/render-document.ts";

const areas = [...regions, ...Object.values(countiesByRegion).flat()];

test("links both pages of all 12 regions and 66 counties, with the area's name", async () => {
  expect(areas).toHaveLength(78);
  const { body } = await renderDocument("/sitemap", {});
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  for (const { name, slug } of areas) {
    expect(main).toContain(`href="${servicingPath(slug)}"`);
    expect(main).toContain(`href="${motPath(slug)}"`);
    expect(main).toContain(`<span class="sr-only"> in ${nameInSentence(name)}</span>`);
  }
});

test("links the A to Z of MOT pages of each county, with the county's name", async () => {
  const { body } = await renderDocument("/sitemap", {});
  const links = [...body.matchAll(/<a href="(\/van-mot\/a-z\/[^"]+)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, text = ""]) => [href, text.replaceAll(/<[^>]+>/g, "").replaceAll("&amp;", "&")],
  );
  const counties = regions.flatMap(({ slug }) => countiesByRegion[slug] ?? []);
  expect(links).toEqual(
    counties.map(({ name, slug }) => [motAToZPath(slug), `MOT A to Z in ${nameInSentence(name)}`]),
  );
});

test("links every other indexed page and the XML sitemap", async () => {
  const { body } = await renderDocument("/sitemap", {});
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  for (const path of indexedPages.filter((path) => path !== "/sitemap")) {
    expect(main).toContain(`href="${path}"`);
  }
  expect(main).toContain('href="/sitemap.xml"');
});

test("is linked from the footer, next to the XML sitemap", async () => {
  const { body } = await renderDocument("/privacy-policy", {});
  const footer = body.slice(body.indexOf("<footer"));
  expect(footer).toMatch(/<a href="\/sitemap"[^>]*>All regions and counties<\/a>/);
  expect(footer).toContain('<a href="/sitemap.xml">Sitemap</a>');
});
