import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readStageSettings } from "@vanfettle/ops/site/stage-settings";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { askForSettings } from "./stage-questions.ts";

const repository = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "questions-"));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(repository);
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => undefined));

/** A terminal at which somebody answers each question by its first word. */
function terminal(answers: Record<string, string>) {
  const asked: string[] = [];
  return {
    asked,
    question: async (question: string) => {
      asked.push(question);
      return answers[question.split(" ")[0] ?? ""] ?? "";
    },
    close: vi.fn<() => void>(),
  };
}

test("a stage without a file is asked for its settings once, and they are kept in it", async () => {
  const typed = terminal({ AWS: " 123456789012 ", Where: "https://partner.co.uk/book" });
  await askForSettings("trial", () => typed);
  expect(typed.asked).toHaveLength(5);
  expect(typed.close).toHaveBeenCalledOnce();
  expect(readStageSettings("trial")).toEqual({
    account: "123456789012",
    parameters: { PartnerBookingUrl: "https://partner.co.uk/book" },
  });
  const again = terminal({});
  await askForSettings("trial", () => again);
  expect(again.asked).toEqual([]);
});

test("nothing is asked or written where nobody is there", async () => {
  await askForSettings("pipeline", () => undefined);
  await askForSettings("pipeline");
  expect(readdirSync("stages")).toEqual(["trial.json"]);
});
