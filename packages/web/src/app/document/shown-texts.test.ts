// @vitest-environment jsdom
import { expect, test } from "vitest";
import { pageAt } from "../../testing/render-document.ts";
import { buildLocation } from "../../testing/build-location.ts";
import type { DocumentState } from "./document-state.ts";
import { withShownTexts } from "./shown-texts.ts";

const text = "<h2>Work &amp; worth</h2><p>It's 5 &lt; 6.</p><ul><li>one</li></ul>";
const faqs = [{ question: "A <b>?", answer: "</script> & \u2028" }];

async function seedOf(also: Parameters<typeof buildLocation>[0]) {
  const page = await pageAt("/van-servicing/maidstone/", { "/api/locations/maidstone": buildLocation(also) });
  document.body.innerHTML = page.body;
  const { seeds } = JSON.parse(page.state) as DocumentState;
  const shown = withShownTexts(seeds, document);
  const [, loaded] = shown[0] as [unknown, { location: ReturnType<typeof buildLocation> }];
  return { state: page.state, location: loaded.location };
}

test("a text and its questions travel once, and are read back as they were", async () => {
  const { state, location } = await seedOf({ servicing_content: text, faq_content: JSON.stringify(faqs) });
  expect(state).not.toContain("worth");
  expect(location.servicing_content).toBe(text);
  expect(JSON.parse(location.faq_content ?? "")).toEqual(faqs);
});

test("a text that is not our own markup stays in the state", async () => {
  const hostile = "<img src=x onerror=alert(1)>";
  const { location } = await seedOf({ servicing_content: hostile, faq_content: "[]" });
  expect(location.servicing_content).toBe(hostile);
  expect(location.faq_content).toBe("[]");
});

test("no text is no text", async () => {
  const { location } = await seedOf({});
  expect(location).toMatchObject({ servicing_content: null, faq_content: null });
});
