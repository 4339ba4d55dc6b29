import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { PassThrough } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { parameterLimits } from "../../../../infra/stage-parameters.ts";
import { askForSettings } from "./stage-questions.ts";
import { readStageSettings } from "./stage-settings.ts";

const readLimits = async (stage: string) => parameterLimits(stage);

const repository = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "questions-"));
const printed: string[] = [];
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(repository);
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

/**
 * Creates a terminal that answers questions by their first word, with consecutive answers for
 * repeated questions.
 */
function terminal(answers: Record<string, string | readonly string[]>) {
  const asked: string[] = [];
  return {
    asked,
    question: async (question: string) => {
      const first = question.split(" ")[0] ?? "";
      const times = asked.filter((each) => each === first).length;
      asked.push(first);
      return [answers[first] ?? ""].flat()[times] ?? "";
    },
    close: vi.fn<() => void>(),
  };
}

const partner = "https://partner.co.uk/book";

/** The questions about what pages state, by their first word, with answers. */
const stated = {
  Legal: "Tŷ Gwyn Cyf",
  Registered: "2 Heol y Bont, CF10 1AA",
  Number: "none",
  Who: "partner",
  What: "fixed",
};
const parameters = {
  PartnerBookingUrl: partner,
  LegalName: stated.Legal,
  LegalAddress: stated.Registered,
  CompanyNumber: "none",
  GarageChoice: "partner",
  PartnerPayment: "fixed",
};

test("prompts once for the settings of a stage without a file, and stores them", async () => {
  const typed = terminal({ AWS: " 123456789012 ", Partner: partner, ...stated });
  await askForSettings("trial", readLimits, () => typed);
  expect(typed.asked).toEqual([
    "AWS",
    "Address",
    "Certificate",
    "Partner",
    ...Object.keys(stated),
    "Address",
  ]);
  expect(typed.close).toHaveBeenCalledOnce();
  expect(readStageSettings("trial")).toEqual({ account: "123456789012", parameters });
  const again = terminal({});
  await askForSettings("trial", readLimits, () => again);
  expect(again.asked).toEqual([]);
});

test("neither prompts nor writes without a terminal", async () => {
  await askForSettings("pipeline", readLimits, () => undefined);
  await askForSettings("pipeline", readLimits);
  expect(readdirSync("stages")).toEqual(["trial.json"]);
});

test("repeats a question with the rule after an invalid answer, which is never stored", async () => {
  const typed = terminal({
    AWS: ["my account", "12345678901", "123456789012"],
    Partner: ["ftp://nonsense", "", partner],
    Certificate: ["arn:aws:acm:eu-west-2:123456789012:certificate/0a", ""],
    ...stated,
    Who: ["nobody", "partner"],
  });
  await askForSettings("careful", readLimits, () => typed);
  expect(typed.asked).toEqual([
    "AWS",
    "AWS",
    "AWS",
    "Address",
    "Certificate",
    "Certificate",
    "Partner",
    "Partner",
    "Partner",
    "Legal",
    "Registered",
    "Number",
    "Who",
    "Who",
    "What",
    "Address",
  ]);
  expect(printed).toContainEqual(
    expect.stringMatching(/^The answer is "ftp:\/\/nonsense", but must be an https address/),
  );
  expect(printed).toContain('The answer is "my account", but must be 12 digits.');
  expect(printed).toContainEqual(
    expect.stringMatching(/^The answer is "nobody", but must be visitor or partner\./),
  );
  expect(readStageSettings("careful")).toEqual({ account: "123456789012", parameters });
});

test("prompts again only for stored settings that break the rules", async () => {
  const stored = {
    account: "12345",
    profile: "production",
    parameters: {
      SiteOrigin: "https://www.vanfettle.co.uk",
      PartnerBookingUrl: "ftp://nonsense",
      MonthlyBudget: 250,
    },
  };
  writeFileSync("stages/old.json", JSON.stringify(stored));
  const typed = terminal({ AWS: "123456789012", Partner: partner });
  await askForSettings("old", readLimits, () => typed);
  expect(typed.asked).toEqual(["AWS", "Partner"]);
  expect(JSON.parse(readFileSync("stages/old.json", "utf8"))).toEqual({
    ...stored,
    account: "123456789012",
    parameters: { ...stored.parameters, PartnerBookingUrl: partner },
  });
});

test("leaves a malformed file unchanged for the deploy to report", async () => {
  writeFileSync("stages/broken.json", "{");
  const typed = terminal({});
  await askForSettings("broken", readLimits, () => typed);
  expect([typed.asked, readFileSync("stages/broken.json", "utf8")]).toEqual([[], "{"]);
});

test.each([
  ["Ctrl-D", "\u0004"],
  ["Ctrl-C", "\u0003"],
])("%s ends the questions with a message and stores nothing", async (_, key) => {
  const input = new PassThrough();
  const asking = askForSettings("stopped", readLimits, () =>
    createInterface({ input, output: new PassThrough(), terminal: true }),
  );
  setTimeout(() => input.write(key), 20);
  await expect(asking).rejects.toThrow(
    /^The settings were not stored, because a question was not answered\. Run the command again, or write stages\/stopped\.json\.$/,
  );
  expect(readdirSync("stages")).not.toContain("stopped.json");
});
