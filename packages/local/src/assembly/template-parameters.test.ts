import { expect, test } from "vitest";
import type { Parameter } from "./cloud-assembly.ts";
import { findInvalidParameter, withDefaults } from "./template-parameters.ts";

const assemblyWith = (Parameters: Record<string, Parameter>) => ({
  stacks: [
    {
      name: "Site",
      account: "",
      region: "",
      template: { Parameters },
      assets: new Map<string, string>(),
    },
  ],
});
const problemOf = (declared: Parameter, value?: string) =>
  findInvalidParameter(assemblyWith({ P: declared }), value === undefined ? {} : { P: value })
    ?.problem;

test("accepts a whole number within the limits of its template", () => {
  const declared = { Type: "Number", MinValue: 1, MaxValue: 40, Description: "Texts at once" };
  for (const value of ["1", "5", "40"]) expect(problemOf(declared, value)).toBeUndefined();
  for (const value of ["0", "41", "5.5", "1000000000", "-1", "1e1", "", "five", "0x10", " 5"]) {
    expect(problemOf(declared, value)).toBe(
      `is "${value}", but must be a whole number from 1 to 40. Texts at once`,
    );
  }
  expect(problemOf({ Type: "Number", MinValue: 1 }, "0")).toContain(
    "must be a whole number of at least 1.",
  );
});

test("requires a text to match its whole pattern, and reports the template's message otherwise", () => {
  const declared = {
    Type: "String",
    AllowedPattern: "https://[a-z]+",
    ConstraintDescription: "must be an address",
  };
  expect(problemOf(declared, "https://a")).toBeUndefined();
  expect(problemOf(declared, "see https://a")).toBe('is "see https://a", but must be an address. ');
});

test("does not repeat a value that is too short, because it may be a secret", () => {
  const problem = problemOf({ Type: "String", MinLength: 8, NoEcho: true }, "secret");
  expect(problem).toContain("is shorter than 8 characters");
  expect(problem).not.toContain("secret");
});

test("requires a value for a parameter without a default", () => {
  expect(problemOf({ Type: "String" })).toBe("of Site has no value.");
  expect(problemOf({ Type: "Number", Default: 3 })).toBeUndefined();
  expect(
    withDefaults(assemblyWith({ A: { Default: 3 }, B: { Default: "b" } }), { B: "c" }),
  ).toEqual({
    A: "3",
    B: "c",
  });
});
