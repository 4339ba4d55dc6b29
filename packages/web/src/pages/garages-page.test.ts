import { describe, expect, test } from "vitest";
import { samplePageSettings as settings } from "@vanfettle/contract/page-settings";
import { services } from "@vanfettle/contract/services";
import type { NearStations } from "@vanfettle/contract/station/station-schemas";
import { renderPage } from "../app/entry-server.tsx";
import { buildNearStations, buildStation } from "../testing/build-near-stations.ts";
import { countOf, renderDocument, visibleText } from "../testing/render-document.ts";
import { json, stubServer } from "../testing/stub-server.ts";

const near = "/api/stations/near/QX1%201AA";
const answers = (also?: Parameters<typeof buildNearStations>[0]) => ({
  [near]: buildNearStations(also),
});

async function render(path: string, responses: Record<string, unknown> = {}) {
  const page = await renderDocument(path, responses);
  const main = page.body.slice(page.body.indexOf("<main"), page.body.indexOf("</main>"));
  return { ...page, main, words: visibleText(main) };
}

const listed = (also?: Parameters<typeof buildNearStations>[0]) =>
  render("/garages/?postcode=qx1+1aa", answers(also));

describe("the page without a postcode", () => {
  test("requests a postcode with a plain GET form, explains the classes and is indexed", async () => {
    const { main, head } = await render("/garages/");
    expect(main).toMatch(/<form[^>]*action="\/garages\/"/);
    expect(main).not.toMatch(/method="post"/);
    expect(countOf(main, 'name="class"')).toBe(3);
    expect(main).toContain("Class 7");
    expect(head).toContain('<meta name="robots" content="index,follow"/>');
  });

  test("sends no request", async () => {
    const server = stubServer();
    await renderPage({
      path: "/garages/",
      origin: "https://www.example",
      today: "2026-11-21",
      settings,
      api: server.api,
    });
    expect(server.calls).toEqual([]);
  });
});

test.each(["postcode=MQ76ZZX", "postcode=mq76+zzx&class=7"])(
  "links a registration to the van check, without a call or a trace of the text: %j",
  async (search) => {
    const server = stubServer();
    const page = await renderPage({
      path: "/garages/",
      search,
      origin: "https://www.example",
      today: "2026-11-21",
      settings,
      api: server.api,
    });
    expect(server.calls).toEqual([]);
    expect(JSON.stringify(page)).not.toMatch(/MQ76.?ZZX/i);
    const body = page.kind === "page" ? page.body : "";
    expect(visibleText(body)).toContain(
      "This looks like a registration, so we did not search for it.",
    );
    expect(body).toMatch(/<a [^>]*href="\/van-check\/"[^>]*>Check a van by its registration<\/a>/);
    expect(page).toMatchObject({ head: expect.stringContaining('content="noindex,follow"') });
  },
);

