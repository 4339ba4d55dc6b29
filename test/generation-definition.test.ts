import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { stepNames } from "@vanfettle/contract/deployment";
import { maxReadings } from "@vanfettle/core/generation/metered-model";
import { definitionFile } from "../infra/generation/generation-machine.ts";
import { aslViolations } from "../packages/local/src/step-functions/asl-subset.ts";
import {
  childExecution,
  statesOf,
  type AslMachine,
} from "../packages/local/src/step-functions/asl.ts";
import { generationDefinition } from "./generation-definition.ts";

describe("the definition of the generation machine", () => {
  const states = [...statesOf(generationDefinition())];

  test("uses only the part of the language that the local interpreter and AWS treat alike", () => {
    expect(aslViolations(generationDefinition())).toEqual([]);
  });

  test("invokes every named step, runs itself as a child, and does nothing else", () => {
    const file = JSON.parse(readFileSync(definitionFile, "utf8")) as AslMachine;
    const invoked = [...statesOf(file)].flatMap(({ state }) =>
      state.Type === "Task" ? [state["Resource"]] : [],
    );
    expect(new Set(invoked)).toEqual(
      new Set([...stepNames.map((step) => `\${${step}}`), childExecution]),
    );
    expect(states.find(({ name }) => name === "WriteScope")?.state["Parameters"]).toMatchObject({
      "StateMachineArn.$": "$$.StateMachine.Id",
      Input: { "runId.$": "$.runId", "scope.$": "$.next.scope" },
    });
  });

  test("gives every task a time limit and retries, and every task in a scope a catch", () => {
    const tasks = states.filter(({ state }) => state.Type === "Task");
    // A step of a part runs in two states, a child execution has no step, and the step that writes
    // tests the text service, too.
    expect(tasks.map(({ name }) => name)).toHaveLength(stepNames.length + 3);
    for (const { state, inMap } of tasks) {
      expect(state["TimeoutSeconds"]).toBeGreaterThan(0);
      expect((state["Catch"] !== undefined || !inMap) && state["Retry"] !== undefined).toBe(true);
    }
  });

  test("retries transient errors by name with full jitter, and never errors that would recur", () => {
    const write = states.find(({ name }) => name === "WriteLocation");
    const retries = write?.state["Retry"] as {
      ErrorEquals: string[];
      MaxAttempts: number;
      JitterStrategy: string;
    }[];
    const names = retries.flatMap(({ ErrorEquals }) => ErrorEquals);
    expect(names).toEqual(
      expect.arrayContaining(["ReaderUnavailable", "TextUnavailable", "Lambda.ServiceException"]),
    );
    const unavailable = retries.find(({ ErrorEquals }) =>
      ErrorEquals.includes("ReaderUnavailable"),
    );
    expect(unavailable?.ErrorEquals).toContain("TextUnavailable");
    expect(unavailable?.MaxAttempts).toBeGreaterThanOrEqual(maxReadings);
    for (const never of [
      "TextNotJson",
      "TextRefused",
      "TextKeyRejected",
      "TextQuotaReached",
      "States.ALL",
    ]) {
      expect(names).not.toContain(never);
    }
    expect(retries.map(({ JitterStrategy }) => JitterStrategy)).toEqual(retries.map(() => "FULL"));
  });
});
