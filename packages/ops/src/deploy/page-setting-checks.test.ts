import { expect, test } from "vitest";
import { samplePageSettings, type PageSettings } from "@vanfettle/contract/page-settings";
import { pageSettingProblems } from "./page-setting-checks.ts";

const complete: PageSettings = {
  LegalName: "Ann Rees",
  LegalAddress: "3 High Street, Leeds, LS1 1AA",
  CompanyNumber: "none",
  GarageChoice: "visitor",
  PartnerPayment: "nothing",
};

const problemsOf = (changed: PageSettings) => {
  const settings: PageSettings = { ...complete, ...changed };
  const valueOf = (name: string) => settings[name as keyof PageSettings] ?? "";
  return pageSettingProblems({ valueOf, today: "2026-11-26" });
};

test("accepts complete settings, also with the values of a local site that may be true", () => {
  expect(problemsOf({})).toEqual([]);
});

test("names the samples of a local site", () => {
  expect(problemsOf(samplePageSettings)).toEqual([
    "LegalName is the sample of a local site. Legal name of the company or person that runs the site.",
    "LegalAddress is the sample of a local site. Registered office of the company, or business address of the person, that runs the site.",
    "CompanyNumber is the sample of a local site. Number at Companies House; none for a person or partnership that is not registered there.",
  ]);
});

test.each([
  "Rees Vans Limited",
  "REES VANS LTD.",
  "Rees Vans Cyf",
  "Rees Vans P.L.C.",
  "Rees & Co LLP",
  "Rees Vans C.I.C.",
])("requires the number of the company %s", (LegalName) => {
  expect(problemsOf({ LegalName })).toEqual([
    `LegalName is "${LegalName}", a company's, so CompanyNumber must be its number at Companies House, not none.`,
  ]);
  expect(problemsOf({ LegalName, CompanyNumber: "SC123456" })).toEqual([]);
});

test.each(["Ann Limitedson", "Ltd Street Vans", "Ann and Bob Rees, trading as a partnership"])(
  "requires no number of %s",
  (LegalName) => {
    expect(problemsOf({ LegalName })).toEqual([]);
  },
);

test("names evidence whose date does not exist or is in the future", () => {
  const wrong = {
    RatingEvidence: "Feefo; 9 reviews; 2026-02-30",
    SameDayEvidence: "Records; 8 jobs; 2026-12",
  };
  expect(problemsOf(wrong)).toEqual([
    'RatingEvidence is "Feefo; 9 reviews; 2026-02-30", whose date does not exist.',
    'SameDayEvidence is "Records; 8 jobs; 2026-12", whose date is in the future.',
  ]);
  expect(
    problemsOf({
      RatingEvidence: "Feefo; 9 reviews; 2026-11-26",
      SameDayEvidence: "Records; 8; 2026-11",
    }),
  ).toEqual([]);
});
