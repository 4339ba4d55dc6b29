import { describe, expect, test } from "vitest";
import { services } from "@vanfettle/contract/services";
import { buildCounty, buildLocation, buildRegion } from "../testing/build-location.ts";
import { countOf, renderDocument, visibleText } from "../testing/render-document.ts";
import { json } from "../testing/stub-server.ts";

const mainOf = (body: string): string => body.slice(body.indexOf("<main"), body.indexOf("</main>"));

const structuredDataOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text),
  );

async function locationAt(
  prefix: "van-servicing" | "van-mot",
  location: ReturnType<typeof buildLocation>,
) {
  const page = await renderDocument(`/${prefix}/${location.slug}/`, {
    [`/api/locations/${location.slug}`]: location,
  });
  const main = mainOf(page.body);
  return { ...page, main, words: visibleText(main) };
}

const eastRiding = buildLocation({
  ...buildCounty(25),
  name: "East Riding of Yorkshire",
  slug: "east-yorkshire",
  region: "Yorkshire & Humber",
});

test.each(["van-servicing", "van-mot"] as const)(
  "sends the place's name and slug from a %s page, with an empty key",
  async (prefix) => {
    const { main } = await locationAt(prefix, buildLocation());
    expect(main).toMatch(/<form[^>]*action="\/book" method="post"/);
    expect(main).toContain('<input type="hidden" name="location" value="Maidstone"/>');
    expect(main).toContain('<input type="hidden" name="locationSlug" value="maidstone"/>');
    expect(main).toContain('<input type="hidden" name="key" value=""/>');
    expect(main).not.toContain("maxLength");
  },
);

test.each(["van-servicing", "van-mot"] as const)(
  "names the towns without a page that a %s page is for, with the miles",
  async (prefix) => {
    const near = await locationAt(prefix, buildLocation({ name: "Eston", slug: "eston" }));
    expect(near.words).toContain(
      "This page is also for Nunthorpe (2.7 miles away) and South Bank (0.6 miles away).",
    );
    expect((await locationAt(prefix, buildLocation())).words).not.toContain("is also for");
  },
);

