import { describe, expect, test } from "vitest";
import type { FindPlaces } from "@vanfettle/contract/find/find-schemas";
import { samplePageSettings as settings } from "@vanfettle/contract/page-settings";
import { renderPage } from "../app/entry-server.tsx";
import { nothingFound } from "../features/find/find-query.ts";
import { origin, renderDocument, today, visibleText } from "../testing/render-document.ts";
import { json, stubServer } from "../testing/stub-server.ts";

const place = (name: string, slug: string, area: string, miles: number | null = null) =>
  ({ kind: "place", name, slug, area, miles }) as const;
const answer = (found: Partial<FindPlaces>): FindPlaces => ({
  ...nothingFound,
  outcome: "places",
  ...found,
});
const stIves = answer({
  places: [
    place("St Ives, Cambridgeshire", "st-ives", "Cambridgeshire, East of England"),
    place("St Ives, Cornwall", "st-ives-cornwall", "Cornwall, South West"),
  ],
});

const mainOf = (body: string): string => body.slice(body.indexOf("<main"), body.indexOf("</main>"));
const render = async (query: string, found: unknown) => {
  const page = await renderDocument(`/find?${query}`, { "/api/find": found });
  return { ...page, main: mainOf(page.body), words: visibleText(mainOf(page.body)) };
};
const redirectOf = (search: string, found: unknown) =>
  renderPage({
    path: "/find",
    search,
    origin,
    today,
    settings,
    api: stubServer({ "/api/find": found }).api,
  });

