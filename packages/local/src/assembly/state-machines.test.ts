import { expect, test } from "vitest";
import type { Resource, Stack } from "./cloud-assembly.ts";
import { resolveAssembly } from "./intrinsics.ts";
import { deployedStateMachines, functionIdsOf } from "./state-machines.ts";

const arn = "arn:aws:lambda:eu-west-2:000000000000:function:Work";
const definition = {
  StartAt: "Work",
  States: {
    Work: { Type: "Task", Resource: arn, TimeoutSeconds: 5, MaxConcurrency: 5, End: true },
  },
};
const text = JSON.stringify(definition);

function deployed(properties: Record<string, unknown>) {
  const Resources: Record<string, Resource> = {
    Work: { Type: "AWS::Lambda::Function" },
    Machine: { Type: "AWS::StepFunctions::StateMachine", Properties: properties },
  };
  const location = { name: "Generation", account: "000000000000", region: "eu-west-2" };
  const stack: Stack = { ...location, template: { Resources }, assets: new Map() };
  return deployedStateMachines(resolveAssembly({ stacks: [stack] }));
}

test("resolves a definition and names the machine by its logical id", () => {
  const [before, after] = text.split(arn);
  const joined = { "Fn::Join": ["", [before, { "Fn::GetAtt": ["Work", "Arn"] }, after]] };
  expect(deployed({ DefinitionString: joined })).toEqual([
    {
      id: "Machine",
      arn: "arn:aws:states:eu-west-2:000000000000:stateMachine:Machine",
      role: { arn: "arn:aws:sts::000000000000:assumed-role/none/Machine", statements: [] },
      definition,
    },
  ]);
});

test("finds each function of a machine once", () => {
  const [found] = deployed({ DefinitionString: text.replace("}}", `,"Comment":"${arn}:1"}}`) });
  expect(found && functionIdsOf(found)).toEqual(["Work"]);
});

test("rejects a definition outside the template or with substitutions", () => {
  const message = "The definition of Machine is not a DefinitionString, or has substitutions.";
  expect(() => deployed({ DefinitionS3Location: { Bucket: "assets", Key: "abc.json" } })).toThrow(
    message,
  );
  expect(() =>
    deployed({ DefinitionString: text, DefinitionSubstitutions: { WorkArn: arn } }),
  ).toThrow(message);
});
