import { beforeAll, describe, expect, test } from "vitest";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { entriesPastReview, law } from "@vanfettle/vans/law/law";
import { isLong, shortOrLong } from "./suite-length.ts";
import type { Finding } from "./truth/finding.ts";
import { findOnPage, findRepeated } from "./truth/findings.ts";
import { readSiteData, type SiteData } from "./truth/site-data.ts";
import { renderFixedPages, renderLocation, type SitePage } from "./truth/site-pages.ts";

/**
 * Checks the pages of the site after a first start for false statements: every page in the long
 * form, or a tenth.
 */

let site: SiteData;
beforeAll(() => void (site = readSiteData()));

const located = (slug: string): LocationPage => {
  const location = site.locations.get(slug);
  if (!location) throw new Error(`no ${slug}`);
  return location;
};

describe("the pages", () => {
  const heads: Pick<SitePage, "path" | "title" | "description">[] = [];
  const findings: Finding[] = [];
  const read = (page: SitePage) => {
    heads.push({ path: page.path, title: page.title, description: page.description });
    findings.push(...findOnPage(page, site));
  };

  test.each(["servicingLocation", "motLocation"] as const)(
    "%s is true for locations",
    async (name) => {
      const locations = [...site.locations.values()].filter((_, n) => isLong || n % 10 === 0);
      for (const location of locations) read(await renderLocation(name, location));
      expect(findings.slice(0, 20)).toEqual([]);
    },
  );

  test("the lists of counties from A to Z are true", async () => {
    for (const location of site.locations.values()) {
      if (location.type === "county") read(await renderLocation("motAToZ", location));
    }
    expect(findings.slice(0, 20)).toEqual([]);
  });

  test("the pages without a location are true", async () => {
    for (const page of await renderFixedPages(site)) read(page);
    expect(findings.slice(0, 20)).toEqual([]);
  });

  test("no two pages share a title or a description", () => {
    expect(heads.length).toBeGreaterThan(shortOrLong(897, 8_384));
    expect(findRepeated(heads).slice(0, 20)).toEqual([]);
  });
});

test("the list of locations gives each place the station count of the page that its slug opens", () => {
  expect(site.core).toHaveLength(243);
  expect(
    site.core.filter(({ slug, garageCount }) => garageCount !== located(slug).garageCount),
  ).toEqual([]);
  expect(site.core.find(({ slug }) => slug === "london")?.garageCount).toBe(1378);
});

