import { expect, test } from "vitest";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { buildLocation, buildRegion } from "../../testing/build-location.ts";
import { buildStation, buildStationList } from "../../testing/build-near-stations.ts";
import { countOf, renderDocument, visibleText } from "../../testing/render-document.ts";

// Of ten stations, two test class 7 too, and the second tests class 7 only.
const classesOf = (n: number) => {
  if (n === 1) return ["7" as const];
  return n === 7 ? ["4" as const, "7" as const] : ["4" as const];
};
const ten = Array.from({ length: 10 }, (_, n) =>
  buildStation({ site: `A${n}`, name: `Near ${n}`, miles: n / 2, classes: classesOf(n) }),
);
const five = Array.from({ length: 5 }, (_, n) =>
  buildStation({ site: `B${n}`, name: `Far ${n}`, miles: 6 + n, classes: ["4", "7"] }),
);
const counts = { any: 41, "4": 38, "7": 12 };
const stations = { list: buildStationList(), nearest: ten, class7: five, counts };

/** Returns the names in a list that the stylesheet shows with a choice of class. */
function shownIn(list: "first" | "more", choice: string, main: string): string[] {
  const html = new RegExp(`<ol class="stations ${list}-stations".*?</ol>`, "s").exec(main)?.[0];
  return [...(html ?? "").matchAll(/data-in="([^"]*)"(?: data-first="([^"]*)")?><h3>(.*?)<\/h3>/g)]
    .filter(([, of = "", first = ""]) => {
      const isFirst = first.split(" ").includes(choice);
      return of.split(" ").includes(choice) && isFirst === (list === "first");
    })
    .map(([, , , name = ""]) => name);
}

async function render(prefix: "van-servicing" | "van-mot", location: LocationPage) {
  const path = `/${prefix}/${location.slug}/`;
  const { body } = await renderDocument(path, { [`/api/locations/${location.slug}`]: location });
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  return { main, words: visibleText(main) };
}

test("lists three stations of each class, then in a disclosure the others and a map", async () => {
  const { main, words } = await render("van-mot", buildLocation({ stations }));
  const near = (...numbers: number[]) => numbers.map((n) => `Near ${n}`);
  expect(shownIn("first", "any", main)).toEqual(near(0, 1, 2));
  expect(shownIn("more", "any", main)).toEqual(near(3, 4, 5, 6, 7, 8, 9));
  expect(shownIn("first", "4", main)).toEqual(near(0, 2, 3));
  expect(shownIn("more", "4", main)).toEqual(near(4, 5, 6, 7, 8, 9));
  expect(shownIn("first", "7", main)).toEqual([...near(1, 7), "Far 0"]);
  expect(shownIn("more", "7", main)).toEqual(["Far 1", "Far 2", "Far 3", "Far 4"]);
  const fold = main.indexOf('<details class="more-places">');
  expect(main.indexOf("<img")).toBeGreaterThan(fold);
  expect(main.indexOf("more-stations")).toBeGreaterThan(fold);
  expect(words).toContain("Show more and a map");
  expect(words).toContain("DVSA list of active MOT test stations, February 2026");
  expect(words).toContain("Report an error Is this yours? Correct or hide it");
  const map = "/api/stations/map/51.26667,0.51667?";
  const maps = [...main.matchAll(/<img class="station-map" src="(.*?)" alt=""/g)];
  expect(maps.map(([, src = ""]) => src.replaceAll("&amp;", "&"))).toEqual([
    `${map}limit=10&edition=2026-02`,
    `${map}class=4&limit=9&edition=2026-02`,
    `${map}class=7&limit=7&edition=2026-02`,
  ]);
  expect(main).toContain('loading="lazy"');
  expect(main).toContain('href="/garages/"');
});

test("offers the classes with their numbers of stations, in radio buttons of one group", async () => {
  const { main, words } = await render("van-mot", buildLocation({ stations }));
  expect(words).toContain(
    "Class of van, with its stations within 5 miles Any van 41 Class 4 38 Class 7 12",
  );
  expect(main.match(/<input type="radio" autoComplete="off" name="station-class"/g)).toHaveLength(
    3,
  );
});

