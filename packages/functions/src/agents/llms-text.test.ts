import { toolNames, tools } from "@vanfettle/contract/agents/tools";
import { expect, test } from "vitest";
import { llmsText } from "./llms-text.ts";

test.each(toolNames)("llms.txt lists %s with its description", (name) => {
  expect(llmsText("https://site.test")).toContain(`- ${name}: ${tools[name].description}`);
});

test("llms.txt has one title, a summary, and links only to the site", () => {
  const text = llmsText("https://site.test");
  expect(text.match(/^# /gm)).toHaveLength(1);
  expect(text).toMatch(/^# \w+\n\n> .+\.\n/);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => url);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((url) => !url.startsWith("https://site.test/"))).toEqual([]);
});
