import { services } from "@vanfettle/contract/services";
import { describe, expect, test } from "vitest";
import { renderPage } from "../app/entry-server.tsx";
import { buildNearStations, buildStation } from "../testing/build-near-stations.ts";
import { countOf, renderDocument, visibleText } from "../testing/render-document.ts";
import { json, stubServer } from "../testing/stub-server.ts";

const near = "/api/stations/near/QX1%201AA";
const answers = (also?: Parameters<typeof buildNearStations>[0]) => ({ [near]: buildNearStations(also) });

async function render(path: string, responses: Record<string, unknown> = {}) {
  const page = await renderDocument(path, responses);
  const main = page.body.slice(page.body.indexOf("<main"), page.body.indexOf("</main>"));
  return { ...page, main, words: visibleText(main) };
}

const listed = (also?: Parameters<typeof buildNearStations>[0]) => render("/garages/?postcode=qx1+1aa", answers(also));

describe("the page without a postcode", () => {
  test("asks for one with a plain GET form, explains the classes and is indexed", async () => {
    const { main, head } = await render("/garages/");
    expect(main).toMatch(/<form[^>]*action="\/garages\/"/);
    expect(main).not.toMatch(/method="post"/);
    expect(countOf(main, 'name="class"')).toBe(3);
    expect(main).toContain("Class 7");
    expect(head).toContain('<meta name="robots" content="index,follow"/>');
  });

  test("makes no call", async () => {
    const server = stubServer();
    await renderPage({ path: "/garages/", origin: "https://www.example", today: "2026-11-21", api: server.api });
    expect(server.calls).toEqual([]);
  });
});

test.each(["postcode=MQ76ZZX", "postcode=mq76+zzx&class=7"])(
  "a registration in place of a postcode calls nothing, is repeated nowhere and leads to the van check: %j",
  async (search) => {
    const server = stubServer();
    const page = await renderPage({
      path: "/garages/",
      search,
      origin: "https://www.example",
      today: "2026-11-21",
      api: server.api,
    });
    expect(server.calls).toEqual([]);
    expect(JSON.stringify(page)).not.toMatch(/MQ76.?ZZX/i);
    const body = page.kind === "page" ? page.body : "";
    expect(visibleText(body)).toContain("This looks like a registration, so we did not search for it.");
    expect(body).toMatch(/<a [^>]*href="\/van-check\/"[^>]*>Check a van by its registration<\/a>/);
    expect(page).toMatchObject({ head: expect.stringContaining('content="noindex,follow"') });
  },
);

