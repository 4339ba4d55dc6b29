import { expect, test } from "vitest";
import { indexedPages } from "@vanfettle/contract/indexed-pages";
import { pages } from "@vanfettle/contract/paths";
import { savedVansKey } from "../features/my-vans/saved-vans.ts";
import { renderDocument, visibleText } from "../testing/render-document.ts";

test("has no vans in the document, is not indexed and explains that it needs JavaScript", async () => {
  const { head, body } = await renderDocument(pages.myVans.canonical, {});
  expect(head).toContain('<meta name="robots" content="noindex"');
  expect(indexedPages).not.toContain(pages.myVans.canonical);
  expect(body).toMatch(/<noscript>.*This page needs JavaScript.*\/van-check\/.*<\/noscript>/s);
  expect(body).not.toContain("No vans saved");
});

test("is linked from the privacy policy, and its storage is listed in the cookie policy", async () => {
  const cookies = visibleText((await renderDocument(pages.cookiePolicy.canonical, {})).body);
  expect(cookies).toMatch(
    new RegExp(`${savedVansKey} The vans that you saved: registration, your label, MOT dates`),
  );
  expect(cookies).toContain("Only once you press “Save on this device”");
  const main = /<main.*<\/main>/s.exec(
    (await renderDocument(pages.privacyPolicy.canonical, {})).body,
  )?.[0];
  expect(main).toContain(`href="${pages.myVans.canonical}"`);
});
