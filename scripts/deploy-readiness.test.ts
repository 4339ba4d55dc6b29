import { law } from "@vanfettle/vans/law/law";
import { marketingClaims } from "@vanfettle/contract/claims/marketing-claims";
import { expect, test } from "vitest";
import { reasonsNotToDeploy, type PublishedFacts } from "./deploy-readiness.ts";

const ready: PublishedFacts = {
  site: { email: "hello@site.co.uk", showsUnprovedClaims: true },
  claims: { onlineBooking: { value: "24/7", label: "online booking", proved: true } },
  law,
  today: "2026-11-22",
  acceptUnprovedClaims: false,
};

test("a site with real addresses, proved claims and reviewed law may be deployed", () => {
  expect(reasonsNotToDeploy(ready)).toEqual([]);
});

test("a placeholder is a reason not to deploy", () => {
  const site = { ...ready.site, email: "hello@site.example" };
  expect(reasonsNotToDeploy({ ...ready, site })).toEqual([expect.stringContaining("placeholder: email")]);
});

test("claims without evidence are a reason, unless they are accepted by name or hidden", () => {
  const withClaims = { ...ready, claims: marketingClaims };
  expect(reasonsNotToDeploy(withClaims)).toEqual([
    expect.stringMatching(/no evidence: vansServiced, rating, .*--accept-unproved-claims/),
  ]);
  expect(reasonsNotToDeploy({ ...withClaims, acceptUnprovedClaims: true })).toEqual([]);
  expect(reasonsNotToDeploy({ ...withClaims, site: { ...ready.site, showsUnprovedClaims: false } })).toEqual([]);
});

test("law past its review is a reason, which nothing accepts", () => {
  const late = { ...ready, today: "2027-05-02", acceptUnprovedClaims: true };
  expect(reasonsNotToDeploy(late)).toEqual([expect.stringMatching(/review of .*class4MaximumFee, class7MaximumFee/)]);
});

test("all reasons are named at once", () => {
  const site = { email: "hello@site.example", showsUnprovedClaims: true };
  expect(reasonsNotToDeploy({ ...ready, site, claims: marketingClaims, today: "2040-01-01" })).toHaveLength(3);
});