describe("the checks find", () => {
  const altered = async (
    slug: string,
    from: string | RegExp,
    to: string,
    name: LocationPageName = "motLocation",
  ): Promise<Finding["kind"][]> => {
    const page = await renderLocation(name, located(slug));
    const words = page.words.replace(from, to);
    const body = page.body.replace(from, to);
    expect([words, body]).not.toEqual([page.words, page.body]);
    expect(findOnPage(page, site)).toEqual([]);
    return findOnPage({ ...page, words, body }, site).map(({ kind }) => kind);
  };

  test("a count that differs from the location's", async () => {
    expect(await altered("maidstone", "63 MOT test stations", "64 MOT test stations")).toEqual([
      "count",
    ]);
  });

  test("a card with another number than the page it opens", async () => {
    const [home] = await renderFixedPages({
      ...site,
      core: site.core.map((each) =>
        each.slug === "london" ? { ...each, garageCount: 207 } : each,
      ),
    });
    expect(home && findOnPage(home, site)).toMatchObject([{ kind: "count", words: "london: 207" }]);
  });

  test("a region whose number of counties differs from its page, by either of its slugs", async () => {
    const fixed = await renderFixedPages(site);
    const injected = fixed
      .filter(({ path }) => path === "/" || path === "/van-mot/")
      .map((page) => ({
        ...page,
        body: page.body.replace(/(?<=and Hull<.*?)4 counties/s, "5 counties"),
      }));
    expect(injected.flatMap((page) => findOnPage(page, site))).toMatchObject([
      { path: "/", kind: "count", words: "yorkshire: 5" },
      { path: "/van-mot/", kind: "count", words: "yorkshire-and-the-humber: 5" },
    ]);
  });

  test("a county whose number of places differs from its page", async () => {
    expect(await altered("south-east", /\d+ places</, "7 places<", "servicingLocation")).toEqual([
      "count",
    ]);
  });

  test("a statement that stations are missing where some are counted", async () => {
    const counted = "63 MOT test stations listed by DVSA test vans";
    expect(await altered("maidstone", counted, "DVSA lists no MOT stations for vans")).toEqual([
      "count",
    ]);
  });

  test("a count for class 7 that differs from the location's, in a sentence or on a link", async () => {
    expect(
      await altered("maidstone", "16 of them test class 7", "17 of them test class 7"),
    ).toEqual(["count"]);
    expect(
      await altered("maidstone", "16 of them test class 7", "None of them tests class 7"),
    ).toEqual(["count"]);
    expect(await altered("south-east", "77 for class 7<", "none for class 7<")).toEqual(["count"]);
  });

  test("a county whose number of stations differs from its page", async () => {
    expect(await altered("south-east", "271 MOT stations,", "272 MOT stations,")).toEqual([
      "count",
    ]);
  });

  test("towns other than those with the most class 7 stations", async () => {
    // The link also differs from the town's own stations.
    expect(await altered("south-east", "19 class 7 stations<", "18 class 7 stations<")).toEqual([
      "count",
      "count",
    ]);
    const first = /(?<=with the most class 7 stations<.*?)<li>.*?<\/li>/s;
    expect(await altered("south-east", first, "")).toEqual(["count"]);
  });

  test.each([
    [
      "stations of a town in its county's table",
      "kent",
      "<td>32</td><td>6</td>",
      "<td>33</td><td>6</td>",
    ],
    ["class 7 stations of a town", "kent", "<td>1</td><td>none</td>", "<td>1</td><td>1</td>"],
    [
      "a town of another county in the table",
      "kent",
      /(?<=row"><a href="\/van-mot\/)maidstone/,
      "crawley",
    ],
    [
      "stations of a postcode district",
      "maidstone",
      "<td>20</td><td>5</td>",
      "<td>2</td><td>5</td>",
    ],
    [
      "class 7 stations of a district",
      "maidstone",
      "<td>6</td><td>none</td>",
      "<td>6</td><td>6</td>",
    ],
    ["stations under another district", "maidstone", ">ME14<", ">ME18<"],
    ["a district that is missing", "maidstone", /<tr><th scope="row">ME16<.*?<\/tr>/, ""],
  ])("%s", async (_, slug, from, to) => {
    expect(await altered(slug, from, to)).toEqual(["count"]);
  });

  test.each([
    [
      "golspie",
      "No MOT station within 5 miles of Golspie tests vans",
      "2 MOT stations within 5 miles of Golspie test vans",
    ],
    [
      "lynton",
      "1 MOT station within 5 miles of Lynton tests vans",
      "No MOT station within 5 miles of Lynton tests vans",
    ],
    ["lynton", "and 3 within 10 miles", "and 4 within 10 miles"],
    ["thurso", "station for vans is less than 0.1 miles", "station for vans is 0.2 miles"],
    ["thurso", "nearest that does is 0.6 miles", "nearest that does is 0.7 miles"],
    ["kings-worthy", "3 of the 16 MOT stations", "4 of the 16 MOT stations"],
    ["kings-worthy", "3 of the 16 MOT stations", "3 of the 17 MOT stations"],
    ["kings-worthy", "3 of the 16 MOT stations", "None of the 16 MOT stations"],
    ["kings-worthy", "3 of the 16 MOT stations", "All 16 MOT stations"],
    [
      "lynton",
      "No MOT station within 5 miles of Lynton tests class 7",
      "The MOT station within 5 miles of Lynton tests class 7",
    ],
    ["acton", "Yes: 48 MOT stations", "Yes: 49 MOT stations"],
    ["lynton", "Barnstaple, 14 miles away, has 15", "Barnstaple, 14 miles away, has 16"],
    ["lynton", "Barnstaple, 14 miles away, has 15", "Ilfracombe, 14 miles away, has 15"],
    ["ballyclare", "in Mallusk, 4.7 miles", "in Belfast, 4.7 miles"],
    ["ballyclare", "and Larne, 10 miles", "and Larne, 10.1 miles"],
  ])("in %s an answer of %s that became %s", async (slug, from, to) => {
    expect(await altered(slug, from, to)).toEqual(["count"]);
  });

  test("a DVA centre that is not the nearest, not in the county or as far", async () => {
    expect(await altered("belfast", "Mallusk (6.4 miles)", "Mallusk (6.5 miles)")).toEqual([
      "count",
    ]);
    expect(
      await altered("belfast", ": Belfast (less than a mile)", ": Larne (less than a mile)"),
    ).toEqual(["count"]);
    expect(
      await altered("county-antrim", ": Ballymena, Belfast, Larne", ": Ballymena, Belfast, Newry"),
    ).toEqual(["count"]);
  });

  test("a count on the line that leads to the stations that differs from the location's", async () => {
    expect(
      await altered(
        "maidstone",
        "Find MOT stations by postcode",
        "62 MOT stations near Maidstone: phone one",
        "servicingLocation",
      ),
    ).toEqual(["count"]);
  });

  test("a distance to the nearest station that differs from the location's", async () => {
    expect(
      await altered("golspie", /The nearest is [\d.]+ miles/, "The nearest is 0.5 miles"),
    ).toEqual(["count"]);
    expect(await altered("lynton", /(tests class 7 vans is) [\d.]+ miles/, "$1 0.5 miles")).toEqual(
      ["count"],
    );
  });

  test("a plural after 1, and a 0 in digits", async () => {
    expect(
      await altered(
        "lynton",
        "1 MOT test station listed by DVSA tests",
        "1 MOT test stations listed by DVSA test",
      ),
    ).toEqual(["grammar"]);
    expect(await altered("golspie", "lists no MOT stations", "lists 0 MOT stations")).toEqual([
      "grammar",
    ]);
    const sixteen = "16 of them test class 7 vans.";
    for (const injected of ["1 class 7 stations.", "2 class 7 station.", "2 van MOT station."]) {
      expect(await altered("maidstone", sixteen, `${sixteen} ${injected}`)).toEqual(["grammar"]);
    }
  });

  test("class 7 offered where no station tests it", async () => {
    expect(
      await altered(
        "lynton",
        "free quote for a class 4 test",
        "free quote for a class 4 or class 7 test",
      ),
    ).toEqual(["class 7"]);
  });

  test("a rule, a count or a distance of Great Britain on a page of Northern Ireland", async () => {
    for (const injected of [
      "Class 7 is £58.60.",
      "Up to 10 working days.",
      "44 MOT test stations.",
      "The nearest station is 41.6 miles away.",
    ]) {
      expect(await altered("belfast", "DVA charges", `${injected} DVA charges`)).toContain(
        "Northern Ireland",
      );
    }
  });

  test("a claim beyond the specified wording", async () => {
    for (const injected of [
      "Mechanics you can trust.",
      "Rated 4.9 by owners.",
      "Certified garages nearby.",
      "Same-day at many of them.",
      "Where most stations near Kent test class 7.",
    ]) {
      expect(await altered("maidstone", "Key facts", `Key facts. ${injected}`)).toContain("claim");
    }
  });

  test("law past its review", () => {
    expect(entriesPastReview(law, "2026-11-22")).toEqual([]);
    expect(entriesPastReview(law, "2099-01-01")).toEqual(Object.keys(law));
  });

  test("a title or description used twice", () => {
    const page = { path: "/a", title: "A", description: "One" };
    expect(findRepeated([page, { path: "/b", title: "A", description: "Two" }])).toEqual([
      { kind: "title", words: "A", path: "/a /b" },
    ]);
    expect(findRepeated([page, { path: "/b", title: "B", description: "One" }])).toMatchObject([
      { kind: "description" },
    ]);
  });
});
