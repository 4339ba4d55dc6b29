import { describe, expect, test } from "vitest";
import { evidenceFor, evidenceSetting } from "./claims/claim-evidence.ts";
import {
  claimsOfOperator,
  pageSettingHeaders,
  pageSettingNames,
  pageSettings,
  parsePageSettings,
  samplePageSettings,
  type PageSettingName,
  type PageSettings,
} from "./page-settings.ts";
import { settingHeaders } from "./testing/setting-headers.ts";

const accepts = (name: PageSettingName, value: string): boolean =>
  new RegExp(`^(?:${pageSettings[name].pattern})$`).test(value);

const readBack = (settings: PageSettings): PageSettings => {
  const headers = settingHeaders(settings);
  return parsePageSettings((name) => headers[name]);
};

describe("the headers", () => {
  test("carry every setting, with any letter", () => {
    const each = Object.fromEntries(
      pageSettingNames.map((name, index) => [name, `Tŷ & ${name} ${index} “£”`]),
    );
    expect(readBack(each)).toEqual(each);
    expect(readBack(samplePageSettings)).toEqual(samplePageSettings);
  });

  test("are never empty, which CloudFront rejects, and leave out empty settings", () => {
    expect(Object.values(settingHeaders({}))).not.toContain("");
    expect(readBack({})).toEqual({});
    expect(parsePageSettings(() => undefined)).toEqual({});
    expect(readBack({ VatNumber: "GB123456789" })).toEqual({ VatNumber: "GB123456789" });
  });

  test("stay within CloudFront's limit of 1,783 characters for the longest values", () => {
    const host = `https://${"a".repeat(245)}.co.uk`;
    const longest: PageSettings = {
      LegalName: "ŷ".repeat(160),
      LegalAddress: "ŵ".repeat(250),
      CompanyNumber: "SC123456",
      VatNumber: "GB123456789012",
      PartnerName: "é".repeat(60),
      PartnerPrivacyUrl: `${host}/${"p".repeat(180)}`,
      GarageChoice: "visitor",
      PartnerPayment: "booking",
      ClaimsWithoutEvidence: "hidden",
      ...Object.fromEntries(
        claimsOfOperator.map((claim) => [
          evidenceSetting(claim),
          `${"s".repeat(120)};${"n".repeat(160)};   2026-05-31`,
        ]),
      ),
    };
    expect(Object.keys(longest)).toEqual(pageSettingNames);
    for (const [name, value] of Object.entries(longest)) {
      expect([name, accepts(name as PageSettingName, value)]).toEqual([name, true]);
    }
    for (const value of Object.values(settingHeaders(longest))) {
      expect(value.length).toBeLessThanOrEqual(1_783);
    }
    expect(pageSettingHeaders.size).toBeLessThanOrEqual(6);
  });
});

test.each<[PageSettingName, string]>([
  ["LegalName", "CAFÉ VANS (SCOTLAND) LIMITED"],
  ["LegalName", "Tŷ Gwyn & Sons, trading as a partnership"],
  ["LegalAddress", "Unit 2/3, 14–16 St John's Road, Newcastle upon Tyne, NE1 1AA"],
  ["CompanyNumber", "none"],
  ["CompanyNumber", "00445790"],
  ["CompanyNumber", "SC005336"],
  ["CompanyNumber", "R0000038"],
  ["VatNumber", ""],
  ["VatNumber", "XI123456789"],
  ["PartnerName", "Café Garages"],
  [
    "RatingEvidence",
    "Trustpilot, uk.trustpilot.com/review/a.co.uk; 1,204 reviews, June 2025 to May 2026; 2026-05-31",
  ],
  ["RatingEvidence", "https://reviews.co.uk/a;1,204 reviews;2026-05"],
])("%s may be %j", (name, value) => {
  expect(accepts(name, value)).toBe(true);
});

test.each<[PageSettingName, string]>([
  ["LegalName", ""],
  ["LegalName", " "],
  ["LegalName", "Smith | Sons"],
  ["LegalName", "a".repeat(161)],
  ["LegalAddress", "1 High Street\nLeeds"],
  ["LegalAddress", ""],
  ["CompanyNumber", ""],
  ["CompanyNumber", "1234567"],
  ["CompanyNumber", "GB123456"],
  ["CompanyNumber", "sc123456"],
  ["VatNumber", "123456789"],
  ["GarageChoice", "Visitor"],
  ["GarageChoice", "both"],
  ["PartnerPayment", "commission"],
  ["RatingEvidence", "Feefo"],
  ["RatingEvidence", "Feefo; 1,204 reviews"],
  ["RatingEvidence", "; 1,204 reviews; 2026-05-31"],
  ["RatingEvidence", "Feefo; 1,204 reviews; May 2026"],
  ["RatingEvidence", "Feefo; 1,204 reviews; from 2025; 2026-05-31"],
])("%s may not be %j", (name, value) => {
  expect(accepts(name, value)).toBe(false);
});

test("returns the evidence of a claim in its parts", () => {
  const settings = {
    RatingEvidence: "Feefo; 1,204 reviews ; 2026-05-31",
    VansServicedEvidence: "Our records; 2 years; 2026-04",
  };
  expect(evidenceFor(settings, "rating")).toEqual({
    source: "Feefo",
    sample: "1,204 reviews",
    date: "2026-05-31",
  });
  expect(evidenceFor(settings, "vansServiced")).toEqual({
    source: "Our records",
    sample: "2 years",
    date: "2026-04",
  });
});

test.each(["2026-02-31", "2026-13", "2026-00-10"])(
  "returns no evidence for the date %s, which does not exist",
  (date) => {
    expect(
      evidenceFor({ RatingEvidence: `Feefo; 1,204 reviews; ${date}` }, "rating"),
    ).toBeUndefined();
  },
);