describe("the stations near a postcode", () => {
  test("are listed with name, address, telephone link, miles, classes and a map link", async () => {
    const { main, words } = await listed();
    expect(main).toContain('<a class="btn btn-line" href="tel:01632960123">Call 01632 960123</a>');
    expect(words).toContain("Sample Garage 0.4 miles");
    expect(words).toMatch(/Class 4 Class 7 1 Sample Street, Sampleton, QX1 1AA/);
    expect(main).toContain("openstreetmap.org/?mlat=53.806&amp;mlon=-1.552");
  });

  test("are at most the stated distance away if only their postcode sector is known", async () => {
    const { words } = await listed({ stations: [buildStation({ exact: false, miles: 3.5 })] });
    expect(words).toContain("Up to 3.5 miles");
  });

  test("name their list, the missing DVSA connection and the address for errors", async () => {
    const { main, words } = await listed();
    expect(words).toContain(
      "DVSA list of active MOT test stations, February 2026, 23,087 stations",
    );
    expect(words).toContain("Not connected with DVSA.");
    expect(main).toMatch(/<a href="mailto:[^"]+">Report an error<\/a>/);
    expect(words).not.toContain("made up");
  });

  test("are labelled as samples in a sample list", async () => {
    const { list } = buildNearStations();
    const stations = [buildStation({ name: "A garage" }), buildStation({ name: null })];
    const { main, words } = await listed({ stations, list: list && { ...list, sample: true } });
    expect(words).toContain("Sample MOT stations near QX1 1AA");
    expect(words).toContain("Sample list: these stations do not exist");
    // The stylesheet adds the number of the list.
    expect(main.match(/<h3 class="sample-name">Sample station<\/h3>/g)).toHaveLength(2);
    expect(countOf(words, /Class 4 Class 7 1 Sample Street, Sampleton, QX1 1AA/)).toBe(2);
    expect(`${words} ${main}`).not.toMatch(/npm run|A garage/);
    expect(main).toContain('<ol class="stations" aria-label="Sample stations near QX1 1AA">');
    expect(countOf(words, /these stations do not exist/)).toBe(1);
    expect(words).not.toContain("(sample)");
    expect(main.indexOf("these stations do not exist")).toBeLessThan(main.indexOf("<ol class="));
    expect(words).toMatch(/\d+ sample stations within 5 miles test/);
    expect(main.split("Book through our partner")[0]).not.toMatch(
      /listed by DVSA|Source:|Open Government/i,
    );
  });

  test("have a note if they test their operator's fleet", async () => {
    const stations = [
      buildStation({ site: "A", councilRun: true }),
      buildStation({ site: "B", access: "ask first" }),
    ];
    const { words } = await listed({ stations });
    expect(words).toContain("Council-run, usually open to the public.");
    expect(words).toContain("ask first");
  });

  test("use the address instead of a missing name, and omit a missing telephone link", async () => {
    const { main } = await listed({ stations: [buildStation({ name: null, phone: null })] });
    expect(main).toContain("<h3>1 Sample Street, Sampleton, QX1 1AA</h3>");
    expect(main).not.toContain('href="tel:');
  });

  test("have a link for each class", async () => {
    const { main } = await render("/garages/?postcode=QX1+1AA&class=7&utm=x", {
      [near]: () => json(buildNearStations({ class: "7" })),
    });
    expect(main).toMatch(/href="\/garages\/\?postcode=QX1\+1AA&amp;class=7" aria-current="true"/);
    expect(main).toContain('href="/garages/?postcode=QX1+1AA"');
  });

  test("have the number for each class", async () => {
    const counts = { any: 1_206, "4": 1_195, "7": 83 };
    expect((await listed({ counts })).words).toMatch(
      /Any van 1,206 within 5 miles Class 4 1,195 within 5 miles Class 7 83 within 5 miles/,
    );
  });

  test.each([
    [
      "&class=7",
      "7",
      /Class 7: at most £58\.60 by law\. Stations may charge less: ask\./,
      /£54\.85/,
    ],
    [
      "&class=4",
      "4",
      /Class 4: at most £54\.85 by law\. Stations may charge less: ask\./,
      /£58\.60/,
    ],
    ["", null, /£54\.85 by law\. Class 7: at most £58\.60 by law\. Stations may/, /^$/],
  ] as const)(
    "state the most that a test may cost before the first station, and in the form, for %j",
    async (query, vanClass, fees, otherFee) => {
      for (const list of [buildNearStations().list, null]) {
        const stations = list ? buildNearStations().stations : [];
        const { main } = await render(`/garages/?postcode=QX1+1AA${query}`, {
          [near]: () => json(buildNearStations({ class: vanClass, list, stations })),
        });
        const words = visibleText(main);
        expect(words).toMatch(fees);
        expect(words).not.toMatch(otherFee);
        const [beforeStations = ""] = words.split("Sample Garage");
        expect(beforeStations).toMatch(fees);
        const form = visibleText(main.slice(main.indexOf('action="/book"')));
        expect(form).toContain(`MOT Test ${vanClass === "7" ? "£58.60" : "£54.85"}`);
        expect(form).toContain(`legal maximum for class ${vanClass ?? "4"}`);
      }
    },
  );

  test("are separate from the partner's form, which keeps the postcode and has MOT selected", async () => {
    const { main } = await listed();
    const [stations = "", booking = ""] = main.split('<section class="section band">');
    expect(stations).toContain("MOT stations listed by DVSA near QX1 1AA");
    expect(stations).not.toContain('action="/book"');
    expect(booking).toContain("It may not be a station listed here.");
    expect(booking).toMatch(/<form[^>]*action="\/book"/);
    expect(booking).toMatch(/name="postcode"[^>]*value="QX11AA"/);
    expect(booking).toMatch(/value="mot"[^>]*checked|checked[^>]*value="mot"/);
    expect(booking).not.toContain("Sample Garage");
  });

  test("are not indexed, and only our pages occur in their structured data", async () => {
    const { head, body } = await listed();
    expect(head).toContain('<meta name="robots" content="noindex,follow"/>');
    expect(head).not.toContain("canonical");
    const [data = ""] = /<script type="application\/ld\+json">.*?<\/script>/.exec(body) ?? [];
    expect(data).toContain("https://www.example/van-mot/leeds-west-yorkshire/");
    expect(body).toContain('<a href="/van-mot/leeds-west-yorkshire/"');
    expect(data).not.toContain("Sample Garage");
  });

  test("have a note on the location of a postcode newer than the files", async () => {
    const { words } = await listed({ placed: "sector" });
    expect(words).toContain(
      "We cannot place QX1 1AA itself. Distances are from the middle of QX1 1, so they may be",
    );
  });

  test("are marked if they are across the water, like places nearby, with a note", async () => {
    const { words } = await listed({
      stations: [
        buildStation({ site: "LAND", miles: 7.7 }),
        buildStation({ site: "ACROSS", miles: 2.1, acrossWater: true }),
      ],
      places: [
        { name: "Hoo", slug: "hoo", region: "South East", miles: 6.9, acrossWater: false },
        { name: "Queenborough", slug: "q", region: "South East", miles: 3.1, acrossWater: true },
      ],
    });
    expect(words).toContain("Stations across the water come last");
    expect(words).toMatch(/7\.7 miles Class .*2\.1 miles, across the water Class/);
    expect(words).toMatch(/Hoo 6\.9 miles Van MOT in Queenborough 3\.1 miles, across the water/);
  });

  test("have no note on water if none is across it, also on an island", async () => {
    expect((await listed({ island: "the Isles of Scilly" })).words).not.toMatch(/across the/);
  });
});

