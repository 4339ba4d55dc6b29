import { expect, test } from "vitest";
import { partnerHeader, parsePartner, type Partner } from "./partner.ts";

test.each<Partner>([
  { name: "Smith & Sons", privacyUrl: "https://partner.example/privacy" },
  { name: "Smith & Sons", privacyUrl: "" },
  { name: "", privacyUrl: "https://partner.example/privacy" },
])("parses %j from its header", (partner) => {
  expect(parsePartner(partnerHeader(partner))).toEqual(partner);
});

test("returns undefined without a header or if both settings are empty", () => {
  const header = partnerHeader({ name: "", privacyUrl: "" });
  expect(header).not.toBe("");
  expect([parsePartner(header), parsePartner()]).toEqual([undefined, undefined]);
});