test.each(["van-servicing", "van-mot"] as const)(
  "shows a map of a region on its %s page, with a link to each county and a late image",
  async (prefix) => {
    const { main } = await locationAt(prefix, buildRegion());
    const [map = ""] = main.match(/<figure class="region-map">.*?<\/figure>/s) ?? [];
    expect(map).toMatch(/<img [^>]*loading="lazy"[^>]*src="[^"]*south-east[^"]*\.svg"/);
    expect(map).toContain('aria-label="Map of the counties in the South East"');
    const links = [...map.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
    expect(links.map(([, href, label = ""]) => [href, visibleText(label).trim()])).toEqual([
      [`/${prefix}/kent/`, "Kent"],
      [`/${prefix}/surrey/`, "Surrey"],
    ]);
    expect((await locationAt(prefix, buildCounty(3))).main).not.toContain("region-map");
  },
);

test.each([
  ["/van-servicing/south-east/", buildRegion(), "South East"],
  ["/van-mot/south-east/", buildRegion(), "South East"],
  ["/van-servicing/east-yorkshire/", eastRiding, eastRiding.name],
  ["/van-mot/east-yorkshire/", eastRiding, eastRiding.name],
  ["/van-mot/a-z/east-yorkshire/", eastRiding, eastRiding.name],
])("gives the area of %s its article in every sentence", async (path, location, name) => {
  const { head, body } = await renderDocument(path, {
    [`/api/locations/${location.slug}`]: location,
  });
  const words = `${head} ${body}`;
  expect(visibleText(mainOf(body))).toMatch(new RegExp(`Van (MOT|servicing) in the ${name}`));
  expect(
    words.match(new RegExp(`(in|of|near|around|from|across|to)( <[^>]*>)? ?${name}`)),
  ).toBeNull();
});

test.each(["van-servicing", "van-mot"] as const)(
  "names the zone that charges or bans vans on a %s page, without claiming which station is inside",
  async (prefix) => {
    const gateshead = buildLocation({ slug: "gateshead", countySlug: "tyne-and-wear" });
    const { main, words } = await locationAt(prefix, gateshead);
    expect(words).toContain(
      "The centre of Newcastle, with its bridges to Gateshead, is a clean air zone that charges vans below Euro 6 (diesel) or Euro 4 (petrol).",
    );
    expect(main).toContain('href="/van-check/"');
    expect(main).toContain('href="https://www.gov.uk/guidance/driving-in-a-clean-air-zone"');
    const centre = { name: "Glasgow", slug: "glasgow" };
    const govan = buildLocation({ slug: "govan", countySlug: "greater-glasgow", centre });
    expect((await locationAt(prefix, govan)).words).toContain("may not be driven");
    expect((await locationAt(prefix, buildLocation())).words).not.toMatch(/zone/);
  },
);

describe("a servicing page", () => {
  test("offers every service at 'Get Quote', each with a 'Book Now' button that selects it", async () => {
    const { main } = await locationAt("van-servicing", buildLocation());
    const cards = main.match(/<li class="card service-card">.*?<\/li>/g) ?? [];
    expect(cards.map((card) => /<h3>(.*?)<\/h3>/.exec(card)?.[1])).toEqual(
      services.map(({ name }) => name),
    );
    cards.forEach((card, i) => {
      expect(visibleText(card)).toContain("Get Quote");
      expect(card).toContain(`data-service="${services[i]?.id}"`);
      expect(card).toContain(">Book Now</a>");
    });
  });

  test("explains coverage, scheduling and collection, and gives the garage count with its source", async () => {
    const { words } = await locationAt("van-servicing", buildLocation());
    for (const title of ["Coverage", "Scheduling", "Collection"]) expect(words).toContain(title);
    expect(words).toContain(
      "63 MOT test stations listed by DVSA test vans within 5 miles of Maidstone.",
    );
    expect(words).toContain("Counts: DVSA list of active MOT test stations, April 2025.");
    expect(words).toContain("16 of them test class 7 vans.");
  });

  test("shows stored text of any length, or the default paragraph", async () => {
    const stored = await locationAt(
      "van-servicing",
      buildLocation({ servicing_content: "<p>Short.</p>" }),
    );
    expect(stored.main).toContain("<p>Short.</p>");
    for (const servicing_content of [null, ""]) {
      const without = await locationAt("van-servicing", buildLocation({ servicing_content }));
      expect(without.words).toContain("Van servicing in Maidstone, Kent:");
    }
  });

  test.each([null, "[]", "nonsense", "{}"])(
    "announces FAQs that are being generated if the stored value is %j",
    async (faq_content) => {
      const { words, head, main } = await locationAt(
        "van-servicing",
        buildLocation({ faq_content }),
      );
      expect(words).toContain("FAQs for Maidstone are being generated. Check back soon!");
      expect(main + head).not.toContain("FAQPage");
    },
  );

  test("includes its closed FAQs in full, and in its structured data", async () => {
    const faq_content = JSON.stringify([{ question: "How long?", answer: "An hour." }]);
    const { main } = await locationAt("van-servicing", buildLocation({ faq_content }));
    expect(main).toMatch(
      /<details class="faq"><summary>How long\?<\/summary><p>An hour\.<\/p><\/details>/,
    );
    expect(main).toContain('"@type":"FAQPage"');
  });

  test("links the counties of a region", async () => {
    const region = await locationAt("van-servicing", buildRegion());
    expect(region.main).toContain('href="/van-servicing/kent/"');
    expect(region.words).toContain("1 place ");
  });

  test("marks a place nearby that is across the water", async () => {
    const nearby = [
      { name: "Wadebridge", slug: "wadebridge", miles: 4.6, acrossWater: false },
      { name: "Rock", slug: "rock", miles: 1, acrossWater: true },
    ];
    const { words } = await locationAt("van-servicing", buildLocation({ nearby }));
    expect(words).toMatch(/Wadebridge ?4\.6 miles Rock ?1 mile, across the water/);
  });

  test("lists places within 15 miles, and omits an empty list", async () => {
    const { words } = await locationAt("van-servicing", buildLocation());
    expect(words).toContain("Places within 15 miles");
    expect(words).toContain("3 miles");
    expect(words).not.toMatch(/explore nearby/i);
    expect((await locationAt("van-servicing", buildLocation({ nearby: [] }))).words).not.toContain(
      "within 15 miles",
    );
  });

  test("lists them across both columns if the questions are few", async () => {
    const faqs = [1, 2].map((n) => ({ question: `Question ${n}?`, answer: "Answer." }));
    const asked = buildLocation({ faq_content: JSON.stringify(faqs) });
    const few = (await locationAt("van-servicing", buildLocation())).main;
    const many = (await locationAt("van-servicing", asked)).main;
    for (const main of [few, many]) expect(main).toContain("Places within 15 miles");
    expect(few).toMatch(/Questions<.*class="col-span-full">.*Places within 15 miles/s);
    expect(many).toMatch(/Places within 15 miles.*Questions</s);
    const county = await locationAt("van-servicing", buildCounty(3));
    expect(county.main).not.toContain("col-span-full");
  });

  test("shows its place in the header", async () => {
    const { body } = await locationAt("van-servicing", buildLocation());
    expect(body.slice(0, body.indexOf("<main"))).toMatch(
      /<p class="header-place"><svg[^>]*>.*?<\/svg><span>Maidstone<\/span><\/p>/,
    );
    const home = await renderDocument("/", { "/api/locations": [] });
    expect(home.body.slice(0, home.body.indexOf("<main"))).not.toContain("header-place");
  });
});

describe.each(["van-servicing", "van-mot"] as const)("a %s page", (prefix) => {
  test("links a place once, among its own places, those nearby or those of its county", async () => {
    const [holbeck, armley] = buildCounty(2).places.map((place, n) => ({
      ...place,
      name: n === 0 ? "Holbeck" : "Armley",
      slug: n === 0 ? "holbeck" : "armley",
    }));
    const { main } = await locationAt(
      prefix,
      buildLocation({
        places: [holbeck!, armley!],
        nearby: [
          { name: "Armley", slug: "armley", miles: 1.2, acrossWater: false },
          { name: "Lydd", slug: "lydd", miles: 3.4, acrossWater: true },
        ],
      }),
    );
    const links = [...main.matchAll(/class="link-list place-links".*?<\/ul>/gs)].flatMap(([list]) =>
      [...list.matchAll(/href="(.*?)"/g)].map(([, href]) => href),
    );
    expect(links.length).toBeGreaterThan(2);
    expect(links).toEqual([...new Set(links)]);
    expect(links).toContain(`/${prefix}/lydd/`);
  });
});

describe("an MOT page", () => {
  test("shows stored text of 101 characters or more, or the default template", async () => {
    const stored = (length: number) => `<p>${"x".repeat(length - 7)}</p>`;
    const short = await locationAt("van-mot", buildLocation({ mot_content: stored(100) }));
    expect(short.words).toContain("Booking a van MOT in Maidstone");
    const long = await locationAt("van-mot", buildLocation({ mot_content: stored(101) }));
    expect(long.main).toContain(stored(101));
    expect(long.words).not.toContain("Booking a van MOT in Maidstone");
  });

  test("has its button, its key facts and the MOT test selected", async () => {
    const { main, words } = await locationAt("van-mot", buildLocation());
    expect(words).toContain("Book MOT Test Now");
    expect(words).toContain("Key facts");
    expect(main).toMatch(/<input[^>]*checked=""[^>]*value="mot"/);
  });

  test("does not refer visitors in Northern Ireland to a garage for the test", async () => {
    const belfast = buildLocation({
      name: "Belfast",
      slug: "belfast",
      region: "Northern Ireland",
      garageCount: 0,
    });
    const { main, words } = await locationAt("van-mot", belfast);
    expect(words).toContain("only at DVA centres");
    expect(words).toContain(
      "DVA charges £38 for the test of a van of up to 3,500 kg and £29.50 for a retest.",
    );
    for (const address of [
      "https://dva-bookings.nidirect.gov.uk/",
      "https://www.nidirect.gov.uk/articles/vehicle-test-fees",
      "https://www.nidirect.gov.uk/contacts/driver-vehicle-agency-dva-northern-ireland",
    ]) {
      expect(main).toMatch(new RegExp(`<a [^>]*href="${address}">`));
    }
    expect(words).not.toMatch(/Book MOT Test Now|test stations? listed by DVSA/);
    expect(main).toMatch(/<input[^>]*checked=""[^>]*value="full-service"/);
  });
});

describe.each(["van-servicing", "van-mot"] as const)("under /%s/ in Northern Ireland", (prefix) => {
  const belfast = buildLocation({
    name: "Belfast",
    slug: "belfast",
    region: "Northern Ireland",
    garageCount: 0,
  });

  test("omits British rules, classes and fees", async () => {
    const { words } = await locationAt(prefix, belfast);
    expect(words).not.toMatch(/class (4|7)|£54\.85|£58\.60|£180|legal maximum|up to a month/i);
    expect(words).not.toMatch(/phone (?:one|it|an MOT station)|certified garages/i);
    expect(words).not.toMatch(/one visit for both|the garages we count(?! in Great Britain)/i);
  });

  test("describes the service of the page in its structured data", async () => {
    const { main } = await locationAt(prefix, belfast);
    const [service, other] =
      prefix === "van-mot" ? ["Van MOT", "Van servicing"] : ["Van servicing", "Van MOT"];
    const data = structuredDataOf(main);
    expect(data).toContainEqual(
      expect.objectContaining({
        "@type": "Service",
        name: `${service} in Belfast`,
        serviceType: service,
      }),
    );
    expect(JSON.stringify(data)).not.toContain(other);
  });

  test("names the DVA centres and the fee's recipient in the form, without a price for the test", async () => {
    const { main } = await locationAt(prefix, belfast);
    const form = visibleText(main.slice(main.indexOf("<form"), main.indexOf("</form>")));
    expect(form).toContain("In Northern Ireland only DVA tests vans");
    expect(form).toContain("MOT Test Get Quote");
    expect(form).toContain("MOT + Service Get Quote");
    expect(main.match(/<input type="radio"[^>]*>/g)).toHaveLength(services.length);
  });
});

test("shows British fees in a form after rendering a Northern Irish page", async () => {
  await locationAt(
    "van-mot",
    buildLocation({ name: "Belfast", slug: "belfast", region: "Northern Ireland" }),
  );
  const { words } = await locationAt("van-mot", buildLocation());
  expect(words).toContain("MOT Test £54.85");
  expect(words).toContain("The MOT price shown is the legal maximum for class 4.");
  const { words: servicing } = await locationAt("van-servicing", buildLocation());
  expect(servicing).toContain(
    "The most an MOT may cost in Great Britain, by the design weight on the van's plate: £54.85 up to 3,000 kg, £58.60 up to 3,500 kg.",
  );
});

/** Returns the element with the places of a county beyond its largest. */
const morePlacesOf = (main: string): string =>
  /<details class="more-places"><summary>\d+ more.*?<\/details>/.exec(main)?.[0] ?? "";

describe.each(["van-servicing", "van-mot"] as const)("under /%s/", (prefix) => {
  test("uses a place's unique name in the title, the heading and the description", async () => {
    const hayes = buildLocation({
      name: "Hayes",
      distinctName: "Hayes, Bromley",
      county: "Greater London",
    });
    const { head, main } = await locationAt(prefix, hayes);
    expect(head).toMatch(/<title>[^<]*Hayes, Bromley/);
    expect(head).toMatch(/name="description" content="[^"]*Hayes, Bromley/);
    expect(main).toMatch(/<h1>[^<]*<em>Hayes, Bromley<\/em><\/h1>/);
  });

  test("excludes a place from the index but lets its links be followed", async () => {
    const { head } = await locationAt(prefix, buildLocation({ indexed: false }));
    expect(head).toContain('<meta name="robots" content="noindex,follow"/>');
    expect((await locationAt(prefix, buildLocation())).head).toContain('content="index,follow"');
  });
});

