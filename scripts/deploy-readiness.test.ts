import { law } from "@vanfettle/vans/law/law";
import { marketingClaims } from "@vanfettle/contract/claims/marketing-claims";
import { expect, test } from "vitest";
import { reasonsNotToDeploy, type PublishedFacts } from "./deploy-readiness.ts";

const ready: PublishedFacts = {
  site: { email: "hello@site.co.uk", showsUnverifiedClaims: true },
  claims: { onlineBooking: { value: "24/7", label: "online booking", proved: true } },
  law,
  today: "2026-11-22",
  acceptUnverifiedClaims: false,
};

test("allows a site with real addresses, verified claims and reviewed law", () => {
  expect(reasonsNotToDeploy(ready)).toEqual([]);
});

test("refuses a placeholder", () => {
  const site = { ...ready.site, email: "hello@site.example" };
  expect(reasonsNotToDeploy({ ...ready, site })).toEqual([expect.stringContaining("placeholder: email")]);
});

test("refuses unverified claims, unless they are accepted by name or hidden", () => {
  const withClaims = { ...ready, claims: marketingClaims };
  expect(reasonsNotToDeploy(withClaims)).toEqual([
    expect.stringMatching(/no evidence: vansServiced, rating, .*--accept-unverified-claims/),
  ]);
  expect(reasonsNotToDeploy({ ...withClaims, acceptUnverifiedClaims: true })).toEqual([]);
  expect(reasonsNotToDeploy({ ...withClaims, site: { ...ready.site, showsUnverifiedClaims: false } })).toEqual([]);
});

test("always refuses law past its review", () => {
  const late = { ...ready, today: "2027-05-02", acceptUnverifiedClaims: true };
  expect(reasonsNotToDeploy(late)).toEqual([
    expect.stringMatching(/overdue reviews: .*class4MaximumFee, class7MaximumFee/),
  ]);
});

test("returns all reasons at once", () => {
  const site = { email: "hello@site.example", showsUnverifiedClaims: true };
  expect(reasonsNotToDeploy({ ...ready, site, claims: marketingClaims, today: "2040-01-01" })).toHaveLength(3);
});
