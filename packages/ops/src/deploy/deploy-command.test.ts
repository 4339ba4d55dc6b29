import { describe, expect, test } from "vitest";
import { law } from "@vanfettle/vans/law/law";
import { deploy, reasonsNotToDeploy, type PublishedFacts } from "./deploy-command.ts";

const ready: PublishedFacts = {
  site: { email: "hello@site.co.uk" },
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

test("refuses law past its review unless it is accepted, and names the option", () => {
  const late = { ...ready, today: "2027-05-02" };
  expect(reasonsNotToDeploy(late)).toEqual([
    expect.stringMatching(
      /overdue reviews: .*class4MaximumFee, class7MaximumFee.* pass --accept-overdue-reviews\.$/,
    ),
  ]);
  expect(reasonsNotToDeploy(late, { acceptsOverdueReviews: true })).toEqual([]);
  const site = { ...late.site, email: "hello@site.example" };
  expect(reasonsNotToDeploy({ ...late, site }, { acceptsOverdueReviews: true })).toEqual([
    expect.stringContaining("placeholder: email"),
  ]);
});

test("returns all reasons at once", () => {
  const site = { email: "hello@site.example" };
  expect(reasonsNotToDeploy({ ...ready, site, today: "2040-01-01" })).toHaveLength(2);
});

describe("deploy", () => {
  const late = { ...ready, today: "2040-01-01" };
  const unused = () => Promise.reject(new Error("not called"));
  /** Deploys without an account, which stops the deploy at the end of its first checks. */
  const reasonsOf = (...args: string[]) =>
    deploy(["--stage", "night", ...args], {
      facts: late,
      environment: {},
      synthesize: unused,
      readLimits: unused,
      ops: unused,
      fetch: unused,
      log: () => undefined,
    }).catch(({ message }: Error) => message.split("\n"));
  const account = expect.stringMatching(/^Name the AWS account/) as string;

  test("stops at an overdue review before it asks AWS", async () => {
    expect(await reasonsOf()).toEqual([expect.stringContaining("overdue reviews"), account]);
  });

  test.each([["--accept-overdue-reviews"], ["--plan"]])("does not with %s", async (option) => {
    expect(await reasonsOf(option)).toEqual([account]);
  });
});
