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
    [...app.resources<GroupProperties>(stack, "AWS::Logs::LogGroup").values()].map(
      ({ Properties }) => Properties,
    ),
  );

test("every log has a retention of 90 days, including the renderer's", () => {
  expect(groups()).not.toEqual([]);
  expect(groups().filter(({ RetentionInDays }) => RetentionInDays !== 90)).toEqual([]);
  expect(groups().map(({ LogGroupName }) => LogGroupName)).toContain(
    "/aws/lambda/us-east-1.test-vanfettle-edge",
  );
});

test("every function except the renderer sets its log group and is traced", () => {
  const functions = stacks
    .filter((stack) => stack !== "Edge")
    .flatMap((stack) => [
      ...app.resources<Record<string, unknown>>(stack, "AWS::Lambda::Function"),
    ]);
  const unnamed = functions.filter(
    ([, { Properties }]) => Properties["LoggingConfig"] === undefined,
  );
  expect(unnamed).toEqual([]);
  const untraced = functions.filter(
    ([, { Properties }]) => Properties["TracingConfig"] === undefined,
  );
  expect(untraced.map(([id]) => id)).toEqual([expect.stringMatching(/^CustomCDKBucketDeployment/)]);
});

/** Returns a line as CloudWatch shows it: what any pattern finds is masked. */
function masked(regexes: readonly string[], line: string): string {
  const shown = line.split("");
  for (const found of regexes.flatMap((regex) => [...line.matchAll(new RegExp(regex, "g"))])) {
    shown.fill("*", found.index, found.index + found[0].length);
  }
  return shown.join("");
}

const registrations = [
  "AB12CDE",
  "AB12 CDE",
  "A123BCD",
  "A1 BCD",
  "ABC123D",
  "ABC 1D",
  "AIZ 1234",
  "XYZ99",
];
const postcodes = [
  "SW1A1AA",
  "SW1A 1AA",
  "M1 1AE",
  "M11AE",
  "B33 8TH",
  "CR2 6XH",
  "DN55 1PT",
  "BT1 5GS",
];
const contexts: ((value: string) => string)[] = [
  (value) => value,
  (value) => `${value} was sent`,
  (value) => `sent ${value}`,
  (value) => `{"level":"ERROR","code":"${value}","status":500}`,
  (value) => `GET /?registration=${value}&postcode=`,
  (value) => `("${value}", '${value}')\n${value}.`,
  ...[" ", ",", "|", "\n"].map(
    (separator) => (value: string) => Array.from({ length: 5 }, () => value).join(separator),
  ),
];

/**
 * Ids, codes and times that a log contains, some of which begin or end like a registration or
 * postcode.
 */
const harmless = [
  "bkg_01KAHXV0W3ZV6Q2R8T9Y4N5M7P",
  "run_01K3AB12CDEAB12CDEA1BCD",
  "getLocation 200",
  "2026-11-21T10:05:00.000Z",
  "TextTruncated",
  '{"requestId":"A1BCDXmPLvHcESHA=","status":"200"}',
  '{"requestId":"JKJaXmPLvHcAB12CDE=","status":"429"}',
  '{"route":"GET /api/regions/{name}","bytes":"1234"}',
  "5XK2P7V6M11AEAB12CDE",
  "AB12CDEF XAB12CDE 9XYZ99 M1 1AEX",
  "VanFettle/trial",
];

test("every log masks registrations and postcodes anywhere in a line, but not our ids", () => {
  const regexesOf = ({ DataProtectionPolicy: policy }: GroupProperties) =>
    (policy?.Configuration.CustomDataIdentifier ?? []).map(({ Regex }) => Regex);
  const [regexes = [], ...others] = groups().map(regexesOf);
  for (const other of others) expect(other).toEqual(regexes);
  for (const value of [...registrations, ...postcodes]) {
    for (const context of contexts) expect(masked(regexes, context(value))).not.toContain(value);
  }
  for (const line of harmless) expect(masked(regexes, line)).toBe(line);
});

test("the patterns only use what AWS lists for data identifiers", () => {
  const identifiers = groups().flatMap(
    (group) => group.DataProtectionPolicy?.Configuration.CustomDataIdentifier ?? [],
  );
  for (const { Name, Regex } of identifiers) {
    expect(Name).toMatch(/^[\w-]{1,128}$/);
    // https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/CWL-custom-data-identifiers.html
    // lists no parentheses, and of the classes its example has `\d`; a word boundary is not an
    // operator that the logs list.
    expect(Regex).toMatch(/^[\w#=@/;, \-^$?[\]{}|\\*+.]+$/);
    expect(Regex).not.toMatch(/\\[^d]/);
  }
});
