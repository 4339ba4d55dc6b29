import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { PassThrough } from "node:stream";
import { readStageSettings } from "@vanfettle/ops/site/stage-settings";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { askForSettings } from "./stage-questions.ts";

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

/** A terminal at which somebody answers each question by its first word, one answer after the other. */
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

test("a stage without a file is asked for its settings once, and they are kept in it", async () => {
  const typed = terminal({ AWS: " 123456789012 ", Where: partner });
  await askForSettings("trial", () => typed);
  expect(typed.asked).toEqual(["AWS", "Address", "Certificate", "Where", "Address"]);
  expect(typed.close).toHaveBeenCalledOnce();
  expect(readStageSettings("trial")).toEqual({ account: "123456789012", parameters: { PartnerBookingUrl: partner } });
  const again = terminal({});
  await askForSettings("trial", () => again);
  expect(again.asked).toEqual([]);
});

test("nothing is asked or written where nobody is there", async () => {
  await askForSettings("pipeline", () => undefined);
  await askForSettings("pipeline");
  expect(readdirSync("stages")).toEqual(["trial.json"]);
});

test("an answer that the parameter does not allow is asked for again, with its rule, and never stored", async () => {
  const typed = terminal({
    AWS: ["my account", "12345678901", "123456789012"],
    Where: ["ftp://nonsense", "", partner],
    Certificate: ["arn:aws:acm:eu-west-2:123456789012:certificate/0a", ""],
  });
  await askForSettings("careful", () => typed);
  expect(typed.asked).toEqual([
    "AWS",
    "AWS",
    "AWS",
    "Address",
    "Certificate",
    "Certificate",
    "Where",
    "Where",
    "Where",
    "Address",
  ]);
  expect(printed).toContainEqual(
    expect.stringMatching(/^The answer is "ftp:\/\/nonsense", but must be an https address/),
  );
  expect(printed).toContain('The answer is "my account", but must be 12 digits.');
  expect(readStageSettings("careful")).toEqual({ account: "123456789012", parameters: { PartnerBookingUrl: partner } });
});

test("what an earlier version stored against the rules is asked for again, and nothing else is", async () => {
  const stored = {
    account: "12345",
    profile: "production",
    parameters: { SiteOrigin: "https://www.vanfettle.co.uk", PartnerBookingUrl: "ftp://nonsense", MonthlyBudget: 250 },
  };
  writeFileSync("stages/old.json", JSON.stringify(stored));
  const typed = terminal({ AWS: "123456789012", Where: partner });
  await askForSettings("old", () => typed);
  expect(typed.asked).toEqual(["AWS", "Where"]);
  expect(JSON.parse(readFileSync("stages/old.json", "utf8"))).toEqual({
    ...stored,
    account: "123456789012",
    parameters: { ...stored.parameters, PartnerBookingUrl: partner },
  });
});

test("a file that is no stage's settings is left as it is for the deploy to name", async () => {
  writeFileSync("stages/broken.json", "{");
  const typed = terminal({});
  await askForSettings("broken", () => typed);
  expect([typed.asked, readFileSync("stages/broken.json", "utf8")]).toEqual([[], "{"]);
});

test.each([
  ["Ctrl-D", "\u0004"],
  ["Ctrl-C", "\u0003"],
])("%s ends the questions with a sentence and stores nothing", async (_, key) => {
  const input = new PassThrough();
  const asking = askForSettings("stopped", () => createInterface({ input, output: new PassThrough(), terminal: true }));
  setTimeout(() => input.write(key), 20);
  await expect(asking).rejects.toThrow(
    /^Nothing is stored, as a question was left open\. Run the command again, or write stages\/stopped\.json\.$/,
  );
  expect(readdirSync("stages")).not.toContain("stopped.json");
});
