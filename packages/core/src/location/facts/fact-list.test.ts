import { describe, expect, test } from "vitest";
import { buildFactRecord, buildNorthernIrishFactRecord } from "../../testing/text-builders.ts";
import { factList, factSlots } from "./fact-list.ts";
import { factQuestions } from "./fact-questions.ts";
import type { FactRecord } from "./facts.ts";

const around = {
  within1Mile: { stations: 3, class7: 0 },
  within3Miles: { stations: 13, class7: 2 },
  within10Miles: { stations: 80, class7: 23 },
  class5: 4,
  acrossWater: false,
};
const figures = {
  count: 19,
  class7: 2,
  withinMiles: 5,
  nearestMiles: 0.2,
  nearestClass7Miles: 1.1,
  tenthMiles: 2.3,
};
const falmouth = (changes: Partial<FactRecord> = {}, counts: Partial<typeof figures> = {}) =>
  buildFactRecord({
    name: "Falmouth",
    around,
    elsewhere: [{ name: "Redruth", miles: 8.7, class7: 17 }],
    vanStations: { ...figures, ...counts },
    ...changes,
  });
const saysOf = (facts: FactRecord) =>
  Object.fromEntries([...factSlots(facts)].filter(([id]) => !id.endsWith(".figure")));
const factOf = (facts: FactRecord, id: string) => factList(facts).find((fact) => fact.id === id);

test("a place has phrases with their scope for circles, distances and towns elsewhere", () => {
  expect(saysOf(falmouth())).toEqual({
    count1: "3 MOT stations within 1 mile",
    seven1: "no class 7 station within 1 mile",
    count3: "13 MOT stations within 3 miles",
    seven3: "2 class 7 stations within 3 miles",
    count5: "19 MOT stations within 5 miles",
    seven5: "2 class 7 stations within 5 miles",
    count10: "80 MOT stations within 10 miles",
    seven10: "23 class 7 stations within 10 miles",
    near: "0.2 miles to the nearest MOT station",
    near7: "1.1 miles to the nearest class 7 station",
    town1: "17 class 7 stations within 5 miles of Redruth",
    toTown1: "8.7 miles to Redruth",
    "guide.together": "a service and an MOT in one booking",
  });
});

test("a figure stands alone where the text says of what", () => {
  const slots = factSlots(falmouth());
  const figures = ["count3", "seven1", "near7", "toTown1"].map((id) => slots.get(`${id}.figure`));
  expect(figures).toEqual(["13", "none", "1.1 miles", "8.7 miles"]);
  expect(slots.has("guide.together.figure")).toBe(false);
});

test("no phrase is a sentence, and figures on the page are marked", () => {
  const list = [falmouth(), buildNorthernIrishFactRecord()].flatMap(factList);
  expect(list.filter(({ says }) => /^\p{Lu}(?!VA)|\.$/u.test(says))).toEqual([]);
  const shown = factList(falmouth()).filter((fact) => fact.shown);
  expect(shown.map(({ id }) => id)).toEqual(["count5", "seven5"]);
});

test("every guide has a source and a date", () => {
  const guides = [falmouth(), buildNorthernIrishFactRecord()].flatMap((facts) =>
    factList(facts).filter(({ id }) => id.startsWith("guide.")),
  );
  expect(guides.length).toBeGreaterThan(1);
  for (const { source = "", reviewed = "" } of guides) {
    expect(source).toMatch(/^https:/);
    expect(reviewed).toMatch(/^\d{4}-\d{2}$/);
  }
});

