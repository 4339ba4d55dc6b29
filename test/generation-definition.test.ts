import { readFileSync } from "node:fs";
import { stepNames } from "@vanfettle/contract/steps";
import { describe, expect, test } from "vitest";
import { definitionFile } from "../infra/generation/generation-machine.ts";
import { aslViolations } from "../packages/local/src/step-functions/asl-subset.ts";
import { statesOf, type AslMachine } from "../packages/local/src/step-functions/asl.ts";
import { generationDefinition } from "./generation-definition.ts";

describe("the definition of the machine", () => {
  const states = [...statesOf(generationDefinition())];

  test("uses nothing that one machine and AWS read differently", () => {
    expect(aslViolations(generationDefinition())).toEqual([]);
  });

  test("invokes every named step, and nothing else", () => {
    const file = JSON.parse(readFileSync(definitionFile, "utf8")) as AslMachine;
    const invoked = [...statesOf(file)].flatMap(({ state }) => (state.Type === "Task" ? [state["Resource"]] : []));
    expect(new Set(invoked)).toEqual(new Set(stepNames.map((step) => `\${${step}}`)));
  });

  test("gives every task a time limit, and every one in a region a way on", () => {
    const tasks = states.filter(({ state }) => state.Type === "Task");
    expect(tasks.map(({ name }) => name)).toHaveLength(stepNames.length + 1);
    for (const { state, nested } of tasks) {
      expect(state["TimeoutSeconds"]).toBeGreaterThan(0);
      expect((state["Catch"] !== undefined || !nested) && state["Retry"] !== undefined).toBe(true);
    }
  });

  test("retries by name with full jitter what may pass, and what would cost again for nothing not at all", () => {
    const write = states.find(({ name }) => name === "WriteLocation");
    const retries = write?.state["Retry"] as { ErrorEquals: string[]; JitterStrategy: string }[];
    const names = retries.flatMap(({ ErrorEquals }) => ErrorEquals);
    expect(names).toEqual(expect.arrayContaining(["TextRateLimited", "TextUnavailable", "Lambda.ServiceException"]));
    for (const never of ["TextRejected", "TextRefused", "TextKeyRejected", "TextQuotaReached", "States.ALL"]) {
      expect(names).not.toContain(never);
    }
    expect(retries.map(({ JitterStrategy }) => JitterStrategy)).toEqual(retries.map(() => "FULL"));
  });
});
