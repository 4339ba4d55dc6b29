import { services } from "@vanfettle/contract/services";
import { describe, expect, test } from "vitest";
import { renderDocument, countOf, visibleText } from "../testing/render-document.ts";
import { buildCounty, buildLocation, buildRegion } from "../testing/build-location.ts";
import { json } from "../testing/stub-server.ts";

const mainOf = (body: string): string => body.slice(body.indexOf("<main"), body.indexOf("</main>"));

async function locationAt(prefix: "van-servicing" | "van-mot", location: ReturnType<typeof buildLocation>) {
  const page = await renderDocument(`/${prefix}/${location.slug}/`, { [`/api/locations/${location.slug}`]: location });
  const main = mainOf(page.body);
  return { ...page, main, words: visibleText(main) };
}

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

describe("a servicing page", () => {
  test("offers every service at 'Get Quote', each with a 'Book Now' button that selects it", async () => {
    const { main } = await locationAt("van-servicing", buildLocation());
    const cards = main.match(/<li class="service-card">.*?<\/li>/g) ?? [];
    expect(cards.map((card) => /<h3>(.*?)<\/h3>/.exec(card)?.[1])).toEqual(services.map(({ name }) => name));
    cards.forEach((card, i) => {
      expect(visibleText(card)).toContain("Get Quote");
      expect(card).toContain(`data-service="${services[i]?.id}"`);
      expect(card).toContain(">Book Now</a>");
    });
  });

  test("explains coverage, scheduling and collection, and gives the garage count with its source", async () => {
    const { words } = await locationAt("van-servicing", buildLocation());
    for (const title of ["Coverage", "Scheduling", "Collection"]) expect(words).toContain(title);
    expect(words).toContain("63 MOT test stations listed by DVSA test vans within 5 miles of Maidstone.");
    expect(words).toContain("Source of the counts: DVSA list of active MOT test stations, April 2025.");
    expect(words).toContain("16 of them test class 7 vans.");
  });

  test("shows stored text of any length, or the default paragraph", async () => {
    const stored = await locationAt("van-servicing", buildLocation({ servicing_content: "<p>Short.</p>" }));
    expect(stored.main).toContain("<p>Short.</p>");
    for (const servicing_content of [null, ""]) {
      const without = await locationAt("van-servicing", buildLocation({ servicing_content }));
      expect(without.words).toContain("Looking for van servicing in Maidstone, Kent?");
    }
  });

  test.each([null, "[]", "nonsense", "{}"])(
    "announces FAQs that are being generated if the stored value is %j",
    async (faq_content) => {
      const { words, head, main } = await locationAt("van-servicing", buildLocation({ faq_content }));
      expect(words).toContain("FAQs for Maidstone are being generated. Check back soon!");
      expect(main + head).not.toContain("FAQPage");
    },
  );

  test("includes its closed FAQs in full, and in its structured data", async () => {
    const faq_content = JSON.stringify([{ question: "How long?", answer: "An hour." }]);
    const { main } = await locationAt("van-servicing", buildLocation({ faq_content }));
    expect(main).toMatch(/<details class="faq"><summary>How long\?<\/summary><p>An hour\.<\/p><\/details>/);
    expect(main).toContain('"@type":"FAQPage"');
  });

  test("links the counties of a region", async () => {
    const region = await locationAt("van-servicing", buildRegion());
    expect(region.main).toContain('href="/van-servicing/kent/"');
    expect(region.words).toContain("1 place ");
  });

  test("lists places within 15 miles, and omits an empty list", async () => {
    const { words } = await locationAt("van-servicing", buildLocation());
    expect(words).toContain("Places within 15 miles");
    expect(words).toContain("3 miles");
    expect(words).not.toMatch(/explore nearby/i);
    expect((await locationAt("van-servicing", buildLocation({ nearby: [] }))).words).not.toContain("within 15 miles");
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
    const belfast = buildLocation({ name: "Belfast", slug: "belfast", region: "Northern Ireland", garageCount: 0 });
    const { main, words } = await locationAt("van-mot", belfast);
    expect(words).toContain("only at DVA centres");
    expect(words).toContain("DVA charges £38 for the test of a van of up to 3,500 kg and £29.50 for a retest.");
    for (const address of [
      "https://dva-bookings.nidirect.gov.uk/",
      "https://www.nidirect.gov.uk/articles/vehicle-test-fees",
      "https://www.nidirect.gov.uk/contacts/driver-vehicle-agency-dva-northern-ireland",
    ])
      expect(main).toMatch(new RegExp(`<a [^>]*href="${address}">`));
    expect(words).not.toMatch(/Book MOT Test Now|test stations? listed by DVSA/);
    expect(main).toMatch(/<input[^>]*checked=""[^>]*value="full-service"/);
  });
});