describe("a county's servicing page", () => {
  test("lists a county's 12 largest places first and the others in a disclosure", async () => {
    const { main } = await locationAt("van-servicing", buildCounty(130));
    const links = /href="\/van-servicing\/town-\d+\/"/g;
    const disclosure = morePlacesOf(main);
    expect(disclosure).toContain("<summary>118 more places in Kent</summary>");
    expect(countOf(disclosure, links)).toBe(118);
    expect(new Set(main.match(links)).size).toBe(130);
    expect(countOf(main.replace(disclosure, ""), links)).toBe(12);
  });

  test("puts each linked letter into the disclosure, which browsers then open", async () => {
    const { main } = await locationAt("van-servicing", buildCounty(130));
    const disclosure = morePlacesOf(main);
    const targets = [...main.matchAll(/href="[^"#]*#(places-[^"]+)"/g)].map(([, id]) => id);
    expect(targets).toEqual(["places-T"]);
    expect(disclosure.slice(disclosure.indexOf("</summary>"))).toContain('id="places-T"');
  });

  test("uses the singular for one place beyond the largest, and omits an empty disclosure", async () => {
    expect((await locationAt("van-servicing", buildCounty(13))).words).toContain(
      "1 more place in Kent",
    );
    expect((await locationAt("van-servicing", buildCounty(12))).words).not.toMatch(/more places?/);
  });
});

describe("a county's MOT page", () => {
  const linkedPlaces = (main: string): string[] =>
    main.match(/(?<=href="\/van-mot\/)town-\d+/g) ?? [];

  test("links its 18 largest places and no others, then its A to Z", async () => {
    const class7Places = [{ name: "Town 005", slug: "town-125", class7Count: 9 }];
    const { main, words } = await locationAt("van-mot", { ...buildCounty(130), class7Places });
    expect(linkedPlaces(main)).toEqual(Array.from({ length: 18 }, (_, i) => `town-${i}`));
    expect(morePlacesOf(main)).toBe("");
    expect(main).toContain('href="/van-mot/a-z/kent/"');
    expect(words).toContain("All places in Kent, A to Z");
  });

  test("shows the stations of each place in a table, and its servicing page does not", async () => {
    const { main, words } = await locationAt("van-mot", buildCounty(3));
    expect(words).toContain(
      "Place MOT stations For class 7 Town 003 1,302 341 Town 002 1,301 none Town 001 1,300 339",
    );
    expect(main.match(/scope="row"/g)).toHaveLength(3);
    // Beside the table are the text and the questions.
    expect(main).toMatch(/class="wrap text-and-questions"><div id="places">.*Questions</s);
    expect((await locationAt("van-servicing", buildCounty(3))).main).not.toContain("<table");
  });

  test("links all places of a small county, and its A to Z", async () => {
    const { main } = await locationAt("van-mot", buildCounty(3));
    expect(linkedPlaces(main)).toEqual(["town-0", "town-1", "town-2"]);
    expect(main).toContain('href="/van-mot/a-z/kent/"');
  });
});

describe("a town's MOT page", () => {
  const districts = Array.from({ length: 12 }, (_, i) => ({
    district: `ME${i + 1}`,
    stations: 30 - i,
    class7: i === 1 ? 0 : 9,
  }));

  test("shows the stations of each postcode district, the first ten outside a disclosure", async () => {
    const { main, words } = await locationAt("van-mot", buildLocation({ districts }));
    expect(words).toContain("MOT stations in Maidstone by postcode");
    expect(words).toContain("ME1 30 9 ME2 29 none ME3 28 9");
    expect(words).toContain("More postcode districts");
    expect(main.match(/scope="row"/g)).toHaveLength(12);
  });

  test("has no table without districts, and neither has the servicing page", async () => {
    expect((await locationAt("van-mot", buildLocation())).main).not.toContain("<table");
    expect((await locationAt("van-servicing", buildLocation({ districts }))).main).not.toContain(
      "<table",
    );
  });
});

test("pages in Northern Ireland name the nearest test centres, and those of a county", async () => {
  const testCentres = [
    { name: "Lisburn", miles: 0.2 },
    { name: "Belfast", miles: 6.7 },
  ];
  const inNorthernIreland = { region: "Northern Ireland", regionSlug: "northern-ireland" };
  const place = buildLocation({ ...inNorthernIreland, testCentres });
  expect((await locationAt("van-mot", place)).words).toContain(
    "Nearest to Maidstone, in a straight line: Lisburn (less than a mile) and Belfast (6.7 miles).",
  );
  const county = buildLocation({
    ...inNorthernIreland,
    type: "county",
    testCentres: testCentres.map(({ name }) => ({ name, miles: null })),
  });
  expect((await locationAt("van-servicing", county)).words).toContain(
    "DVA test centres in Maidstone: Lisburn and Belfast.",
  );
});

describe("a place's MOT page", () => {
  test("links its neighbours in the county's A to Z, by their unique names, and that list", async () => {
    const { main, words } = await locationAt("van-mot", buildLocation());
    expect(words).toContain(
      "More places in Kent Lydden Lydd Marden, Kent Margate All places in Kent, A to Z",
    );
    for (const path of ["lydden", "lydd", "marden-kent", "margate", "a-z/kent"]) {
      expect(main).toContain(`href="/van-mot/${path}/"`);
    }
  });

  test("names the county West Midlands apart from the region", async () => {
    const names = { name: "Dudley", region: "West Midlands", county: "West Midlands" };
    const dudley = buildLocation({ ...names, countySlug: "west-midlands-county" });
    const { words } = await locationAt("van-mot", dudley);
    expect(words).toContain("All places in West Midlands county, A to Z");
  });

  test("has neither without neighbours, nor has a servicing page", async () => {
    const alone = await locationAt("van-mot", buildLocation({ alphabetical: [] }));
    const servicing = await locationAt("van-servicing", buildLocation());
    for (const { main } of [alone, servicing]) expect(main).not.toMatch(/More places in|a-z/);
  });
});

describe("the list of a county's MOT pages from A to Z", () => {
  const render = (path: string, location: unknown) =>
    renderDocument(path, { [`/api/locations/${path.split("/").at(-2)}`]: location });
  const places = ["Ashford", "Yalding", "Aylesham", "Wye"].map((name, i) => ({
    ...buildCounty(1).places[0]!,
    name,
    slug: `${name.toLowerCase()}-kent`,
    ...(name === "Ashford" && { distinctName: "Ashford, Kent" }),
    population: i * 1_000,
  }));
  const kent = { ...buildCounty(0), places };

  test("links every place by name under its first letter, after links to the letters", async () => {
    const { status, body } = await render("/van-mot/a-z/kent/", kent);
    const main = mainOf(body);
    expect(status).toBe(200);
    expect(visibleText(main)).toContain("A W Y A Ashford, Kent Aylesham W Wye Y Yalding");
    const links = [...main.matchAll(/href="(\/van-mot\/[^"]*-kent\/)"/g)].map(([, href]) => href);
    expect(links).toEqual(
      ["ashford", "aylesham", "wye", "yalding"].map((slug) => `/van-mot/${slug}-kent/`),
    );
    const letters = [...main.matchAll(/href="[^"#]*#(places-[^"]+)"/g)].map(([, id]) => id);
    expect(letters).toEqual(["places-A", "places-W", "places-Y"]);
    for (const id of letters) expect(main).toContain(`id="${id}"`);
    expect(main).not.toContain("<details");
  });

  test("names the county in its title, heading and description, and ends the breadcrumb", async () => {
    const { head, body } = await render("/van-mot/a-z/kent/", kent);
    expect(head).toContain("<title>Van MOT in Kent: All Places A to Z | VanFettle</title>");
    expect(head).toMatch(/name="description" content="[^"]*Kent/);
    expect(head).toContain('rel="canonical" href="https://www.example/van-mot/a-z/kent/"');
    expect(head).toContain('content="index,follow"');
    expect(body).toContain("<h1>Van MOT in <em>Kent, A to Z</em></h1>");
    expect(visibleText(mainOf(body))).toContain(
      "Home Van MOT South East Kent A to Z Van MOT in Kent",
    );
    expect(body).toContain('href="/van-mot/kent/"');
    expect(structuredDataOf(body)).toEqual([
      expect.objectContaining({ "@type": "BreadcrumbList" }),
    ]);
  });

  test("links the county's places with the most class 7 stations, and none in Northern Ireland", async () => {
    const class7Places = [{ name: "Wye", slug: "wye-kent", class7Count: 9 }];
    const { body } = await render("/van-mot/a-z/kent/", { ...kent, class7Places });
    expect(visibleText(body)).toContain(
      "Places in Kent with the most class 7 stations Wye 9 class 7 stations",
    );
    const antrim = {
      ...kent,
      name: "County Antrim",
      slug: "county-antrim",
      region: "Northern Ireland",
    };
    const words = visibleText(mainOf((await render("/van-mot/a-z/county-antrim/", antrim)).body));
    expect(words).toContain("All places in County Antrim that have a page on the van MOT.");
    expect(words).not.toMatch(/class 7/);
  });

  test.each([
    ["an unknown county", () => json({}, 404)],
    ["a region", buildRegion({ slug: "kent" })],
    ["a place", buildLocation({ slug: "kent" })],
  ])("returns 404 for %s", async (_, answer) => {
    const page = await render("/van-mot/a-z/kent/", answer);
    expect(page.status).toBe(404);
    expect(page.head).toContain('content="noindex"');
    expect(visibleText(page.body)).toContain("404 Page Not Found");
  });

  test("returns 503 if the API fails", async () => {
    expect((await render("/van-mot/a-z/kent/", () => json({}, 500))).status).toBe(503);
  });

  test("shows its county in the header and does not carry the texts of the county's other pages", async () => {
    const texts = { servicing_content: "<p>s</p>", mot_content: `<p>${"m".repeat(200)}</p>` };
    const { body, state } = await render("/van-mot/a-z/kent/", { ...kent, ...texts });
    expect(body).toMatch(/<p class="header-place"><svg[^>]*>.*?<\/svg><span>Kent<\/span><\/p>/);
    expect(state).not.toMatch(/<p>|mmm|\u003cp|working days/);
  });
});

describe.each(["van-servicing", "van-mot"] as const)(
  "the segments of a path under /%s/",
  (prefix) => {
    const answers = {
      "/api/locations/digbeth": buildLocation({
        name: "Digbeth",
        slug: "digbeth",
        region: "West Midlands",
        regionSlug: "west-midlands",
        county: "West Midlands",
        countySlug: "west-midlands-county",
        centre: { name: "Birmingham", slug: "birmingham" },
      }),
    };

    test.each(["digbeth", "birmingham/digbeth", "west-midlands/birmingham/digbeth"])(
      "shows the location of the last segment at /%s/",
      async (segments) => {
        const { status, body } = await renderDocument(`/${prefix}/${segments}/`, answers);
        expect(status).toBe(200);
        expect(body).toMatch(/<h1>[^<]*<em>Digbeth<\/em><\/h1>/);
      },
    );

    test("are limited to three", async () => {
      const path = `/${prefix}/west-midlands/west-midlands-county/birmingham/digbeth/`;
      expect((await renderDocument(path, answers)).status).toBe(404);
    });
  },
);

describe("statuses", () => {
  const missing = "There is no page at /van-mot/maidstone/";
  const ours = "There is a problem with our service. Try again in a minute. Try again";

  test.each<[status: number, words: string, answer: () => unknown]>([
    [404, missing, () => json({}, 404)],
    [503, ours, () => json({}, 500)],
    [503, ours, () => json({}, 429)],
    [503, ours, () => Promise.reject(new Error("no network"))],
    [503, ours, () => new Response("<!doctype html>")],
    [503, ours, () => json(null)],
  ])(
    "returns %i and the not-found screen for a failed location, which says %s",
    async (status, words, answer) => {
      const page = await renderDocument("/van-mot/maidstone/", {
        "/api/locations/maidstone": answer,
      });
      expect(page.status).toBe(status);
      const text = visibleText(page.body);
      expect(text).toContain("404 Page Not Found");
      expect(text).toContain("/van-servicing/:regionSlug/:countySlug/:townSlug");
      expect(text).toContain(words);
      expect(text.includes(missing)).toBe(status === 404);
      expect(page.head).toContain('content="noindex"');
      expect(JSON.parse(page.state)).toMatchObject({ router: { errors: { page: { status } } } });
      expect(page.state).not.toContain('"location"');
    },
  );

  test("shows the built-in services if they fail to load, and marks the page as incomplete", async () => {
    const answers = {
      "/api/locations/maidstone": buildLocation(),
      "/api/services": () => json({}, 500),
    };
    const page = await renderDocument("/van-servicing/maidstone/", answers);
    expect(page).toMatchObject({ status: 200, complete: false });
    expect(countOf(page.body, 'name="serviceType"')).toBe(services.length);
  });
});
