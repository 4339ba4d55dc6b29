import { describe, expect, test } from "vitest";
import { samplePageSettings as settings } from "@vanfettle/contract/page-settings";
import { buildSmallStationData } from "@vanfettle/stations/testing/small-station-data";
import { startGaragesApp } from "../packages/functions/src/testing/garages-app.ts";
import { createApi } from "../packages/web/src/api/client.ts";
import { renderPage } from "../packages/web/src/app/entry-server.tsx";
import { visibleText } from "../packages/web/src/testing/render-document.ts";

// Visitors' input that is neither a place name nor a known postcode, tested on the pages over their
// function.

const app = startGaragesApp(buildSmallStationData());

/** Routes the pages' calls to the function, like API Gateway. */
const api = createApi({
  base: "https://api.example",
  fetch: async (input) => {
    const { pathname, searchParams } = new URL(input as string);
    const postcode = /^\/api\/stations\/near\/(.*)$/.exec(pathname)?.[1];
    const sent = { query: searchParams.toString() };
    const pathParameters = postcode === undefined ? {} : { postcode: decodeURIComponent(postcode) };
    const { statusCode = 500, body = "" } = await app.send("GET", pathname, {
      ...sent,
      pathParameters,
    });
    return new Response(body, {
      status: statusCode,
      headers: { "content-type": "application/json" },
    });
  },
});

/** Renders the search page. Returns its status, text and content, or its redirect target. */
async function open(path: "/find" | "/garages/", parameters: Record<string, string>) {
  const search = new URLSearchParams(parameters).toString();
  const page = await renderPage({
    path,
    search,
    origin: "https://www.example",
    today: "2026-11-22",
    settings,
    api,
  });
  if (page.kind === "redirect") return { status: 302, words: page.to, main: "" };
  if (page.kind === "shell") throw new Error(`${path} is not rendered`);
  const main = page.body.slice(page.body.indexOf("<main"), page.body.indexOf("</main>"));
  return { status: page.status, words: visibleText(main), main };
}

const noPostcode = "Enter a UK postcode, such as SW1A 1AA";

describe.each<{ text: string; found: string; near: string; nearStatus: number }>([
  {
    text: "ZZ99",
    found: "We could not find ZZ99",
    near: "We could not find that postcode",
    nearStatus: 404,
  },
  {
    text: "ZZ99 9ZZ",
    found: "We could not find ZZ99 9ZZ",
    near: "We could not find that postcode",
    nearStatus: 404,
  },
  {
    text: "BT1 1AA",
    found: "BT1 1AA is in Northern Ireland",
    near: "DVA tests your van",
    nearStatus: 200,
  },
  {
    text: "GY1",
    found: "Guernsey is not in the United Kingdom",
    near: "GY1 is outside Great Britain",
    nearStatus: 200,
  },
  {
    text: "GIR 0AA",
    found: "GIR 0AA has no location",
    near: "the post of Girobank, a bank in Bootle",
    nearStatus: 200,
  },
  {
    text: "LS1 4A",
    found: "LS1 4A is not a full postcode",
    near: "LS1 4A is not a full postcode",
    nearStatus: 400,
  },
  { text: "L", found: "", near: noPostcode, nearStatus: 400 },
  { text: "LS1", found: "Places near LS1", near: "MOT stations near LS1", nearStatus: 200 },
  {
    text: "QX1 1ZZ",
    found: "Places near QX1 1ZZ",
    near: "from the middle of QX1 1",
    nearStatus: 200,
  },
  { text: "🚐", found: "No results for “🚐”", near: noPostcode, nearStatus: 400 },
  { text: "A".repeat(200), found: "No results for “AAAA", near: noPostcode, nearStatus: 400 },
  { text: "'; DROP TABLE vans; --", found: "No results for", near: noPostcode, nearStatus: 400 },
  { text: "<script>alert(1)</script>", found: "", near: noPostcode, nearStatus: 400 },
  { text: "%00%ff", found: "", near: noPostcode, nearStatus: 400 },
  { text: "\u0000", found: "", near: noPostcode, nearStatus: 400 },
])("$text", ({ text, found, near, nearStatus }) => {
  test("gets a response from both calls, without a server error", async () => {
    const search = await app.send("GET", "/api/find", {
      query: new URLSearchParams({ q: text }).toString(),
    });
    expect(search.statusCode).toBe(200);
    expect((await app.near(text)).statusCode).toBe(nearStatus);
  });

  test("gets a sentence and links to continue when typed into the search box", async () => {
    const { status, words, main } = await open("/find", { q: text });
    expect(status).toBe(200);
    expect(words).toContain(found);
    expect(main.match(/<a href="\/[\w-]+\/[\w-]+\/"/g)?.length).toBeGreaterThan(0);
    expect(main).not.toContain("<script>alert");
  });

  test("gets a sentence and the form again when typed as a postcode", async () => {
    const { status, words, main } = await open("/garages/", { postcode: text });
    expect(status).toBe(200);
    expect(words).toContain(near);
    expect(main).toContain('name="postcode"');
    expect(main).not.toContain("<script>alert");
  });

  test("is not logged", () => {
    expect(app.requests.length).toBeGreaterThan(0);
    const logged = JSON.stringify([app.requests, app.failures]);
    expect(text.length > 2 && logged.includes(text)).toBe(false);
    expect(app.failures).toEqual([]);
  });
});
