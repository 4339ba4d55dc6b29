import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadAssembly } from "../../packages/local/src/assembly/cloud-assembly.ts";
import { checkSettings } from "../../packages/local/src/start/deploy-parameters.ts";
import { readSettings } from "../../packages/local/src/start/settings.ts";

const check = (env: Record<string, string>) =>
  checkSettings(
    readSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), "data-")), ...env }),
    loadAssembly("cdk.out"),
  );

test.each([
  ["no settings", {}],
  [
    "a partner over https",
    { PARTNER_BOOKING_URL: "https://book.partner.co.uk/start?ref={reference}&van={registration}" },
  ],
  [
    "a partner on this machine",
    { PARTNER_BOOKING_URL: "http://localhost:9000/{postcode}/{service}" },
  ],
  [
    "a partner with a name and a privacy notice",
    {
      PARTNER_NAME: "Smith & Sons (UK) Ltd.",
      PARTNER_PRIVACY_URL: "https://partner.co.uk/privacy?v=2#vans",
    },
  ],
  [
    "a partner's privacy notice on this machine",
    { PARTNER_PRIVACY_URL: "http://localhost:9000/privacy" },
  ],
  [
    "an operator with Welsh letters and evidence",
    {
      LEGAL_NAME: "Tŷ Gwyn Cyf",
      COMPANY_NUMBER: "SC123456",
      RATING_EVIDENCE: "Feefo; 1,204 reviews; 2026-05",
    },
  ],
  ["the limits", { GENERATION_CONCURRENCY: "40", DAILY_TOKEN_BUDGET: "1" }],
  [
    "another text service",
    { OPENAI_BASE_URL: "http://192.168.1.9:11434/v1", OPENAI_MODEL: "a-model" },
  ],
])("%s pass", (_, env) => {
  expect(() => check(env)).not.toThrow();
});

test.each([
  ["PARTNER_BOOKING_URL", "https://book.partner.co.uk/{plate}", "no placeholders except"],
  ["PARTNER_BOOKING_URL", "https://book.partner.co.uk/{registration", "no placeholders except"],
  ["PARTNER_BOOKING_URL", "http://book.partner.co.uk/start", "must be an https address"],
  ["PARTNER_BOOKING_URL", "http://localhost.partner.co.uk/start", "must be an https address"],
  ["PARTNER_BOOKING_URL", "partner", "not an address"],
  ["PARTNER_NAME", "Smith | Sons", "must be a line of at most 60 characters without |"],
  ["PARTNER_NAME", "A".repeat(61), "must be a line of at most 60 characters without |"],
  ["LEGAL_NAME", "Smith\tLimited | Sons", "must be a line of at most 160 characters without |"],
  [
    "COMPANY_NUMBER",
    "1234",
    "must be 8 digits, or SC, NI, R0, OC, SO or NC with 6 digits, or none",
  ],
  ["GARAGE_CHOICE", "both", "must be visitor or partner"],
  ["PARTNER_PAYMENT", "a commission", "must be booking, request, fixed or nothing"],
  ["RATING_EVIDENCE", "Feefo; 1,204 reviews", "must be SOURCE; SAMPLE; DATE, such as"],
  ["PARTNER_PRIVACY_URL", "partner.co.uk/privacy", "must be an https address"],
  ["PARTNER_PRIVACY_URL", "http://partner.co.uk/privacy", "must be an https address"],
  ["PARTNER_PRIVACY_URL", "javascript:alert(1)", "must be an https address"],
  ["PARTNER_PRIVACY_URL", "https://partner.co.uk/a b", "must be an https address"],
  ["GENERATION_CONCURRENCY", "0", "must be a whole number from 1 to 40"],
  ["GENERATION_CONCURRENCY", "5.5", "must be a whole number from 1 to 40"],
  ["GENERATION_CONCURRENCY", "1000000000", "must be a whole number from 1 to 40"],
  ["PUBLISH_AUTOMATICALLY", "maybe", "must be true or false"],
  ["DAILY_TOKEN_BUDGET", "0", "must be a whole number of at least 1"],
  ["DAILY_TOKEN_BUDGET", "a lot", "must be a whole number of at least 1"],
  ["OPENAI_BASE_URL", "ftp://models", "must be like"],
  ["DYNAMODB_ENDPOINT", "localhost:8000", "not an address that begins with http:// or https://"],
  ["PORT", "abc", "not a port"],
  ["PORT", "65536", "not a port"],
  ["PORT", "1e3", "not a port"],
  ["PORT", "-1", "not a port"],
])("%s=%s is rejected in one line that names it", (name, value, reason) => {
  let message = "";
  try {
    check({ [name]: value });
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toContain(`${name} is "${value}"`);
  expect(message).toContain(reason);
  expect(message).not.toContain("\n");
});

test.each([
  ["registration-hash-key", ""],
  ["registration-hash-key", "short\n"],
  ["booking-link-key", ""],
])(
  "the file %s with %j is named in one line with the remedy, and left unchanged",
  (name, content) => {
    const dataDir = mkdtempSync(join(tmpdir(), "data-"));
    const file = join(dataDir, name);
    writeFileSync(file, content);
    const remedy =
      "Restore it from a copy\\. Or delete it, and the next start creates a new key\\. ";
    expect(() => check({ DATA_DIR: dataDir })).toThrow(
      new RegExp(`^${file} is shorter than \\d+ characters\\. ${remedy}[^\\n]*$`),
    );
    expect(readFileSync(file, "utf8")).toBe(content);
  },
);