describe("counts and distances", () => {
  test("name the town that many stations close by are nearer to", () => {
    const facts = falmouth({ around: { ...around, beside: { name: "Penryn", stations: 6 } } });
    expect(factOf(facts, "beside")).toMatchObject({
      says: "6 MOT stations within 3 miles that are nearer to Penryn",
      names: ["Penryn"],
    });
  });

  test("name the side instead of a village that they are nearer to", () => {
    const facts = falmouth({ around: { ...around, beside: { stations: 6, direction: "west" } } });
    expect(factOf(facts, "beside")?.says).toBe("6 MOT stations within 3 miles on the west side");
  });

  test("without class 7 are told of the widest distance", () => {
    const none = { stations: 3, class7: 0 };
    const says = saysOf(falmouth({ around: { ...around, within3Miles: none } }));
    expect(says["seven3"]).toBe("no class 7 station within 3 miles");
    expect(says).not.toHaveProperty("seven1");
  });

  test("include both sides where a water divides the circle, without shares and circles", () => {
    const says = saysOf(falmouth({ opposite: { name: "St Mawes", miles: 2 } }));
    expect(says).toMatchObject({
      count5: "19 MOT stations within 5 miles, counting both sides of the water",
      near7: "1.1 miles to the nearest class 7 station on this side of the water",
      opposite: "2 miles to St Mawes in a straight line, across the water",
    });
    expect(Object.keys(says).filter((id) => /^share|count(?!5)/.test(id))).toEqual([]);
  });

  test("are those of an island", () => {
    const says = saysOf(
      falmouth({
        name: "Ryde",
        island: "the Isle of Wight",
        islandStations: { stations: 54, class7: 0 },
      }),
    );
    expect(says).toMatchObject({
      island: "54 MOT stations on the Isle of Wight",
      island7: "no class 7 station on the Isle of Wight",
      near: "0.2 miles to the nearest MOT station on the Isle of Wight",
    });
    expect(says).not.toHaveProperty("count5");
  });
});

describe("what comes first", () => {
  const town = (name: string, class7: number, nearestClass7Miles = 0.5) => ({
    name,
    population: 20_000,
    class7,
    nearestClass7Miles,
    isDivided: false,
  });
  const county = (changes: Partial<FactRecord>) =>
    falmouth(
      { kind: "county", type: "county", name: "Kent", county: null, elsewhere: [], ...changes },
      { withinMiles: null as unknown as number },
    );

  test("leads from a town without class 7 to the next one that has clearly more", () => {
    const elsewhere = { name: "Dover", miles: 8.2, direction: "north-east", class7: 24 };
    const hythe = { ...town("Hythe", 3, 6.2), elsewhere };
    const facts = county({ towns: [town("Deal", 24), town("Dover", 24), hythe] });
    expect(factOf(facts, "beyond1")).toMatchObject({
      says: "24 class 7 stations within 5 miles of Dover, 8.2 miles north-east of Hythe",
      names: ["Hythe", "Dover"],
    });
  });

  test("of the towns of a county is by counts within five miles, and ties are told", () => {
    const facts = county({ towns: [town("Deal", 24), town("Dover", 24), town("Hythe", 3, 6.2)] });
    expect(factOf(facts, "town1")).toMatchObject({ first: "most", tied: ["Dover"] });
    expect(factOf(facts, "town2")).toMatchObject({ first: "most", tied: ["Deal"] });
    expect(factOf(facts, "town3")?.first).toBeUndefined();
    expect(saysOf(facts)).toMatchObject({
      towns: "2 of the 3 towns in Kent",
      far1: "6.2 miles from Hythe to the nearest class 7 station",
    });
    expect(factOf(facts, "far1")).toMatchObject({ first: "furthest" });
  });

  test("leaves out towns whose circle a water divides", () => {
    const facts = county({
      towns: [{ ...town("Torpoint", 90), isDivided: true }, town("Deal", 24)],
    });
    expect(factOf(facts, "town1")?.says).toBe("24 class 7 stations within 5 miles of Deal");
  });

  test("is no distance on one side of a water", () => {
    const torpoint = { ...town("Torpoint", 90, 11.3), isDivided: true };
    const facts = county({ towns: [torpoint, town("Deal", 24), town("Hythe", 3, 6.2)] });
    expect(saysOf(facts)).toMatchObject({
      towns: "1 of the 3 towns in Kent",
      far1: "6.2 miles from Hythe to the nearest class 7 station",
      far2: "11.3 miles from Torpoint to the nearest class 7 station on its side of the water",
    });
    expect(factOf(facts, "far1")?.first).toBeUndefined();
  });

  test("of a region's towns are its largest, not those with the most in one city", () => {
    const sized = (name: string, class7: number, population: number) => ({
      ...town(name, class7),
      population,
    });
    const towns = [
      sized("Tipton", 112, 40_000),
      sized("Birmingham", 111, 1_100_000),
      sized("Coventry", 36, 350_000),
      sized("Stoke-on-Trent", 45, 260_000),
      sized("Wolverhampton", 54, 250_000),
    ];
    const named = (kind: "region" | "county") =>
      Object.values(saysOf(county({ kind, type: kind, towns }))).filter((says) =>
        says.includes("within 5 miles of"),
      );
    expect(named("region")).toHaveLength(4);
    expect(named("region").join()).not.toContain("Tipton");
    expect(named("county").join()).toContain("Tipton");
  });

  test("is no town if the counts of others are left out", () => {
    const towns = [
      { ...town("Torpoint", 90), isDivided: true },
      town("Deal", 24),
      town("Hythe", 3),
    ];
    expect(factOf(county({ towns }), "town1")?.first).toBeUndefined();
    expect(factOf(county({ towns: towns.slice(1) }), "town1")?.first).toBe("most");
  });

  test("are the towns of a region that are furthest from class 7", () => {
    const facts = county({
      kind: "region",
      type: "region",
      name: "West Midlands",
      distinctName: "West Midlands region",
      towns: [town("Deal", 24), town("Dover", 9, 7.5), town("Hythe", 3, 5.2)],
    });
    expect(saysOf(facts)).toMatchObject({
      towns: "1 of the 3 towns in the West Midlands region",
      far1: "7.5 miles from Dover to the nearest class 7 station",
      far2: "5.2 miles from Hythe to the nearest class 7 station",
    });
  });

  test("is no number of an area, which counts stations for the place nearest to them", () => {
    const facts = county({
      kind: "region",
      name: "West Midlands",
      distinctName: "West Midlands region",
    });
    expect(saysOf(facts)).toEqual({
      "guide.together": "a service and an MOT in one booking",
    });
  });
});