describe.each(["van-servicing", "van-mot"] as const)("under /%s/ in Northern Ireland", (prefix) => {
  const belfast = buildLocation({ name: "Belfast", slug: "belfast", region: "Northern Ireland", garageCount: 0 });

  test("omits British rules, classes and fees", async () => {
    const { words } = await locationAt(prefix, belfast);
    expect(words).not.toMatch(/class (4|7)|£54\.85|£58\.60|£180|legal maximum|up to a month/i);
    expect(words).not.toMatch(/one visit for both|the garages we count(?! in Great Britain)/i);
  });

  test("names the DVA centres and the fee's recipient in the form, without a price for the test", async () => {
    const { main } = await locationAt(prefix, belfast);
    const form = visibleText(main.slice(main.indexOf("<form"), main.indexOf("</form>")));
    expect(form).toContain("In Northern Ireland vans are tested only at DVA centres");
    expect(form).toContain("MOT Test Get Quote");
    expect(form).toContain("MOT + Service Get Quote");
    expect(main.match(/<input type="radio"[^>]*>/g)).toHaveLength(services.length);
  });
});

test("shows British fees in a form after rendering a Northern Irish page", async () => {
  await locationAt("van-mot", buildLocation({ name: "Belfast", slug: "belfast", region: "Northern Ireland" }));
  const { words } = await locationAt("van-mot", buildLocation());
  expect(words).toContain("MOT Test £54.85");
  expect(words).toContain(
    "In Great Britain the legal maximum is the MOT price shown for class 4, and £58.60 for class 7",
  );
});

/** Returns the element with the places of a county beyond its largest. */
const morePlacesOf = (main: string): string => /<details class="more-places".*?<\/details>/.exec(main)?.[0] ?? "";

describe.each(["van-servicing", "van-mot"] as const)("under /%s/", (prefix) => {
  test("uses a place's unique name in the title, the heading and the description", async () => {
    const hayes = buildLocation({ name: "Hayes", distinctName: "Hayes, Bromley", county: "Greater London" });
    const { head, main } = await locationAt(prefix, hayes);
    expect(head).toMatch(/<title>[^<]*Hayes, Bromley/);
    expect(head).toMatch(/name="description" content="[^"]*Hayes, Bromley/);
    expect(main).toMatch(/<h1>[^<]*<em>Hayes, Bromley<\/em><\/h1>/);
  });

  test("lists a county's 20 largest places first and the others in a disclosure", async () => {
    const { main } = await locationAt(prefix, buildCounty(130));
    const links = new RegExp(`href="/${prefix}/town-\\d+/"`, "g");
    const disclosure = morePlacesOf(main);
    expect(disclosure).toContain("<summary>110 more places in Kent</summary>");
    expect(countOf(disclosure, links)).toBe(110);
    expect(new Set(main.match(links)).size).toBe(130);
    expect(countOf(main.replace(disclosure, ""), links)).toBe(20);
  });

  test("puts each linked letter into the disclosure, which browsers then open", async () => {
    const { main } = await locationAt(prefix, buildCounty(130));
    const disclosure = morePlacesOf(main);
    const targets = [...main.matchAll(/href="[^"#]*#(places-[^"]+)"/g)].map(([, id]) => id);
    expect(targets).toEqual(["places-T"]);
    expect(disclosure.slice(disclosure.indexOf("</summary>"))).toContain('id="places-T"');
  });

  test("uses the singular for one place beyond the twenty, and omits an empty disclosure", async () => {
    expect((await locationAt(prefix, buildCounty(21))).words).toContain("1 more place in Kent");
    expect((await locationAt(prefix, buildCounty(20))).main).not.toContain("more-places");
  });

  test("excludes a place from the index but lets its links be followed", async () => {
    const { head } = await locationAt(prefix, buildLocation({ indexed: false }));
    expect(head).toContain('<meta name="robots" content="noindex,follow"/>');
    expect((await locationAt(prefix, buildLocation())).head).toContain('content="index,follow"');
  });
});

describe.each(["van-servicing", "van-mot"] as const)("the segments of a path under /%s/", (prefix) => {
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
});

describe("statuses", () => {
  test.each([
    [404, () => json({}, 404)],
    [503, () => json({}, 500)],
    [503, () => Promise.reject(new Error("no network"))],
    [404, () => json(null)],
  ])(
    "returns %i and the not-found screen for a failed location, unindexed and without its data",
    async (status, answer) => {
      const page = await renderDocument("/van-mot/maidstone/", { "/api/locations/maidstone": answer });
      expect(page.status).toBe(status);
      expect(visibleText(page.body)).toContain("404 Page Not Found");
      expect(page.head).toContain('content="noindex"');
      expect(JSON.parse(page.state)).toMatchObject({ router: { errors: { page: { status } } } });
      expect(page.state).not.toContain('"location"');
    },
  );

  test("shows the built-in services if they fail to load, and marks the page as incomplete", async () => {
    const answers = { "/api/locations/maidstone": buildLocation(), "/api/services": () => json({}, 500) };
    const page = await renderDocument("/van-servicing/maidstone/", answers);
    expect(page).toMatchObject({ status: 200, complete: false });
    expect(countOf(page.body, 'name="serviceType"')).toBe(services.length);
  });
});
