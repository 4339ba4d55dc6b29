import { expect, test } from "vitest";
import type { LocationPage } from "@vanfettle/contract/schemas";
import { buildLocation, buildRegion } from "../../testing/build-location.ts";
import { buildStation, buildStationList } from "../../testing/build-near-stations.ts";
import { countOf, renderDocument, visibleText } from "../../testing/render-document.ts";

const ten = Array.from({ length: 10 }, (_, n) => buildStation({ site: `A${n}`, miles: n / 2 }));
const five = Array.from({ length: 5 }, (_, n) => buildStation({ site: `B${n}`, classes: ["7"] }));
const stations = { list: buildStationList(), nearest: ten, class7: five };

async function render(prefix: "van-servicing" | "van-mot", location: LocationPage) {
  const path = `/${prefix}/${location.slug}/`;
  const { body } = await renderDocument(path, { [`/api/locations/${location.slug}`]: location });
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  return { main, words: visibleText(main) };
}

test.each(["van-servicing", "van-mot"] as const)(
  "lists three stations on the %s page, then in a disclosure the other seven, class 7 and a map",
  async (prefix) => {
    const { main, words } = await render(prefix, buildLocation({ stations }));
    const fold = main.indexOf(
      '<details class="more-places"><summary>Show 12 more and a map</summary>',
    );
    expect(countOf(main, 'class="station"')).toBe(15);
    expect(countOf(main.slice(0, fold), 'class="station"')).toBe(3);
    expect(main.indexOf("<img")).toBeGreaterThan(fold);
    expect(words).toContain("Farther away, for class 7");
    expect(words).toContain("DVSA list of active MOT test stations, February 2026");
    expect(words).toContain("Report an error");
    expect(main).toMatch(
      /<img class="station-map" src="\/api\/stations\/map\/51.26667,0.51667\?limit=10&amp;edition=2026-02" alt=""/,
    );
    expect(main).toContain('loading="lazy"');
    expect(main).toContain('href="/garages/"');
  },
);

test.each(["van-servicing", "van-mot"] as const)(
  "names the source of its counts once on the %s page",
  async (prefix) => {
    const without = await render(prefix, buildLocation());
    expect(
      countOf(without.words, "Source of the counts: DVSA list of active MOT test stations"),
    ).toBe(1);
    const withList = await render(prefix, buildLocation({ stations }));
    expect(countOf(withList.words, "Source of the counts")).toBe(0);
    expect(
      countOf(withList.words, "Source: DVSA list of active MOT test stations, February 2026"),
    ).toBe(1);
  },
);

test("labels a sample list and each of its stations, but keeps DVSA's counts", async () => {
  const sample = { ...stations, list: buildStationList({ sample: true }) };
  const { main, words } = await render("van-mot", buildLocation({ stations: sample }));
  expect(countOf(main, "(sample)</h3>")).toBe(15);
  expect(words).toContain("Sample MOT stations near Maidstone");
  expect(words).toContain("Sample list: these stations do not exist.");
  expect(words).not.toContain("MOT stations listed by DVSA near Maidstone");
  expect(countOf(words, "Source of the counts: DVSA list of active MOT test stations")).toBe(1);
});

test("does not repeat a nearest station under class 7", async () => {
  const class7 = [...ten.slice(0, 2), ...five.slice(0, 1)];
  const { main, words } = await render(
    "van-mot",
    buildLocation({ stations: { ...stations, class7 } }),
  );
  expect(countOf(main, 'class="station"')).toBe(11);
  const none = await render(
    "van-mot",
    buildLocation({ stations: { ...stations, class7: ten.slice(0, 2) } }),
  );
  expect(words).toContain("Farther away, for class 7");
  expect(none.words).not.toContain("Farther away, for class 7");
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
  expect(countOf(main, 'class="station"')).toBe(2);
  expect(words).toContain("Show a map");
});

test.each(["van-servicing", "van-mot"] as const)(
  "explains who does the work, above the stations and at the form, on the %s page",
  async (prefix) => {
    const { main } = await render(prefix, buildLocation({ stations }));
    const [before = "", list = "", form = ""] = main.split(
      "You choose the garage on our partner&#x27;s site.",
    );
    expect(before).not.toMatch(/class="station"|name="registration"/);
    expect(list).toContain('class="station"');
    expect(form).toContain('name="registration"');
  },
);

test("shows the counts and their source once without a list, and no map", async () => {
  const { main, words } = await render("van-mot", buildLocation());
  expect(words).toContain(
    "Test stations 63 MOT test stations listed by DVSA test vans within 5 miles of Maidstone.",
  );
  expect(main).not.toMatch(/class="station"|<img/);
  expect(words).toContain("Not connected with DVSA.");
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
  expect(words).toContain("Places in South East with the most class 7 stations");
  expect(words).toMatch(/Ashford, Kent 12 within 5 miles Maidstone 11 within 5 miles/);
  expect(main).toContain('href="/van-mot/ashford/"');
  expect(main).toContain('"name":"Places in South East with the most class 7 stations"');
  expect(main).toMatch(/"@type":"ItemList".*https:\/\/www\.example\/van-mot\/ashford\//);
});