describe("a search", () => {
  test("with several matches is an unindexed page of choices with county and region", async () => {
    const { status, head, main, words } = await render("q=St+Ives", stIves);
    expect(status).toBe(200);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(words).toMatch(/^ Results for “St Ives” Town, village/);
    expect(words).toContain("Which “St Ives” do you mean?");
    expect(main).toContain('<a href="/van-servicing/st-ives/">St Ives, Cambridgeshire<small>');
    expect(main).toContain('<a href="/van-mot/st-ives/">MOT<span class="sr-only"> in St Ives');
    expect(words).toContain("St Ives, Cornwall South West");
    expect(main).toMatch(/<input[^>]*value="St Ives"/);
  });

  test("from an MOT page offers the MOT before servicing", async () => {
    const { main } = await render("q=St+Ives&for=mot", stIves);
    expect(main).toContain('href="/van-mot/st-ives-cornwall/"');
    const links = [...main.matchAll(/href="(\/van-[\w-]+\/st-ives-cornwall\/)"/g)].map(
      ([, path]) => path,
    );
    expect(links).toEqual(["/van-mot/st-ives-cornwall/", "/van-servicing/st-ives-cornwall/"]);
    expect(main).toContain('<input type="hidden" name="for" value="mot"/>');
  });

  test.each([
    ["q=Maidstone", "/van-servicing/maidstone/"],
    ["q=Maidstone&for=mot", "/van-mot/maidstone/"],
    ["q=Maidstone&for=nonsense", "/van-servicing/maidstone/"],
  ])("with one match redirects temporarily to its page: %s", async (query, to) => {
    const found = answer({ places: [place("Maidstone", "maidstone", "Kent, South East")] });
    expect(await redirectOf(query, found)).toEqual({ kind: "redirect", to, temporary: true });
  });

  test("does not redirect for namesakes, or for a misspelt or unfinished name", async () => {
    const similar = answer({
      outcome: "similar",
      places: [place("Asfordby", "asfordby", "Leicestershire")],
    });
    for (const [query, found] of [
      ["q=St+Ives", stIves] as const,
      ["q=asfordb", similar] as const,
    ]) {
      expect(await redirectOf(query, found)).toMatchObject({ kind: "page" });
    }
  });

  test("for a misspelt name offers even a single similar name as a choice", async () => {
    const found = answer({
      outcome: "similar",
      places: [place("Sheffield", "sheffield", "South Yorkshire")],
    });
    const { words } = await render("q=Sheffeild", found);
    expect(words).toContain(
      "Did you mean Sheffield? We could not find “Sheffeild”. Select a place, or enter your postcode.",
    );
    expect(words).not.toMatch(/village d|villages/);
  });

  test.each([
    ["q=mot+Maidstone", "/van-mot/maidstone/"],
    ["q=van+service+Maidstone&for=mot", "/van-servicing/maidstone/"],
    ["q=Maidstone+garage&for=mot", "/van-mot/maidstone/"],
  ])("opens the page that its words ask for: %s", async (query, to) => {
    const found = answer({ places: [place("Maidstone", "maidstone", "Kent, South East")] });
    expect(await redirectOf(query, found)).toMatchObject({ kind: "redirect", to });
  });

  test.each([
    ["q=class+7+mot+Maidstone", { sector: "ME14 1" }, "/garages/?postcode=ME14+1&class=7"],
    [
      "q=class+4+me15",
      { outcome: "postcode" as const, postcode: "ME15", places: [] },
      "/garages/?postcode=ME15&class=4",
    ],
    [
      "q=class+4+me14+1a",
      { outcome: "postcode" as const, postcode: "ME14 1", places: [] },
      "/garages/?postcode=ME14+1A&class=4",
    ],
  ] satisfies [string, Partial<FindPlaces>, string][])(
    "for a class opens the stations of that class: %s",
    async (query, found, to) => {
      const maidstone = place("Maidstone", "maidstone", "Kent, South East");
      const result = await redirectOf(query, answer({ places: [maidstone], ...found }));
      expect(result).toEqual({ kind: "redirect", to, temporary: true });
    },
  );

  test("without a result offers the nearest names and a postcode field for the van's class", async () => {
    const found = answer({
      outcome: "nothing",
      nearest: [
        place("Moseley", "moseley", "West Midlands county"),
        place("Mossley", "mossley", "Greater Manchester"),
      ],
    });
    const { main, words } = await render("q=class+7+mot+Mousehole", found);
    expect(words).toContain("No results for “Mousehole”");
    expect(main).toMatch(/<form[^>]*action="\/garages\/"/);
    expect(main).toMatch(/<input[^>]*name="postcode"/);
    expect(main).toMatch(/<input[^>]*name="class"[^>]*checked=""[^>]*value="7"/);
    const list = main.slice(main.indexOf('aria-label="Nearest names"'));
    expect([...list.matchAll(/href="(\/van-mot\/[\w-]+\/)"/g)].map(([, to]) => to)).toEqual(
      expect.arrayContaining(["/van-mot/moseley/", "/van-mot/mossley/"]),
    );
    expect(main).toContain('<input type="hidden" name="for" value="mot"/>');
  });

  test.each([
    ["mot", "/van-mot/", "Van MOT"],
    ["brakes squeaking", "/services/brake-repairs", "Brake repairs"],
    ["oil change near me", "/services/oil-changes", "Oil changes"],
    ["engine warning light", "/services/van-diagnostics", "Van diagnostics"],
    ["full service", "/", "Van servicing"],
  ])("without a place links the page about what it asks for: %s", async (q, path, label) => {
    const found = answer({ outcome: "no-place" });
    const { main } = await render(new URLSearchParams({ q }).toString(), found);
    const services = /<ul[^>]*aria-label="Services">(.*?)<\/ul>/.exec(main)?.[1] ?? "";
    expect(services).toBe(`<li><a href="${path}">${label}</a></li>`);
  });

  test("for a zone links the towns with one and the van check", async () => {
    const { main, words } = await render(
      "q=is+my+van+ulez+compliant",
      answer({ outcome: "no-place" }),
    );
    expect(main).toContain('href="/van-check/"');
    expect(words).toMatch(/London Bath Birmingham Bradford Bristol Tyneside Portsmouth Sheffield/);
    expect(main).toContain('href="/van-servicing/newcastle-upon-tyne/"');
  });

  test("does not open a place that is only near the name", async () => {
    const found = answer({
      outcome: "around",
      places: [place("Tobermory", "tobermory", "Highlands & Islands, Scotland")],
    });
    expect(await redirectOf("q=Isle+of+Mull", found)).toMatchObject({ kind: "page" });
    const { words } = await render("q=Isle+of+Mull", found);
    expect(words).toContain("Places in or near “Isle of Mull”");
  });

  test("for a postcode shows the nearest places with their miles, and links to its stations", async () => {
    const found = answer({
      outcome: "postcode",
      postcode: "ME14 1AA",
      placed: "sector",
      places: [place("Maidstone", "maidstone", "Kent, South East", 0.7)],
    });
    const { main, words } = await render("q=me141aa", found);
    expect(words).toContain("Places near ME14 1AA");
    expect(words).toContain("0.7 miles");
    expect(main).toContain('href="/garages/?postcode=ME14+1AA"');
    expect(await redirectOf("q=me141aa&for=mot", found)).toMatchObject({
      kind: "redirect",
      to: "/garages/?postcode=ME14+1AA",
    });
  });

  test.each<[string, Partial<FindPlaces>, string]>([
    ["ZZ99", { outcome: "unknown-postcode", postcode: "ZZ99" }, "We could not find ZZ99"],
    ["GY1", { outcome: "outside-uk", postcode: "GY1" }, "Guernsey is not in the United Kingdom"],
    ["SO 4AP", { outcome: "not-a-postcode" }, "“SO 4AP” is not a postcode"],
    ["🚐", { outcome: "nothing" }, "No results for “🚐”"],
  ])("for %s explains the result and links all regions", async (q, found, sentence) => {
    const { words, main } = await render(new URLSearchParams({ q }).toString(), answer(found));
    expect(words).toContain(sentence);
    expect(main.match(/href="\/van-servicing\/[\w-]+\/"/g)).toHaveLength(12);
  });

  test("with a registration that a postcode may be meant by links the search for the postcode", async () => {
    const { body } = await renderDocument("/find?q=SO14+OAA&for=mot");
    expect(body).toContain('href="/find?q=SO14+0AA&amp;for=mot"');
    expect(body).not.toContain("OAA");
  });

  test.each(["q=MQ76ZZX", "q=mq76+zzx&for=mot", "q=check+MQ76-ZZX", "q=mot+MQ+76+ZZX+leeds"])(
    "for a registration links to the van check without a call or a trace of the text: %j",
    async (search) => {
      const server = stubServer();
      const page = await renderPage({
        path: "/find",
        search,
        origin,
        today,
        settings,
        api: server.api,
      });
      expect(server.calls).toEqual([]);
      expect(JSON.stringify(page)).not.toMatch(/MQ.?76.?ZZX/i);
      const main = page.kind === "page" ? mainOf(page.body) : "";
      expect(visibleText(main)).toContain(
        "This looks like a registration, so we did not search for it.",
      );
      expect(visibleText(main)).toContain(
        "That looks like a registration We keep registrations out of web addresses. The van check shows",
      );
      expect(main).toMatch(
        /<a [^>]*href="\/van-check\/"[^>]*>Check a van by its registration<\/a>/,
      );
    },
  );

  test.each(["", "q=", "q=+"])(
    "without text prompts for the van's location without a call: %j",
    async (search) => {
      const server = stubServer();
      const page = await renderPage({
        path: "/find",
        search,
        origin,
        today,
        settings,
        api: server.api,
      });
      expect(page.kind === "page" && visibleText(page.body)).toContain("Where is your van?");
      expect(server.calls).toEqual([]);
    },
  );

  test("that fails in the API shows an error and is cached only briefly", async () => {
    const { status, complete, words } = await render("q=Maidstone", () => json({}, 500));
    expect([status, complete]).toEqual([200, false]);
    expect(words).toContain("We could not find places");
  });

  test("escapes the text", async () => {
    const text = `</script><img src=x onerror=alert(1)>"'`;
    const { body, state } = await render(
      new URLSearchParams({ q: text }).toString(),
      answer({ outcome: "nothing" }),
    );
    expect(body).not.toContain("<img");
    expect(state).not.toContain("</script>");
  });
});

test("ignores other parameters", async () => {
  const { body } = await render("q=St+Ives&utm_source=x", stIves);
  expect(body).not.toContain("utm_source");
});
