// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { createQueries } from "./api/queries.ts";
import { createQueryClient } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { sow, type DocumentState } from "./document/document-state.ts";
import { withShownTexts } from "./document/shown-texts.ts";
import { screenOf } from "./routes.ts";
import { pageAt } from "./testing/a-document.ts";
import { aCounty, aLocation } from "./testing/a-location.ts";
import { aServer } from "./testing/a-server.ts";

const texts = {
  servicing_content: "<h2>A</h2><p>b &amp; c</p>",
  faq_content: JSON.stringify([{ question: "Q?", answer: "A." }]),
};
const answers = {
  "/api/locations": [],
  "/api/regions": [],
  "/api/locations/maidstone": aLocation(texts),
  "/api/locations/kent": aCounty(30),
};

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** What the entry does in a browser, with the document the edge wrote. */
async function hydrate(path: string) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const page = await pageAt(path, answers);
  document.head.innerHTML = page.head;
  document.body.innerHTML = `<div id="root">${page.body}</div>`;
  const { seeds, ...facts } = JSON.parse(page.state) as DocumentState;
  const server = aServer(answers);
  const client = createQueryClient();
  sow(client, withShownTexts(seeds, document));
  const faults: unknown[] = [];
  const root = document.getElementById("root") as HTMLElement;
  const before = root.innerHTML;
  const context = { ...facts, pathname: path, api: server.api, queries: createQueries(server.api) };
  await act(async () => {
    hydrateRoot(root, <App document={context} client={client} screen={screenOf(path)} />, {
      onRecoverableError: (fault) => faults.push(fault),
    });
  });
  return { before, after: root.innerHTML, faults, calls: server.calls };
}

test.each([
  "/",
  "/van-servicing/maidstone/",
  "/van-mot/maidstone/",
  "/van-servicing/kent/",
  "/van-mot/",
  "/services/oil-changes",
  "/privacy-policy",
  "/cookie-policy",
  "/van-servicing/nowhere/",
  "/nowhere",
])("%s is taken over as it stands: no fault, nothing drawn twice, no tag doubled, no call", async (path) => {
  const { before, after, faults, calls } = await hydrate(path);
  expect(faults).toEqual([]);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(document.querySelectorAll("title")).toHaveLength(1);
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.querySelectorAll('link[rel="canonical"]').length).toBeLessThanOrEqual(1);
  expect(after.replace(' aria-expanded="false"', "")).toBe(before);
  expect(calls).toEqual([]);
});