describe("what a van meets on its way", () => {
  const charge = { key: "london", town: "Erith", miles: 3, direction: "north-west" };
  const toll = { key: "dartford", town: "Falmouth", miles: 2.3, direction: "north-east" };

  test("is a zone or toll nearby, with its miles and direction, and its source", () => {
    const facts = falmouth({ charges: [charge, toll, { ...toll, key: "of another release" }] });
    expect(factOf(facts, "zone.london")).toMatchObject({
      says: "the London zone that charges older vans",
      figure: "3 miles",
      about: expect.stringMatching(/Erith, 3 miles to the north-west, is in it\.$/) as unknown,
      names: ["London", "Erith"],
      source: expect.stringMatching(/^https:/) as unknown,
    });
    expect(factOf(facts, "toll.dartford")).toMatchObject({
      says: "the Dartford Crossing",
      figure: "2.3 miles",
      about: expect.stringMatching(/ It is 2\.3 miles to the north-east\.$/) as unknown,
      names: ["Dartford Crossing"],
    });
    expect(factList(facts).filter(({ id }) => /^zone|^toll/.test(id))).toHaveLength(2);
  });

  test("is at most so far from a town of an area, or in it", () => {
    const area = { kind: "county", name: "Kent", county: null } as const;
    const charges = [{ ...charge, town: "Dartford" }];
    expect(factOf(falmouth({ ...area, charges }), "zone.london")?.about).toMatch(
      / It is at most 3 miles to the north-west of Dartford\.$/,
    );
    const own = { key: "birmingham", town: "Birmingham", miles: 0, direction: "north" };
    const fact = factOf(falmouth({ ...area, charges: [own] }), "zone.birmingham");
    expect([fact?.figure, fact?.names]).toEqual([undefined, ["Birmingham"]]);
  });

  test("is the ferry of an island", () => {
    const ferryOf = (island: string) => factOf(falmouth({ island }), "ferry")?.says;
    expect(ferryOf("Arran")).toBe("the ferry from Arran");
    expect(ferryOf("the Isles of Scilly")).toBeUndefined();
  });
});

