import { expect, test } from "vitest";
import { generationErrors } from "@vanfettle/contract/generation/generation";
import { textErrorNames } from "../text-model/text-model.ts";
import { codeOfError, StepError, stopCodeOf } from "./step-errors.ts";

test("every error of the text service has a code with a message for operators", () => {
  for (const name of Object.keys(textErrorNames)) {
    expect(codeOfError(name)).not.toBe("internal");
    expect(generationErrors[codeOfError(name)]).toMatch(/\.$/);
  }
});

test.each([
  ["States.Timeout", "interrupted"],
  ["Lambda.Unknown", "interrupted"],
  ["Sandbox.Timedout", "interrupted"],
  ["Runtime.ExitError", "interrupted"],
  ["BudgetReached", "budget_reached"],
  ["RunSuperseded", "interrupted"],
  ["RunStopped", "interrupted"],
  ["NotLambda.Unknown", "internal"],
  ["TypeError", "internal"],
  ["constructor", "internal"],
])("%s is recorded as %s", (name, code) => {
  expect(codeOfError(name)).toBe(code);
});

test("only errors that every further call would meet too stop the run", () => {
  const names = [...Object.keys(textErrorNames), "BudgetReached", "RunStopped", "TypeError"];
  expect(names.filter((name) => stopCodeOf(name))).toEqual([
    "TextKeyRejected",
    "TextQuotaReached",
    "TextMisconfigured",
    "BudgetReached",
  ]);
});

test("a StepError has the name that the machine matches", () => {
  expect(new StepError("BudgetReached").name).toBe("BudgetReached");
});
