import { beforeAll, expect, test } from "vitest";
import { synthesize, type Synthesized } from "../testing/synthesize.ts";

interface GroupProperties {
  RetentionInDays?: number;
  LogGroupName?: string;
  DataProtectionPolicy?: {
    Configuration: { CustomDataIdentifier: { Name: string; Regex: string }[] };
  };
}

let app: Synthesized;
beforeAll(async () => {
  app = await synthesize();
});

const stacks = ["Data", "Generation", "Api", "Web", "Edge", "Operations"];
const groups = () =>
  stacks.flatMap((stack) =>
    [...app.resources<GroupProperties>(stack, "AWS::Logs::LogGroup").values()].map(({ Properties }) => Properties),
  );

test("every log has a retention of 90 days, including the renderer's", () => {
  expect(groups()).not.toEqual([]);
  expect(groups().filter(({ RetentionInDays }) => RetentionInDays !== 90)).toEqual([]);
  expect(groups().map(({ LogGroupName }) => LogGroupName)).toContain("/aws/lambda/us-east-1.test-vanfettle-edge");
});

test("every function except the renderer sets its log group and is traced", () => {
  const functions = stacks
    .filter((stack) => stack !== "Edge")
    .flatMap((stack) => [...app.resources<Record<string, unknown>>(stack, "AWS::Lambda::Function")]);
  const unnamed = functions.filter(([, { Properties }]) => Properties["LoggingConfig"] === undefined);
  expect(unnamed).toEqual([]);
  const untraced = functions.filter(([, { Properties }]) => Properties["TracingConfig"] === undefined);
  expect(untraced.map(([id]) => id)).toEqual([expect.stringMatching(/^CustomCDKBucketDeployment/)]);
});

test("every log masks registrations and postcodes in all formats, but not our ids", () => {
  for (const { DataProtectionPolicy: policy } of groups()) {
    const patterns = (policy?.Configuration.CustomDataIdentifier ?? []).map(({ Regex }) => new RegExp(Regex));
    const masks = (text: string) => patterns.some((pattern) => pattern.test(text));
    const personal = ["AB12CDE", "AB12 CDE", "A123BCD", "ABC123D", "AIZ 1234", "XYZ99", "SW1A1AA", "M1 1AE", "B33 8TH"];
    expect(personal.filter((text) => !masks(`{"code":"${text}"}`))).toEqual([]);
    const harmless = ["bkg_01KAHXV0W3ZV6Q2R8T9Y4N5M7P", "getLocation 200", "2026-11-21T10:05:00.000Z", "TextTruncated"];
    expect(harmless.filter(masks)).toEqual([]);
    // CloudWatch's limits: ten patterns of 200 characters, without groups or alternatives.
    for (const { Regex: regex } of policy?.Configuration.CustomDataIdentifier ?? []) {
      expect(regex).toMatch(/^[\w#=@/;, \-^$?[\]{}|\\*+.]{1,200}$/);
      expect(regex).not.toMatch(/[()|]/);
    }
    expect(patterns.length).toBeLessThanOrEqual(10);
  }
});
