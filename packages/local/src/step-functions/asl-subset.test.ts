import { expect, test } from "vitest";
import { aslViolations } from "./asl-subset.ts";
import { machine, mapOf, task } from "./testing/machine.ts";

const pass = { Type: "Pass", End: true };
const caught = [{ ErrorEquals: ["States.ALL"], ResultPath: "$.error", Next: "Caught" }];
const one = (fields: Record<string, unknown>) =>
  machine({ Work: task("work", { End: true, ...fields }) });
const eachItem = (fields: Record<string, unknown>, map: Record<string, unknown> = {}) =>
  machine({
    Items: {
      ...mapOf(2, { Item: task("item", { Catch: caught, End: true, ...fields }), Caught: pass }),
      ...map,
    },
  });

test("supports every feature that the generation machine uses", () => {
  const definition = machine({
    Plan: {
      ...task("plan", { Next: "Regions", ResultPath: "$.plan" }),
      Retry: [
        {
          ErrorEquals: ["Lambda.ServiceException"],
          IntervalSeconds: 1,
          BackoffRate: 2,
          JitterStrategy: "FULL",
        },
      ],
      Catch: [{ ErrorEquals: ["States.ALL"], ResultPath: "$.error", Next: "Finish" }],
    },
    Regions: {
      ...mapOf(1, {
        PlanRegion: task("plan-region", { Catch: caught, ResultPath: "$.plan", Next: "Items" }),
        Items: {
          ...mapOf(5, {
            Write: task("write", {
              Catch: [{ ErrorEquals: ["States.ALL"], Next: "Record" }],
              End: true,
            }),
            Record: task("record"),
          }),
          ItemSelector: { "run.$": "$$.Execution.Name", "index.$": "$$.Map.Item.Index" },
          ResultPath: null,
        },
        Caught: { Type: "Pass", Parameters: { "code.$": "$.error.Error" }, End: true },
      }),
      ItemsPath: "$.plan.regions",
      End: undefined,
      Next: "Finish",
    },
    Finish: task("finish", { Parameters: { "input.$": "$$.Execution.Input" }, End: true }),
  });
  expect(aslViolations(JSON.parse(JSON.stringify(definition)))).toEqual([]);
});

test.each([
  ["JSONata in a machine", { ...one({}), QueryLanguage: "JSONata" }, "only JSONPath is supported"],
  ["JSONata in a state", one({ QueryLanguage: "JSONata" }), "only JSONPath is supported"],
  [
    "a JSONata expression",
    one({ Parameters: { id: "{% $states.input.id %}" } }),
    "id is written in JSONata",
  ],
  ["a variable that is set", one({ Assign: { "id.$": "$.id" } }), "Assign is not supported"],
  [
    "a variable that is read",
    one({ Parameters: { "id.$": "$id" } }),
    "$id: variables are not supported",
  ],
  ["a Task without a time limit", one({ TimeoutSeconds: undefined }), "has no TimeoutSeconds"],
  ["a heartbeat", one({ HeartbeatSeconds: 5 }), "HeartbeatSeconds is not supported"],
  [
    "a task token",
    one({ Resource: "arn:aws:states:::lambda:invoke.waitForTaskToken" }),
    "arn:aws:states:::lambda:invoke.waitForTaskToken is not the ARN of a function",
  ],
  [
    "a placeholder left in place",
    one({ Resource: "${WriteArn}" }),
    "${WriteArn} is not the ARN of a function",
  ],
  [
    "an unknown field of the context",
    one({ Parameters: { "s.$": "$$.State.Name" } }),
    "$$.State.Name is not supported here",
  ],
  [
    "an intrinsic function",
    one({ Parameters: { "s.$": "States.Format('{}', $.s)" } }),
    "States.Format('{}', $.s) is an intrinsic function",
  ],
  [
    "a path that selects many",
    one({ InputPath: "$.items[*].id" }),
    "$.items[*].id selects more than one value",
  ],
  [
    "a result put at the root by name",
    one({ ResultPath: "$" }),
    'ResultPath "$" makes a field of that name',
  ],
  [
    "a distributed Map",
    eachItem({}, { ItemProcessor: distributed() }),
    "a distributed Map runs as an inline one",
  ],
  [
    "tolerated failures",
    eachItem({}, { ToleratedFailureCount: 1 }),
    "ToleratedFailureCount is not supported",
  ],
  ["parallel branches", one({ Branches: [] }), "Branches is not supported"],
  ["items read from a bucket", eachItem({}, { ItemReader: {} }), "ItemReader is not supported"],
  [
    "the execution's input inside a Map",
    eachItem({ Parameters: { "in.$": "$$.Execution.Input.run" } }),
    "$$.Execution.Input.run is not supported inside a Map",
  ],
  [
    "the item outside its template",
    eachItem({ Parameters: { "s.$": "$$.Map.Item.Value" } }),
    "$$.Map.Item.Value is not supported inside a Map",
  ],
  [
    "an item that may fail",
    eachItem({ Catch: undefined }),
    "Item: a Task inside a Map must catch States.ALL",
  ],
  [
    "one name for two states",
    machine({ Items: mapOf(1, { Items: pass }) }),
    "DUPLICATE_STATE_NAMES",
  ],
  ["a state that nothing leads to", machine({ A: pass, B: pass }), "MISSING_TRANSITION_TARGET"],
  [
    "a machine without an end",
    machine({ A: { Type: "Pass", Next: "A" } }),
    "MISSING_TERMINAL_STATE",
  ],
])("%s is reported as unsupported", (_, definition, message) => {
  const violations = aslViolations(JSON.parse(JSON.stringify(definition)));
  expect(violations.join("\n")).toContain(message);
});

test("checking a definition does not modify it", () => {
  const definition = one({});
  const before = JSON.stringify(definition);
  aslViolations(definition);
  expect(JSON.stringify(definition)).toBe(before);
});

function distributed() {
  const { ItemProcessor } = mapOf(1, { Item: pass });
  return {
    ...(ItemProcessor as object),
    ProcessorConfig: { Mode: "DISTRIBUTED", ExecutionType: "STANDARD" },
  };
}
