import { describe, expect, test } from "vitest";
import { sectionOf, serviceForDefect, serviceForVan, serviceForWords } from "./defect-service.ts";
import type { Defect } from "./vehicle-schemas.ts";

const recent = { dataSource: "DVSA", testedOn: "2026-05-14" };
const serviceFor = (text: string, test = recent, type = "ADVISORY") =>
  serviceForDefect({ text, type }, test);

test.each([
  ["Nearside Front Tyre worn close to legal limit (5.2.3 (e))", "5.2.3"],
  ["Brake pipe corroded, covered in grease or other material (1.1.11 (c))", "1.1.11"],
  ["Oil leak, but not excessive (8.4.1 (a) (i))", "8.4.1"],
  ["Offside Headlamp aim too low (4.1.2 (a))", "4.1.2"],
  ["Horn not working (7.7 (b))", "7.7"],
  ["Fuel pipe corroded (front to rear) (6.1.3 (c)(i))", "6.1.3"],
  ["Battery insecure (4.13 (a)) repaired (4.10.1 (b)) under seat", "4.10.1"],
  ["Brake disc worn (1.1.14 (a) (ii)) (inner face)", "1.1.14"],
  ["Registration plate lamp inoperative (4.7.1)", "4.7.1"],
])("finds section %s in the text, or null: %s", (text, section) => {
  expect(sectionOf(text)).toBe(section);
});

test.each([
  "Tyres worn (1.6 mm)",
  "Tyre worn (1.5)",
  "Corrosion (see note)",
  "Brake pads thin",
  "Brakes 1.1.11 (c)",
  "",
])("finds no section in %s", (text) => {
  expect(sectionOf(text)).toBeNull();
});

test.each([
  ["Number plate faded (0.1 (b))", null],
  ["Brake disc worn (1.1.14 (a) (ii))", "brake-service"],
  ["Brake fluid below minimum (1.8 (b))", "brake-service"],
  ["Steering rack gaiter damaged (2.1.3 (g))", null],
  ["Wiper blade defective (3.4 (b) (i))", null],
  ["Headlamp lens defective (4.1.1 (b))", "diagnostics"],
  ["Battery leaking (4.13 (c))", "diagnostics"],
  ["Tyre worn close to legal limit (5.2.3 (e))", null],
  ["Sill corroded (6.2.1 (b))", null],
  ["Seat belt webbing frayed (7.1.2 (b))", null],
  ["Exhaust noisy (8.1.1 (b))", null],
  ["Engine malfunction indicator lamp on (8.2.1.2 (h))", "diagnostics"],
  ["Oil leak (8.4.1 (a) (i))", "oil-change"],
  ["A section of minibuses (9.1 (a))", null],
  ["A section above all (10.1 (a))", null],
  ["A section of two digits (14.1 (a))", null],
])("maps %s to the service %s", (text, service) => {
  expect(serviceFor(text)).toBe(service);
});

test.each([
  ["a test before 20 May 2018", { ...recent, testedOn: "2018-05-19" }],
  ["a heavy vehicle test", { ...recent, dataSource: "CVS" }],
  ["a Northern Irish test", { ...recent, dataSource: "DVA NI" }],
])(
  "ignores the section of a defect from %s, whose manual differs, and matches its words",
  (_, test) => {
    expect(serviceFor("Brake pipe corroded (8.4.1 (a))", test)).toBe("brake-service");
    expect(serviceFor("Tyre cords exposed (1.1.11 (c))", test)).toBeNull();
  },
);

test("matches tests since 20 May 2018 by their section only, and testers' free text not at all", () => {
  const since = { ...recent, testedOn: "2018-05-20" };
  expect(serviceFor("Brake pipe corroded (8.4.1 (a))", since)).toBe("oil-change");
  expect(serviceFor("Brake pipe corroded", since)).toBeNull();
  expect(serviceFor("Brake pipe corroded (1.1.11 (c))", recent, "USER ENTERED")).toBeNull();
  expect(serviceFor("Brake pipe corroded (1.1.11 (c))", recent, "DANGEROUS")).toBe("brake-service");
});

test.each([
  ["front brake pad worn to metal", "brake-service"],
  ["Handbrake does not hold", "brake-service"],
  ["ABS sensor missing", "brake-service"],
  ["O/S front disc cracked", "brake-service"],
  ["Brake light not working", "diagnostics"],
  ["headlamp aim too high", "diagnostics"],
  ["Battery insecure", "diagnostics"],
  ["Engine management light on", "diagnostics"],
  ["emissions too high", "diagnostics"],
  ["Oil leak from the sump", "oil-change"],
  ["oil leaking from front shock absorber", null],
  ["light corrosion of a brake pipe", "brake-service"],
  ["slight play in track rod", null],
  ["N/S rear tyre cords exposed", null],
  ["steering rack gaiter split", null],
  ["Sill corroded", null],
  ["Horn missing", null],
  ["soil in the load area", null],
])("maps the words %j to the service %s", (text, service) => {
  expect(serviceForWords(text, null)).toBe(service);
});

test("prefers a section of the manual to words", () => {
  const text = "Tyre fouls the brake hose (5.2.3 (e))";
  expect(serviceForWords(text, "5.2.3")).toBeNull();
  expect(serviceForWords(text, null)).toBe("brake-service");
});

describe("the service for a van", () => {
  const defect = (kind: string, service: Defect["service"]): Defect => ({
    text: "",
    kind,
    dangerous: kind === "DANGEROUS",
    section: null,
    service,
  });
  const tyre = defect("DANGEROUS", null);
  const brakes = defect("DANGEROUS", "brake-service");
  const lamp = defect("MAJOR", "diagnostics");
  const oil = defect("MAJOR", "oil-change");
  const advisory = defect("ADVISORY", "brake-service");
  const unknown = defect("", "oil-change");

  test.each<[string, Defect[], string]>([
    [
      "the worst defect's, whatever the order and number of others",
      [advisory, lamp, lamp, brakes],
      "brake-service",
    ],
    ["that of the worst defects it repairs", [tyre, brakes, lamp], "brake-service"],
    ["that of most of the worst defects", [oil, lamp, lamp], "diagnostics"],
    ["the first of as many", [oil, lamp], "oil-change"],
    ["that of a defect of unknown kind without a worse one", [advisory, unknown], "oil-change"],
    ["the broadest if none repairs the worst", [tyre, lamp], "full-service"],
    ["the broadest if no defect failed it", [advisory], "full-service"],
    ["the broadest if no defect is listed", [], "full-service"],
  ])("is %s", (_, failedWith, service) => {
    expect(serviceForVan({ failedWith, isHeavy: false })).toBe(service);
    expect(serviceForVan({ failedWith, isHeavy: true })).toBe(service);
  });

  test("is the MOT without a failed test, or the broadest for a heavy vehicle", () => {
    expect(serviceForVan({ failedWith: null, isHeavy: false })).toBe("mot");
    expect(serviceForVan({ failedWith: null, isHeavy: true })).toBe("full-service");
  });
});