describe("the search bar of a result", () => {
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

  test("names the nearest town beside a part of a postcode, which may be the town's own centre", async () => {
    const headingOf = async (postcode: string) => {
      const { main } = await render(`/garages/?postcode=${postcode.replace(" ", "+")}`, {
        [`/api/stations/near/${postcode.replace(" ", "%20")}`]: () =>
          json(buildNearStations({ postcode, placed: "sector" })),
      });
      return /<h1>(.*?)<\/h1>/.exec(main)?.[1];
    };
    expect(await headingOf("QX1 1")).toBe("MOT stations listed by DVSA near QX1 1, Leeds");
    expect(await headingOf("QX1 1AA")).toBe("MOT stations listed by DVSA near QX1 1AA");
  });

  test("mentions any van if no class is selected", async () => {
    expect(barOf((await listed()).main)).toContain("<summary><span>QX1 1AA, any van</span>");
  });

  test("is open for a postcode outside the lists", async () => {
    const { main } = await listed({
      postcode: "JE2 3AB",
      jurisdiction: "elsewhere",
      stations: [],
      centre: null,
    });
    expect(barOf(main)).toContain('<details open="">');
  });

  test("is a full form if no stations are found", async () => {
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

  test("has a note on sea crossings for an island", async () => {
    const { words } = await listed({ ...without, island: "the Isles of Scilly" });
    expect(words).toContain("may be across the sea");
  });

  test("shows the nearest place's totals with their source and a link", async () => {
    const { main, words } = await listed(without);
    expect(words).toContain(
      "44 MOT test stations listed by DVSA test vans within 5 miles of Leeds.",
    );
    expect(words).toContain("13 of them test class 7 vans");
    expect(words).toContain("Counts: DVSA list of active MOT test stations, April 2025");
    expect(main).toContain("https://www.gov.uk/government/publications/active-mot-test-stations");
    expect(main).not.toContain("Class of van");
  });
});

describe("a postcode without stations", () => {
  test("has an error at the field if the API does not find it", async () => {
    const { main, words, ...page } = await render("/garages/?postcode=ZZ99", {
      "/api/stations/near/ZZ99": () => json({ code: "postcode_not_found" }, 404),
    });
    expect(page.status).toBe(200);
    expect(words).toContain("We could not find that postcode.");
    expect(main).toContain('aria-invalid="true"');
  });

  test.each([
    "4AP LS1",
    "GIR",
    "🚐",
    "A".repeat(200),
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "%00",
    "",
  ])("rejects %j in the field as typed, without a call", async (text) => {
    const server = stubServer();
    const search = new URLSearchParams({ postcode: text }).toString();
    const page = await renderPage({
      path: "/garages/",
      search,
      origin: "https://www.example",
      today: "2026-11-21",
      settings,
      api: server.api,
    });
    if (page.kind !== "page") throw new Error("redirected");
    expect(page.status).toBe(200);
    expect(page.body).toContain('role="alert"');
    expect(page.body).not.toMatch(/<script>alert/);
    expect(page.head).toContain("noindex");
    expect(server.calls).not.toContainEqual(expect.stringContaining("stations"));
  });

  const northernIrish = {
    postcode: "BT28 2SA",
    jurisdiction: "northern-ireland",
    stations: [],
    list: null,
    counts: null,
    centre: null,
  } satisfies Partial<NearStations>;

  test("lists DVA's nearest centres in Northern Ireland, how to book early, and a servicing form", async () => {
    const centres = [
      { name: "Lisburn", miles: 0 },
      { name: "Belfast", miles: 6.8 },
    ];
    const { main, words } = await listed({
      ...northernIrish,
      testCentres: { from: "Lisburn", centres },
    });
    expect(main).toContain('aria-label="DVA test centres near Lisburn"');
    expect(words).toContain("Lisburn Your post town Belfast 6.8 miles");
    expect(words).toContain("from the middle of Lisburn to the middle of each town.");
    expect(words).toMatch(/Book early\. In April 2025 the average wait .* around 30 days/);
    expect(main).toContain('href="https://dva-bookings.nidirect.gov.uk/"');
    const form = main.slice(main.indexOf('action="/book"'));
    expect(form).toMatch(/name="postcode"[^>]*value="BT282SA"/);
    expect(form).toMatch(/checked=""[^>]*value="full-service"/);
    expect(words).not.toMatch(/tel:|£54\.85|£58\.60|£180|class [47] van|listed by DVSA/i);
  });

  test("names all of DVA's centres if the postcode has no post town", async () => {
    expect((await listed(northernIrish)).words).toContain("DVA's test centres are in Armagh");
  });

  describe("after a check of the van", () => {
    const words = async (query: string, vanClass: "4" | "7" | null = null) => {
      const { main } = await render(`/garages/?postcode=QX1+1AA${query}`, {
        [near]: () => json(buildNearStations({ class: vanClass })),
      });
      return visibleText(main);
    };

    test.each([
      ["&class=7&van=classed", "7", /Your van is likely class 7\. Check its dates and class/],
      ["&van=unclear", null, /The registers do not tell the class of your van\./],
      ["&van=heavy", null, /Your van is heavier than MOT stations test\. Except for some zero/],
      ["&van=unknown", null, /We could not find a van with that registration\. Choose its class\./],
      ["&van=unchecked", null, /We could not check your van just now\. Choose its class\./],
    ] as const)("%s is explained before the stations", async (query, vanClass, sentence) => {
      const text = await words(query, vanClass);
      expect(text.search(sentence)).toBeGreaterThan(0);
      expect(text.search(sentence)).toBeLessThan(text.indexOf("Sample Garage"));
      expect(text).not.toContain("Sample data");
    });

    test("says of a sample vehicle that it is one", async () => {
      expect(await words("&class=4&van=sample-classed", "4")).toContain(
        "Sample data, not your van: Your van is likely class 4.",
      );
    });

    test("ignores other texts, and a class that the visitor has since left", async () => {
      for (const query of ["", "&van=%3Cb%3E", "&van=sample-", "&van=classed"]) {
        expect(await words(query)).not.toMatch(/Your van|Check its dates|<b>|Sample data/);
      }
    });
  });

  test("explains a postcode outside the United Kingdom's lists", async () => {
    const { words } = await listed({
      postcode: "GY1",
      jurisdiction: "elsewhere",
      stations: [],
      centre: null,
    });
    expect(words).toContain("GY1 is outside Great Britain");
  });

  test("names the bank of a bank's postcode without mentioning islands", async () => {
    const { words } = await listed({
      postcode: "GIR 0AA",
      jurisdiction: "elsewhere",
      stations: [],
      centre: null,
    });
    expect(words).toContain(
      "GIR 0AA is a special postcode for the post of Girobank, a bank in Bootle. It has no location.",
    );
    expect(words).not.toMatch(/outside Great Britain|Jersey/);
  });
});

test("keeps the form and caches the page only briefly if the API fails", async () => {
  const page = await render("/garages/?postcode=qx1+1aa", { [near]: () => json({}, 500) });
  expect(page).toMatchObject({ status: 200, complete: false });
  expect(page.words).toContain("We could not find stations");
  expect(page.main).toContain('action="/garages/"');
});

test.each(["/Garages", "/garages"])(
  "redirects %s to the canonical address with its parameters",
  async (path) => {
    const { api } = stubServer({ "/api/services": services });
    const page = await renderPage({
      path,
      search: "postcode=QX1+1AA&utm=x",
      origin: "https://www.example",
      today: "2026-11-21",
      settings,
      api,
    });
    expect(page).toEqual({ kind: "redirect", to: "/garages/?postcode=QX1+1AA" });
  },
);