test("says so if no listed station tests a class", async () => {
  const only4 = { ...stations, nearest: [buildStation({ classes: ["4"] })], class7: [] };
  const { main } = await render("van-mot", buildLocation({ stations: only4 }));
  expect(main).toContain('data-in="7">No station in the list tests class 7.</p>');
  expect(main).not.toContain("tests class 4.");
});

test("states the most that a test may cost before the stations, which a servicing page leads to", async () => {
  const { words } = await render("van-mot", buildLocation({ stations }));
  const fees =
    "Class 4: at most £54.85 by law. Class 7: at most £58.60 by law. Stations may charge less: ask.";
  expect(words.indexOf(fees)).toBeGreaterThan(0);
  expect(words.indexOf(fees)).toBeLessThan(words.indexOf("Near 0"));
  expect(words.indexOf("Near 0")).toBeLessThan(words.indexOf("Vehicle registration"));
  const servicing = await render("van-servicing", buildLocation({ stations }));
  const order = [
    "63 MOT stations near Maidstone: phone one",
    "Vehicle registration",
    "What happens next",
    "Usually ",
  ].map((text) => servicing.words.indexOf(text));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
  expect(servicing.words).not.toContain("Near 0");
});

const noneNear = { garageCount: 0, class7Count: 0, nearestStationMiles: 8.6 };
test.each([
  [
    "a sample list",
    { stations: { ...stations, list: buildStationList({ sample: true }) } },
    "/van-mot/maidstone/#stations",
    "Sample MOT stations near Maidstone",
  ],
  ["no list", {}, "/garages/", "Find MOT stations by postcode"],
  [
    "one station",
    { stations, garageCount: 1 },
    "/van-mot/maidstone/#stations",
    "1 MOT station near Maidstone: phone one",
  ],
  [
    "no station close by",
    { stations, ...noneNear },
    "/van-mot/maidstone/#stations",
    "The nearest MOT station: phone it",
  ],
  ["neither", noneNear, "/garages/", "Find MOT stations by postcode"],
  [
    "Northern Ireland",
    { region: "Northern Ireland", garageCount: 0 },
    "#tested",
    "MOT tests are done by DVA: how to book one",
  ],
])("leads to the stations above the form with %s", async (_, also, target, text) => {
  const { main } = await render("van-servicing", buildLocation(also));
  expect(main).toMatch(new RegExp(`<p class="stations-line"><a[^>]* ?href="${target}"[^>]*>`));
  expect(visibleText(main)).toContain(` ${text} `);
  const hasTarget = !target.startsWith("#") || main.includes(`id="${target.slice(1)}"`);
  expect(hasTarget).toBe(true);
});

test.each(["van-servicing", "van-mot"] as const)(
  "names the source of its counts once on the %s page",
  async (prefix) => {
    const without = await render(prefix, buildLocation());
    expect(countOf(without.words, "Counts: DVSA list of active MOT test stations")).toBe(1);
    const withList = await render(prefix, buildLocation({ stations }));
    expect(countOf(withList.words, "Counts: ")).toBe(prefix === "van-mot" ? 0 : 1);
    expect(
      countOf(withList.words, "Source: DVSA list of active MOT test stations, February 2026"),
    ).toBe(prefix === "van-mot" ? 1 : 0);
  },
);

test("labels a sample list as a whole, once, but keeps DVSA's counts", async () => {
  const sample = { ...stations, list: buildStationList({ sample: true }) };
  const { main, words } = await render("van-mot", buildLocation({ stations: sample }));
  expect(words).not.toContain("(sample)");
  expect(countOf(words, "these stations do not exist")).toBe(1);
  for (const label of ["Sample MOT stations near", "Sample MOT stations farther from"]) {
    expect(main).toContain(`aria-label="${label} Maidstone"`);
  }
  expect(main.indexOf("these stations do not exist")).toBeLessThan(main.indexOf('class="station"'));
  expect(words).toContain("Sample MOT stations near Maidstone");
  expect(words).not.toContain("MOT stations listed by DVSA near Maidstone");
  expect(countOf(words, "Counts: DVSA list of active MOT test stations")).toBe(1);
});

