import { describe, expect, test } from "vitest";
import { servicePages, services } from "@vanfettle/contract/services";
import { buildCounty, buildLocation, buildRegion } from "../testing/build-location.ts";
import { countOf, renderDocument, visibleText } from "../testing/render-document.ts";

const poison = `</script><script>alert("x")</script><img src=x onerror=alert(1)>' onload='y' {{z}}`;
const answers = {
  "/api/locations": [],
  "/api/regions": [],
  "/api/services": services,
  "/api/locations/maidstone": buildLocation({
    faq_content: JSON.stringify([{ question: "Q?", answer: "A." }]),
  }),
  "/api/locations/kent": buildCounty(25),
  "/api/locations/south-east": buildRegion(),
  "/api/locations/poison": buildLocation({
    slug: "poison",
    name: poison,
    county: poison,
    servicing_content: poison,
    mot_content: poison.repeat(5),
    servicing_meta_title: poison,
    mot_meta_description: poison,
    faq_content: JSON.stringify([{ question: poison, answer: poison }]),
    nearby: [{ name: poison, slug: "x", miles: 1, acrossWater: true }],
    alphabetical: [{ name: poison, slug: "x" }],
    centre: { name: poison, slug: "x" },
  }),
  "/api/locations/county-of-poison": buildLocation({
    slug: "county-of-poison",
    type: "county",
    name: poison,
    places: [{ id: "6f1c1d6e-9f0f-4c3b-8c55-0a54a0c0c009", name: poison, slug: "x", type: "town" }],
    class7Places: [{ name: poison, slug: "x", class7Count: 1 }],
  }),
};
const paths = [
  "/",
  "/van-servicing/",
  "/van-servicing/maidstone/",
  "/van-servicing/kent/",
  "/van-servicing/south-east/",
  "/van-servicing/poison/",
  "/van-mot/",
  "/van-mot/maidstone/",
  "/van-mot/poison/",
  "/van-mot/a-z/kent/",
  "/van-mot/a-z/county-of-poison/",
  ...servicePages.map(({ path }) => path),
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
  "/sitemap",
  "/find",
  "/garages/",
  "/van-check/",
  "/your-booking/",
  "/my-vans/",
  "/your-station/",
  "/developers/",
  "/fleet-check/",
  "/data-and-claims/",
  "/nowhere",
];

const known = new Set([
  "£54.85",
  "£180",
  "£58.60",
  "£1,000",
  "£100",
  "£38",
  "£29.50",
  "£57.30",
  "£59.55",
  "£80.65",
  "£2,500",
]);

describe.each(paths)("%s", (path) => {
  test("has one heading, one title, one description and no duplicate meta tags", async () => {
    const { head, body, status } = await renderDocument(path, answers);
    expect(countOf(body, "<h1")).toBe(1);
    for (const tag of [
      "<title>",
      'name="description"',
      'name="robots"',
      'property="og:title"',
      'property="og:description"',
      'property="og:type"',
      'name="twitter:card" content="summary"',
      'name="twitter:title"',
      'name="twitter:description"',
      'property="og:image"',
      'property="og:image:width"',
      'property="og:image:height"',
    ]) {
      expect([tag, countOf(head, tag)]).toEqual([tag, 1]);
    }
    const indexed = status === 200 ? 1 : 0;
    expect(countOf(head, 'rel="canonical" href="https://www.example/')).toBe(indexed);
    expect(countOf(head, 'property="og:url"')).toBe(indexed);
  });

  test("has no style attributes, inline handlers or scripts other than data", async () => {
    const { head, body } = await renderDocument(path, answers);
    const tags = (head + body).match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.filter((tag) => /\sstyle=/i.test(tag))).toEqual([]);
    expect(tags.filter((tag) => /\son\w+=/i.test(tag.replace(/"[^"]*"/g, '""')))).toEqual([]);
    expect(
      tags.filter((tag) => /^<script/i.test(tag) && !tag.includes('type="application/ld+json"')),
    ).toEqual([]);
  });

  test("has valid structured data without ratings", async () => {
    const { head, body } = await renderDocument(path, answers);
    const blocks = [
      ...(head + body).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ];
    for (const [, text = ""] of blocks) expect(JSON.parse(text)).toHaveProperty("@type");
    expect(blocks.map(([, text]) => text).join("")).not.toMatch(/rating|4\.9/i);
  });

  test("mentions only known prices, legal maxima, DVA's fees, the fine and the liability cap", async () => {
    const { body } = await renderDocument(path, answers);
    const amounts = visibleText(body).match(/£\s?[\d,.]*\d/g) ?? [];
    expect(amounts.filter((amount) => !known.has(amount))).toEqual([]);
  });

  test("has the common landmarks and links", async () => {
    const { body } = await renderDocument(path, answers);
    for (const tag of ['<header class="header">', "<main"]) {
      expect([tag, countOf(body, tag)]).toEqual([tag, 1]);
    }
    expect(body).toContain('<a class="skip" href="#content">');
    expect(body).toContain('<a href="/van-mot/">Van MOT</a>');
    expect(countOf(body, '<footer class="footer')).toBe(1);
    expect(body).toContain("© 2026 ");
    expect(body).toMatch(
      /<ul class="footer-social"[^>]*><li>Facebook<\/li><li>Instagram<\/li><li>X<\/li><\/ul>/,
    );
    for (const slug of ["london", "birmingham", "manchester", "liverpool", "bristol", "glasgow"]) {
      expect(body).toContain(`href="/van-servicing/${slug}/"`);
    }
  });
});

test("escapes markup in a location's texts", async () => {
  for (const path of [
    "/van-servicing/poison/",
    "/van-mot/poison/",
    "/van-mot/a-z/county-of-poison/",
  ]) {
    const { head, body, state } = await renderDocument(path, answers);
    const withoutData = body.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, "");
    expect(withoutData).not.toMatch(/<script|<img/);
    expect(withoutData).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(head).not.toMatch(/<script|<img/);
    expect(state).not.toMatch(/[<>&]/);
  }
});
