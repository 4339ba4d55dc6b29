import { describe, expect, test } from "vitest";
import { stepNames } from "../infra/functions/rights.ts";
import { aslViolations } from "../packages/local/src/step-functions/asl-subset.ts";
import { statesOf } from "../packages/local/src/step-functions/asl.ts";
import { generationDefinition } from "./generation-definition.ts";

describe("the definition of the machine", () => {
  const states = [...statesOf(generationDefinition())];

  test("uses nothing that one machine and AWS read differently", () => {
    expect(aslViolations(generationDefinition())).toEqual([]);
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