describe("the stations near a postcode", () => {
  test("are listed with name, address, telephone link, miles, classes and a map link", async () => {
    const { main, words } = await listed();
    expect(main).toContain('<a href="tel:01632960123">01632 960123</a>');
    expect(words).toContain("Sample Garage 1 Sample Street, Sampleton, QX1 1AA 0.4 miles");
    expect(words).toMatch(/Class 4 Class 7/);
    expect(main).toContain("openstreetmap.org/?mlat=53.8&amp;mlon=-1.55");
  });

  test("that only their sector places have the most miles that it may be", async () => {
    const { words } = await listed({ stations: [buildStation({ exact: false, miles: 3.5 })] });
    expect(words).toContain("Up to 3.5 miles");
  });

  test("say which list they are from, that DVSA is not connected, and where to report an error", async () => {
    const { main, words } = await listed();
    expect(words).toContain("DVSA list of active MOT test stations, February 2026, 23,087 stations");
    expect(words).toContain("Not connected with DVSA.");
    expect(main).toMatch(/<a href="mailto:[^"]+">Report an error<\/a>/);
    expect(words).not.toContain("made up");
  });

  test("say so if they are made up", async () => {
    const { list } = buildNearStations();
    const stations = [buildStation({ name: "A garage" }), buildStation({ name: null })];
    const { main, words } = await listed({ stations, list: list && { ...list, sample: true } });
    expect(words).toContain("Sample MOT stations near QX1 1AA");
    expect(words).toContain("Sample list: these stations do not exist.");
    expect(words).toContain("npm run stations");
    expect(countOf(main, "(sample)</h3>")).toBe(stations.length);
    expect(words).toMatch(/\d+ sample stations within 5 miles test/);
    expect(main.split("Book through our partner")[0]).not.toMatch(/listed by DVSA|Source:|Open Government/i);
  });

  test("of own fleets carry a note", async () => {
    const stations = [buildStation({ site: "A", councilRun: true }), buildStation({ site: "B", access: "ask first" })];
    const { words } = await listed({ stations });
    expect(words).toContain("Council-run, usually open to the public.");
    expect(words).toContain("ask first");
  });

  test("without a name are headed by their address, and without a number have no telephone link", async () => {
    const { main } = await listed({ stations: [buildStation({ name: null, phone: null })] });
    expect(main).toContain("<h3>1 Sample Street, Sampleton, QX1 1AA</h3>");
    expect(main).not.toContain('href="tel:');
  });

  test("are filtered by class with a link each", async () => {
    const { main } = await render("/garages/?postcode=QX1+1AA&class=7&utm=x", {
      [near]: () => json(buildNearStations({ class: "7" })),
    });
    expect(main).toMatch(/href="\/garages\/\?postcode=QX1\+1AA&amp;class=7" aria-current="true"/);
    expect(main).toContain('href="/garages/?postcode=QX1+1AA"');
  });

  test("are kept apart from what the partner books, whose form keeps the postcode and has MOT chosen", async () => {
    const { main } = await listed();
    const [stations = "", booking = ""] = main.split("Book through our partner");
    expect(stations).toContain("MOT stations listed by DVSA near QX1 1AA");
    expect(stations).not.toContain('action="/book"');
    for (const part of [stations, booking])
      expect(part).toContain("It may not be one of the MOT stations that we list.");
    expect(booking).toMatch(/<form[^>]*action="\/book"/);
    expect(booking).toMatch(/name="postcode"[^>]*value="QX11AA"/);
    expect(booking).toMatch(/value="mot"[^>]*checked|checked[^>]*value="mot"/);
    expect(booking).not.toContain("Sample Garage");
  });

  test("are not indexed, and their structured data names our own pages alone", async () => {
    const { head, body } = await listed();
    expect(head).toContain('<meta name="robots" content="noindex,follow"/>');
    expect(head).not.toContain("canonical");
    const [data = ""] = /<script type="application\/ld\+json">.*?<\/script>/.exec(body) ?? [];
    expect(data).toContain("https://www.example/van-mot/leeds/");
    expect(data).not.toContain("Sample Garage");
  });

  test("say by what a postcode newer than the files was placed", async () => {
    const { words } = await listed({ placed: "sector" });
    expect(words).toContain("We cannot place QX1 1AA itself. Distances are from the middle of QX1 1, so they may be");
  });

  test("say on an island that they may be across the sea", async () => {
    expect((await listed({ island: "the Isles of Scilly" })).words).toContain("may be across the sea");
  });
});

describe("the search above its result", () => {
  const barOf = (main: string) => main.slice(0, main.indexOf("</details>"));

  test("is one line with the postcode and the class, which opens the form without script", async () => {
    const { main } = await render("/garages/?postcode=QX1+1AA&class=7", {
      [near]: () => json(buildNearStations({ class: "7" })),
    });
    const bar = barOf(main);
    expect(bar).toContain("<h1>Class 7 MOT stations listed by DVSA near QX1 1AA</h1>");
    expect(bar).toContain("<details><summary><span>QX1 1AA, class 7</span>");
    expect(bar).toMatch(/<form[^>]*action="\/garages\/"/);
    expect(bar).toMatch(/name="postcode"[^>]*value="QX1 1AA"/);
    expect(bar).toMatch(/checked=""[^>]*value="7"|value="7"[^>]*checked=""/);
    expect(countOf(main, "<h1>")).toBe(1);
  });

  test("names any van where no class was chosen", async () => {
    expect(barOf((await listed()).main)).toContain("<summary><span>QX1 1AA, any van</span>");
  });

  test("is open for a postcode outside the lists", async () => {
    const { main } = await listed({ postcode: "JE2 3AB", jurisdiction: "elsewhere", stations: [], centre: null });
    expect(barOf(main)).toContain('<details open="">');
  });

  test("stays a whole form while no stations are found", async () => {
    const { main } = await render("/garages/?postcode=12345");
    expect(main).not.toContain("<details");
    expect(main).toContain("Which stations near you");
  });
});