test("the next towns have their distance, direction and first mile", () => {
  const penryn = { name: "Penryn", miles: 1.8, direction: "north-west", stations: 7, class7: 0 };
  const facts = falmouth({ next: [penryn, { ...penryn, name: "Redruth" }] });
  expect(saysOf(facts)).toMatchObject({
    toNext1: "1.8 miles to Penryn, to the north-west",
    next1: "7 MOT stations within 1 mile of Penryn",
    nextSeven1: "no class 7 station within 1 mile of Penryn",
  });
  const bexley = falmouth({ next: [{ ...penryn, name: "Bexley", zone: "London" }] });
  expect(factOf(bexley, "toNext1")?.about).toBe(
    "Bexley is in or has the London zone for older vans",
  );
  // Redruth is the town elsewhere already.
  expect(saysOf(facts)).not.toHaveProperty("next2");
});

test("a county of Northern Ireland has the nearest test centre outside it", () => {
  const facts = {
    ...buildNorthernIrishFactRecord(),
    kind: "county",
    name: "County Fermanagh",
    testCentres: [{ name: "Enniskillen", miles: null }],
    centresBeyond: [{ name: "Omagh", from: "Enniskillen", miles: 22.3 }],
  } as const;
  expect(factOf(facts as never, "dvaBeyond1")).toMatchObject({
    says: "the DVA test centre in Omagh, 22.3 miles from Enniskillen",
    names: ["Omagh", "Enniskillen"],
  });
});

test("Northern Ireland has the DVA's test centres and no station", () => {
  expect(saysOf(buildNorthernIrishFactRecord())).toEqual({
    dvaOwn: "the DVA test centre in Lisburn",
    dva1: "the DVA test centre in Belfast, 6.7 miles away",
    dva2: "the DVA test centre in Mallusk, 11.2 miles away",
    "guide.dva": "the DVA, which tests vans at its own centres",
  });
});

describe("the questions of a place without a text", () => {
  const answers = (facts: FactRecord) => factQuestions(facts).map(({ answer }) => answer);

  test("have answers with a noun and a place", () => {
    expect(answers(falmouth())).toEqual([
      "19 MOT stations within 5 miles of Falmouth test vans, and 80 within 10 miles do.",
      "2 of the 19 MOT stations within 5 miles of Falmouth test class 7 vans. The nearest that does is 1.1 miles from the centre of Falmouth in a straight line.",
      "The nearest MOT station for vans is 0.2 miles from the centre of Falmouth in a straight line.",
      "Yes: 4 MOT stations within 5 miles of Falmouth test class 5, for larger minibuses.",
    ]);
  });

  test.each([
    [
      "no class 7 around",
      falmouth({}, { class7: 0, nearestClass7Miles: 6.2 }),
      "No MOT station within 5 miles of Falmouth tests class 7 vans. The nearest that does is 6.2 miles from the centre of Falmouth in a straight line. Redruth, 8.7 miles away, has 17 class 7 stations within 5 miles of its centre.",
    ],
    [
      "one station",
      falmouth({ around: null }, { count: 1, class7: 1 }),
      "The MOT station within 5 miles of Falmouth tests class 7 vans. The nearest that does is 1.1 miles from the centre of Falmouth in a straight line.",
    ],
    [
      "a water",
      falmouth({ opposite: { name: "St Mawes", miles: 2 } }),
      "2 of the 19 MOT stations within 5 miles of Falmouth test class 7 vans, counting both sides of the water. The nearest that does on this side of the water is 1.1 miles from the centre of Falmouth in a straight line.",
    ],
    [
      "an island without class 7",
      falmouth({ island: "Arran", islandStations: { stations: 2, class7: 0 } }),
      "No MOT station on Arran tests class 7 vans.",
    ],
  ])("say where class 7 is tested with %s", (_, facts, answer) => {
    expect(answers(facts)).toContain(answer);
  });

  test("name the DVA's centres in Northern Ireland", () => {
    expect(answers(buildNorthernIrishFactRecord())).toEqual([
      "No, the DVA tests vans at its own centres.",
      "After Lisburn's own test centre, the nearest are in Belfast, 6.7 miles away, and Mallusk, 11.2 miles away.",
    ]);
  });
});
