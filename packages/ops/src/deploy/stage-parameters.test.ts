import { expect, test } from "vitest";
import { environmentVariable, settableParameters, stageParameters } from "./stage-parameters.ts";

const settable = settableParameters([
  {
    Parameters: {
      PartnerBookingUrl: {
        Type: "String",
        AllowedPattern: "https://[^{}]*(\\{registration\\})?",
      } as object,
      PartnerHosts: { Type: "String" },
      GenerationConcurrency: { Type: "Number", MinValue: 1, MaxValue: 40, Default: 5 } as object,
      OriginToken: { Type: "String", NoEcho: true },
    },
    Resources: {},
  },
]);
const none = { assignments: [], environment: {}, file: {} };

test("arguments take precedence over the environment, and the environment over the stage's file", () => {
  const file = { GenerationConcurrency: "1", PartnerHosts: "a.co.uk" };
  const environment = { DEPLOY_GENERATION_CONCURRENCY: "2" };
  const concurrency = (assignments: string[]) =>
    stageParameters(settable, { assignments, environment, file }).values["GenerationConcurrency"];
  expect([concurrency(["GenerationConcurrency=3"]), concurrency([])]).toEqual(["3", "2"]);
  expect(stageParameters(settable, { ...none, file }).values).toEqual(file);
});

test("a parameter's environment variable is its name in capitals", () => {
  expect(environmentVariable("PartnerBookingUrl")).toBe("DEPLOY_PARTNER_BOOKING_URL");
});

test("the partner's host defaults to the host of its URL", () => {
  const assignments = ["PartnerBookingUrl=https://book.co.uk/?r={registration}&a=b"];
  expect(stageParameters(settable, { ...none, assignments }).values["PartnerHosts"]).toBe(
    "book.co.uk",
  );
  const file = { PartnerHosts: "a.co.uk,book.co.uk" };
  expect(stageParameters(settable, { ...none, assignments, file }).values["PartnerHosts"]).toBe(
    file.PartnerHosts,
  );
});

test.each([
  [["SiteOrgin=https://van.co.uk"], "No stack has a parameter SiteOrgin."],
  [["hunter2"], "Write a parameter as Key=Value."],
  [["OriginToken=hunter2hunter2"], "OriginToken is created by the deploy and cannot be set."],
  [
    ["GenerationConcurrency=0"],
    'GenerationConcurrency is "0", but must be a whole number from 1 to 40.',
  ],
  [
    ["GenerationConcurrency=5.5"],
    'GenerationConcurrency is "5.5", but must be a whole number from 1 to 40.',
  ],
  [
    ["PartnerBookingUrl=http://book.co.uk/"],
    'PartnerBookingUrl is "http://book.co.uk/", but must be like',
  ],
  [
    ["PartnerBookingUrl=https://book.co.uk/{unknown}"],
    'PartnerBookingUrl is "https://book.co.uk/{unknown}", but must be',
  ],
])("%j is reported in a single line without repeating secrets", (assignments, start) => {
  const { problems } = stageParameters(settable, { ...none, assignments });
  expect(problems).toEqual([expect.stringContaining(start)]);
  expect(problems.join()).not.toContain("hunter2");
});