describe("without a list", () => {
  const figures = {
    name: "Leeds",
    garageCount: 44,
    class7Count: 13,
    nearestStationMiles: 0.4,
    nearestClass7Miles: 2.1,
    source: "DVSA list of active MOT test stations, April 2025",
  };
  const without = { list: null, stations: [], within5Miles: null, within10Miles: null, figures };

  test("the figures of the nearest place stand in for names, with their source and a way on", async () => {
    const { main, words } = await listed(without);
    expect(words).toContain("44 MOT test stations listed by DVSA test vans within 5 miles of Leeds.");
    expect(words).toContain("13 of them test class 7 vans");
    expect(words).toContain("Source of the counts: DVSA list of active MOT test stations, April 2025");
    expect(main).toContain("https://www.gov.uk/government/publications/active-mot-test-stations");
    expect(main).not.toContain("Class of van");
  });
});

describe("a postcode that has no stations", () => {
  test("one that the API does not know gets a sentence on the field", async () => {
    const { main, words, ...page } = await render("/garages/?postcode=ZZ99", {
      "/api/stations/near/ZZ99": () => json({ code: "postcode_not_found" }, 404),
    });
    expect(page.status).toBe(200);
    expect(words).toContain("We do not know that postcode.");
    expect(main).toContain('aria-invalid="true"');
  });

  test.each(["LS1 4A", "GIR", "🚐", "A".repeat(200), "' OR 1=1 --", "<script>alert(1)</script>", "%00", ""])(
    "%j, which is none, is refused without a call, in the field as it was typed",
    async (text) => {
      const server = stubServer();
      const search = new URLSearchParams({ postcode: text }).toString();
      const page = await renderPage({
        path: "/garages/",
        search,
        origin: "https://www.example",
        today: "2026-11-21",
        api: server.api,
      });
      if (page.kind !== "page") throw new Error("redirected");
      expect(page.status).toBe(200);
      expect(page.body).toContain('role="alert"');
      expect(page.body).not.toMatch(/<script>alert/);
      expect(page.head).toContain("noindex");
      expect(server.calls).not.toContainEqual(expect.stringContaining("stations"));
    },
  );

  test("in Northern Ireland shows DVA's centres, and neither a station nor an MOT form", async () => {
    const { main, words } = await listed({
      postcode: "BT1 1AA",
      jurisdiction: "northern-ireland",
      stations: [],
      centre: null,
    });
    expect(words).toContain("DVA's test centres are in Armagh");
    expect(main).not.toMatch(/action="\/book"|class="station"/);
  });

  test("outside the United Kingdom's lists says who to ask", async () => {
    const { words } = await listed({ postcode: "GY1", jurisdiction: "elsewhere", stations: [], centre: null });
    expect(words).toContain("GY1 is outside Great Britain");
  });

  test("of a bank's post says whose it is, and nothing of islands", async () => {
    const { words } = await listed({ postcode: "GIR 0AA", jurisdiction: "elsewhere", stations: [], centre: null });
    expect(words).toContain(
      "GIR 0AA is a special postcode for the post of Girobank, a bank in Bootle. It has no location.",
    );
    expect(words).not.toMatch(/outside Great Britain|Jersey/);
  });
});

test("an API that fails leaves the form, says so, and the page is cached only briefly", async () => {
  const page = await render("/garages/?postcode=qx1+1aa", { [near]: () => json({}, 500) });
  expect(page).toMatchObject({ status: 200, complete: false });
  expect(page.words).toContain("We could not find stations");
  expect(page.main).toContain('action="/garages/"');
});

test.each(["/Garages", "/garages"])("%s is redirected to the one address, with what was asked", async (path) => {
  const { api } = stubServer({ "/api/services": services });
  const page = await renderPage({
    path,
    search: "postcode=QX1+1AA&utm=x",
    origin: "https://www.example",
    today: "2026-11-21",
    api,
  });
  expect(page).toEqual({ kind: "redirect", to: "/garages/?postcode=QX1+1AA" });
});