test("explains missing stations instead of showing an empty list", async () => {
  const { main, words } = await render(
    "van-mot",
    buildLocation({ stations: { ...stations, nearest: [], class7: [] } }),
  );
  expect(words).toContain("No station in the list is near Maidstone.");
  expect(main).not.toMatch(/<ol class="stations"|<img/);
});

test("offers only a map for a place with three stations or fewer", async () => {
  const few = { ...stations, nearest: ten.slice(0, 2), class7: [] };
  const { main, words } = await render("van-mot", buildLocation({ stations: few }));
  expect(shownIn("first", "any", main)).toHaveLength(2);
  expect(shownIn("more", "any", main)).toEqual([]);
  expect(words).toContain("Show a map");
});

test("shows the counts and their source once without a list, and no map", async () => {
  const { main, words } = await render("van-mot", buildLocation());
  expect(words).toContain(
    "Test stations 63 MOT test stations listed by DVSA test vans within 5 miles of Maidstone.",
  );
  expect(main).not.toMatch(/class="station"|<img/);
  expect(words).toContain("We are not DVSA.");
});

test("marks stations across the water in both lists and explains their order once", async () => {
  const words = async (acrossWater: boolean) => {
    const nearest = [
      buildStation({ site: "LAND", miles: 7.7 }),
      buildStation({ site: "ACROSS", miles: 2.1, acrossWater }),
    ];
    const class7 = [buildStation({ site: "FAR", miles: 9.4, classes: ["7"], acrossWater })];
    const location = buildLocation({ stations: { ...stations, nearest, class7 } });
    return (await render("van-mot", location)).words;
  };
  const marked = await words(true);
  expect(marked).toMatch(
    /7\.7 miles .*2\.1 miles, across the water .*9\.4 miles, across the water/,
  );
  expect(countOf(marked, "miles, across the water")).toBe(2);
  expect(countOf(marked, "Stations across the water come last")).toBe(1);
  expect(await words(false)).not.toMatch(/across the water/i);
});

test("warns on an island without a station that the nearest is across the sea", async () => {
  const hughTown = { island: "the Isles of Scilly", garageCount: 0, class7Count: 0 };
  const nearest = { nearestStationMiles: null, nearestClass7Miles: null };
  const { words } = await render(
    "van-mot",
    buildLocation({ name: "Hugh Town", ...hughTown, ...nearest }),
  );
  expect(words).toContain(
    "Hugh Town is on the Isles of Scilly, and its nearest station is across the sea.",
  );
});

test("omits the warning on an island with a distant station", async () => {
  const none = {
    garageCount: 0,
    class7Count: 0,
    nearestStationMiles: null,
    nearestClass7Miles: null,
  };
  const { words } = await render(
    "van-mot",
    buildLocation({ name: "Tobermory", island: "Mull", ...none }),
  );
  expect(words).toContain("Tobermory is on Mull, so a station may be across the water.");
  expect(words).not.toContain("across the sea");
});

test("shows DVA's centres in Northern Ireland, without stations or counts", async () => {
  const { main, words } = await render(
    "van-mot",
    buildLocation({ name: "Belfast", region: "Northern Ireland", regionSlug: "northern-ireland" }),
  );
  expect(words).toContain("DVA's test centres are in Armagh");
  expect(main).not.toContain('class="station"');
  expect(words).not.toMatch(/listed by DVSA|within 5 miles/);
});

test("links an area's places with the most class 7 stations on our pages", async () => {
  const class7Places = [
    { name: "Ashford", distinctName: "Ashford, Kent", slug: "ashford", class7Count: 12 },
    { name: "Maidstone", slug: "maidstone", class7Count: 11 },
  ];
  const { main, words } = await render("van-mot", buildRegion({ class7Places }));
  expect(words).toContain("Places in the South East with the most class 7 stations");
  expect(words).toMatch(/Ashford, Kent 12 class 7 stations Maidstone 11 class 7 stations/);
  expect(main).toContain('href="/van-mot/ashford/"');
  expect(main).toContain('"name":"Places in the South East with the most class 7 stations"');
  expect(main).toMatch(/"@type":"ItemList".*https:\/\/www\.example\/van-mot\/ashford\//);
});
