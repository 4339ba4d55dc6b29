import { expect, test } from "vitest";
import { law } from "@vanfettle/vans/law/law";
import { reasonsNotToDeploy, type PublishedFacts } from "./deploy-command.ts";

const ready: PublishedFacts = {
  site: { email: "hello@site.co.uk", showsUnverifiedClaims: true },
  law,
  today: "2026-11-22",
};

test("allows a site with a real address and reviewed law", () => {
  expect(reasonsNotToDeploy(ready)).toEqual([]);
});

test("refuses a placeholder", () => {
  const site = { ...ready.site, email: "hello@site.example" };
  expect(reasonsNotToDeploy({ ...ready, site })).toEqual([
    expect.stringContaining("placeholder: email"),
  ]);
});

test("always refuses law past its review", () => {
  const late = { ...ready, today: "2027-05-02" };
  expect(reasonsNotToDeploy(late)).toEqual([
    expect.stringMatching(/overdue reviews: .*class4MaximumFee, class7MaximumFee/),
  ]);
});

test("returns all reasons at once", () => {
  const site = { email: "hello@site.example", showsUnverifiedClaims: true };
  expect(reasonsNotToDeploy({ ...ready, site, today: "2040-01-01" })).toHaveLength(2);
});
