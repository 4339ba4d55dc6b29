import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { CloudAssembly, Resource, Stack } from "./cloud-assembly.ts";
import { intrinsics } from "./intrinsics.ts";
import { deployedStateMachines, functionIdsOf } from "./state-machines.ts";
import { newFolder } from "../step-functions/testing/machine.ts";

const arn = "arn:aws:lambda:eu-west-2:000000000000:function:Work";
const definition = {
  StartAt: "Work",
  States: { Work: { Type: "Task", Resource: arn, TimeoutSeconds: 5, MaxConcurrency: 5, End: true } },
};
const text = JSON.stringify(definition);

function deployed(properties: Record<string, unknown>, assets: [string, string][] = []) {
  const Resources: Record<string, Resource> = {
    Work: { Type: "AWS::Lambda::Function" },
    Machine: { Type: "AWS::StepFunctions::StateMachine", Properties: { RoleArn: "role", ...properties } },
  };
  const place = { name: "Generation", account: "000000000000", region: "eu-west-2" };
  const stack: Stack = { ...place, template: { Resources }, assets: new Map(assets) };
  const assembly: CloudAssembly = { dir: ".", stacks: [stack] };
  return deployedStateMachines(assembly, intrinsics(assembly, { parameters: {}, attributes: {} }));
}

test("a definition joined in the template is resolved, and the machine called by its logical id", () => {
  const [before, after] = text.split(arn);
  const joined = { "Fn::Join": ["", [before, { "Fn::GetAtt": ["Work", "Arn"] }, after]] };
  expect(deployed({ DefinitionString: joined })).toEqual([
    { id: "Machine", arn: "arn:aws:states:eu-west-2:000000000000:stateMachine:Machine", definition },
  ]);
});

test("the functions a machine calls are found, each once", () => {
  const [found] = deployed({ DefinitionString: text.replace("}}", `,"Comment":"${arn}:1"}}`) });
  expect(found && functionIdsOf(found)).toEqual(["Work"]);
});

test("a definition in a file of the assembly gets its values, numbers too", () => {
  const file = join(newFolder(), "machine.asl.json");
  writeFileSync(file, text.replace(arn, "${WorkArn}").replace('"MaxConcurrency":5', '"MaxConcurrency":${Concurrency}'));
  const [found] = deployed(
    {
      DefinitionS3Location: { Bucket: "assets", Key: "abc.json" },
      DefinitionSubstitutions: { WorkArn: { "Fn::GetAtt": ["Work", "Arn"] }, Concurrency: 5 },
    },
    [["abc.json", file]],
  );
  expect(found?.definition).toEqual(definition);
});

test("a name without a value, or a file that is not there, is an error that says so", () => {
  const unknown = text.replace(arn, "${WorkArn}");
  expect(() => deployed({ DefinitionString: unknown })).toThrow("has no value for ${WorkArn}");
  expect(() => deployed({ DefinitionS3Location: { Bucket: "assets", Key: "none.json" } })).toThrow(
    "The definition of Machine is not among the assets",
  );
});
