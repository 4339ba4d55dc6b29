import { expect, test } from "vitest";
import { toolNames, tools } from "@vanfettle/contract/agent/tools";
import { regions } from "@vanfettle/contract/location/regions";
import { llmsText } from "./llms-text.ts";

test.each(toolNames)("llms.txt lists %s with its description", (name) => {
  expect(llmsText("https://site.test")).toContain(`- ${name}: ${tools[name].description}`);
});

test("llms.txt has one title, a summary, and links to the pages that it names", () => {
  const text = llmsText("https://site.test");
  expect(text.match(/^# /gm)).toHaveLength(1);
  expect(text).toMatch(/^# \w+\n\n> .+\.\n/);
  const links = Array.from(text.matchAll(/\[(.+)\]\((.+?)\)/g), ([, label = "", url = ""]) => [
    label,
    url,
  ]);
  expect(links).toHaveLength(3 + 4 + regions.length);
  expect(Object.fromEntries(links)).toMatchObject({
    "OpenAPI document": "https://site.test/openapi.json",
    "For developers": "https://site.test/developers/",
    Sitemap: "https://site.test/sitemap.xml",
    "MOT stations near a postcode": "https://site.test/garages/",
    "MOT date and class of a van": "https://site.test/van-check/",
    "Van MOT": "https://site.test/van-mot/",
    "Van servicing": "https://site.test/",
    "Yorkshire & Humber": "https://site.test/van-servicing/yorkshire/",
  });
});
