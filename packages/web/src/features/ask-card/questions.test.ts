import { describe, expect, test } from "vitest";
import { buildSavedVan } from "../../testing/build-saved-van.ts";
import { buildVehicleCheck } from "../../testing/build-vehicle-check.ts";
import { toVan } from "../my-vans/saved-van.ts";
import { vanOfCheck } from "../vehicle/van.ts";
import { askedVanOf } from "./asked-van.ts";
import { askedClass, purposes, questionsAsText, questionsFor } from "./questions.ts";

const today = "2026-11-21";
const textOf = (...[purpose, van]: Parameters<typeof questionsFor>) =>
  questionsFor(purpose, van).join("\n");
const defect = (text: string, kind: string) => ({
  text,
  kind,
  dangerous: kind === "DANGEROUS",
  section: null,
  service: null,
});

describe("the questions for an MOT", () => {
  test("state the class, the gross weight, the size, the legal maximum, the days and the retest", () => {
    const van = toVan(buildSavedVan({ due: "2026-12-10", grossKg: 3450 }), today);
    const text = textOf("test", askedVanOf(van));
    expect(text).toContain("Do you test class 7 vans? The gross weight on its plate: 3,450 kg.");
    expect(text).toContain("Length: ____ m. Height with the roof rack: ____ m.");
    expect(text).toContain("The legal maximum for class 7: £58.60.");
    expect(text).not.toContain("54.85");
    expect(text).toContain("Can you do it from 11 November 2026 by 10 December 2026?");
    expect(text).toContain("If it fails, do you repair it");
    expect(text).toContain("within 10 working days?");
  });

  test("of class 4 state its maximum, and of an unknown class none", () => {
    const ofClass4 = textOf("test", askedClass("4"));
    expect(ofClass4).toContain("The legal maximum for class 4: £54.85.");
    expect(ofClass4).not.toContain("58.60");
    const unknown = textOf("test", askedClass());
    expect(unknown).toContain("Which classes do you test? The gross weight on its plate: ____ kg.");
    expect(unknown).not.toContain("£");
  });

  test("do not ask a station to keep days that are over", () => {
    const van = toVan(buildSavedVan({ due: "2026-11-01" }), today);
    expect(textOf("test", askedVanOf(van))).not.toContain("2026");
  });

  test("in Northern Ireland ask a garage to prepare the van, and no station for its test", () => {
    const van = toVan(
      buildSavedVan({ jurisdiction: "northern-ireland", due: "2026-12-10" }),
      today,
    );
    const text = purposes.map((purpose) => textOf(purpose, askedVanOf(van))).join("\n");
    expect(text).toContain("prepare my van for its test at DVA");
    expect(text).toContain("I apply to DVA for the retest.");
    expect(text).not.toMatch(/class \d|£|working days|Do you test|MOT on the same day/);
  });
});

describe("the questions for a repair", () => {
  const failedTest = {
    testedOn: "2026-11-19",
    severity: "dangerous",
    driving: "not until repaired",
    validUntil: "2027-05-15",
    validBy: "earlier pass",
    expiredOn: null,
    retest: { state: "open", by: "2026-12-03", applyBy: null },
    jurisdiction: "great-britain",
    isHeavy: false,
  } as const;
  const defects = [
    defect("Brake disc worn", "ADVISORY"),
    defect("Brake hose leaking", "DANGEROUS"),
    defect("Lamp missing", "MAJOR"),
  ];
  const check = buildVehicleCheck({
    failedTest,
    lastTest: { testedOn: "2026-11-19", result: "failed", miles: null, defects },
  });

  test("name the failed test, its defects, the collection and the retest", () => {
    const van = askedVanOf(vanOfCheck({ registration: "AB12CDE" }, check), defects);
    expect(questionsFor("repair", van).slice(0, 3)).toEqual([
      "My van failed its test on 19 November 2026 for the defects below. Can you repair it?",
      "Brake hose leaking",
      "Lamp missing",
    ]);
    const text = textOf("repair", van);
    expect(text).toContain("I must not drive it before the repair.");
    expect(text).toContain("By 3 December 2026 it costs less.");
    expect(text).not.toContain("Brake disc worn");
  });

  test("hold no registration, nor do the others", () => {
    const van = askedVanOf(vanOfCheck({ registration: "AB12CDE" }, check), defects);
    for (const purpose of purposes) {
      expect(questionsAsText(purpose, van)).not.toMatch(/AB12 ?CDE/);
    }
  });

  test("do not promise a cheaper retest after its last day", () => {
    const late = { ...failedTest, retest: { ...failedTest.retest, state: "over" as const } };
    const van = vanOfCheck(
      { registration: "AB12CDE" },
      { ...check, failedTest: late as typeof check.failedTest },
    );
    expect(textOf("repair", askedVanOf(van, defects))).not.toContain("costs less");
  });
});
