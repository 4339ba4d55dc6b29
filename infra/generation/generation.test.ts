import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import {
  generationNames,
  stepNames,
  type GenerationName,
  type StepName,
} from "@vanfettle/contract/deployment";
import { FinishEnv, StepEnv, WakeEnv, WriteEnv } from "@vanfettle/functions/env";
import { stepPermissions } from "../functions/table-permissions.ts";
import { synthesize, type Synthesized } from "../testing/synthesize.ts";
import { definitionFile, fillPlaceholders } from "./generation-machine.ts";

interface Statement {
  Action: string | string[];
  Resource: unknown;
  Condition?: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": string | string[] } };
}
interface RoleProperties {
  Policies: { PolicyDocument: { Statement: Statement[] } }[];
  ManagedPolicyArns?: unknown;
}
interface FunctionProperties {
  Role: { "Fn::GetAtt": [string, string] };
  Environment: { Variables: Record<string, unknown> };
  Timeout: number;
}
interface MachineProperties {
  DefinitionString: { "Fn::Join": [string, unknown[]] };
  LoggingConfiguration: object;
  TracingConfiguration: object;
  RoleArn: { "Fn::GetAtt": [string, string] };
}

let app: Synthesized;
beforeAll(async () => {
  app = await synthesize();
});

const functions = () => app.resources<FunctionProperties>("Generation", "AWS::Lambda::Function");
const functionOf = (step: GenerationName) => {
  const id = step.replace("-", "");
  const found = [...functions()].find(([name]) => name.toLowerCase().startsWith(id));
  if (!found) throw new Error(`No function for ${step}`);
  return { id: found[0], ...found[1].Properties };
};
const roles = () => app.resources<RoleProperties>("Generation", "AWS::IAM::Role");
const machine = () => {
  const [found] = [
    ...app.resources<MachineProperties>("Generation", "AWS::StepFunctions::StateMachine").values(),
  ];
  if (!found) throw new Error("There is no machine.");
  return found.Properties;
};
const statementsOf = (role: string) =>
  (roles().get(role)?.Properties.Policies ?? []).flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  );

test("the machine logs every step without execution data, and is traced", () => {
  expect(machine().LoggingConfiguration).toMatchObject({
    Level: "ALL",
    IncludeExecutionData: false,
  });
  expect(machine().TracingConfiguration).toEqual({ Enabled: true });
});

test("the machine can only invoke its six functions and run itself as a child", () => {
  const statements = statementsOf(machine().RoleArn["Fn::GetAtt"][0]);
  const invoking = statements.filter(({ Action }) =>
    [Action].flat().some((action) => action.startsWith("lambda:")),
  );
  expect(invoking).toMatchObject([{ Action: "lambda:InvokeFunction" }]);
  expect(invoking[0]?.Resource).toHaveLength(stepNames.length);
  expect(invoking[0]?.Resource).toEqual(
    expect.arrayContaining(
      stepNames.map((step) => ({ "Fn::GetAtt": [functionOf(step).id, "Arn"] })),
    ),
  );
  const others = statements.filter(
    ({ Action }) => ![Action].flat().every((each) => /^(lambda|logs|xray):/.test(each)),
  );
  expect(others.map(({ Action, Resource }) => [[Action].flat().toSorted(), Resource])).toEqual([
    [["states:StartExecution"], expect.stringMatching(/:stateMachine:[\w-]+-generation$/)],
    [
      ["states:DescribeExecution", "states:StopExecution"],
      expect.stringMatching(/:execution:[\w-]+-generation:\*$/),
    ],
    [
      ["events:DescribeRule", "events:PutRule", "events:PutTargets"],
      expect.stringMatching(/:rule\/StepFunctionsGetEventsForStepFunctionsExecutionRule$/),
    ],
  ]);
});

test("the template deploys the definition file with its placeholders filled", () => {
  const text = machine()
    .DefinitionString["Fn::Join"][1].map((part) => {
      if (typeof part === "string") return part;
      return "Ref" in (part as object)
        ? "7"
        : (part as { "Fn::GetAtt": [string] })["Fn::GetAtt"][0];
    })
    .join("");
  const values = Object.fromEntries(stepNames.map((step) => [step, functionOf(step).id]));
  const file: unknown = JSON.parse(readFileSync(definitionFile, "utf8"));
  expect(JSON.parse(text)).toEqual(fillPlaceholders(file, { ...values, concurrency: 7 }));
});

test("a definition with an unknown placeholder throws", () => {
  expect(() => fillPlaceholders({ Resource: "${plan-rnu}" }, {})).toThrow("plan-rnu");
});

test.each(generationNames)("the function %s has exactly its listed permissions", (step) => {
  const role = functionOf(step).Role["Fn::GetAtt"][0];
  const data = statementsOf(role).filter(({ Action }) =>
    [Action].flat().some((each) => each.startsWith("dynamodb:")),
  );
  const words = (parts: readonly (string | undefined)[]) => parts.map(String).toSorted().join(" ");
  const described = data.map(({ Action, Condition }) =>
    words([Action, Condition?.["ForAllValues:StringLike"]["dynamodb:LeadingKeys"]].flat()),
  );
  const expected = stepPermissions[step].map(({ actions, partitions }) =>
    words([...actions, ...partitions]),
  );
  expect(described.toSorted()).toEqual(expected.toSorted());
  expect(roles().get(role)?.Properties.ManagedPolicyArns).toBeUndefined();
  const rest = statementsOf(role)
    .flatMap(({ Action }) => Action)
    .filter((action) => !/^(dynamodb|logs|xray):/.test(action));
  const more: Partial<Record<GenerationName, string[]>> = {
    "write-location": ["secretsmanager:GetSecretValue"],
    "finish-scope": ["cloudfront:CreateInvalidation"],
    "finish-run": ["cloudfront:CreateInvalidation"],
    "wake-run": ["states:StartExecution", "states:DescribeExecution"],
  };
  expect(rest).toEqual(more[step] ?? []);
});

test("each step has exactly the environment variables it reads, without the text service's key", () => {
  const variablesOf = (step: StepName) =>
    Object.keys(functionOf(step).Environment.Variables).toSorted();
  for (const step of ["next-scope", "plan-scope", "record-failure"] as const) {
    expect(variablesOf(step)).toEqual(Object.keys(StepEnv.shape).toSorted());
  }
  for (const step of ["finish-scope", "finish-run"] as const) {
    expect(variablesOf(step)).toEqual(Object.keys(FinishEnv.shape).toSorted());
  }
  expect(variablesOf("write-location")).toEqual(Object.keys(WriteEnv.shape).toSorted());
  expect(variablesOf("write-location")).not.toContain("OPENAI_API_KEY");
});

test("write-location's time limit is 10 seconds above its function's", () => {
  const text = readFileSync(definitionFile, "utf8");
  const { Timeout } = functionOf("write-location");
  expect(text).toContain(`"TimeoutSeconds": ${Timeout + 10}`);
});

test("four calls of 180 seconds, or of the parameter's maximum, finish within write-location's time limit", () => {
  const { Timeout } = functionOf("write-location");
  const { OpenAiTimeoutSeconds } = app
    .template("Generation")
    .findParameters("OpenAiTimeoutSeconds") as Record<
    string,
    { Default: number; MaxValue: number }
  >;
  expect(OpenAiTimeoutSeconds?.Default).toBe(180);
  const callsOfAText = 4;
  const readsAndWrites = 30;
  expect(
    callsOfAText * (OpenAiTimeoutSeconds?.MaxValue ?? Infinity) + readsAndWrites,
  ).toBeLessThanOrEqual(Timeout);
  expect(Timeout).toBeLessThanOrEqual(900);
});

test("a schedule invokes the function that continues a waiting run, which may start the machine and nothing else", () => {
  type Schedule = {
    ScheduleExpression: string;
    Target: { Arn: unknown; RoleArn: { "Fn::GetAtt": [string, string] } };
  };
  const [schedule, ...others] = app
    .resources<Schedule>("Generation", "AWS::Scheduler::Schedule")
    .values();
  if (!schedule) throw new Error("There is no schedule.");
  expect(others).toEqual([]);
  const { ScheduleExpression, Target } = schedule.Properties;
  expect(ScheduleExpression).toBe("rate(5 minutes)");
  const wake = functionOf("wake-run");
  expect(Target.Arn).toEqual({ "Fn::GetAtt": [wake.id, "Arn"] });
  expect(statementsOf(Target.RoleArn["Fn::GetAtt"][0])).toMatchObject([
    { Action: "lambda:InvokeFunction", Resource: Target.Arn },
  ]);
  expect(Object.keys(wake.Environment.Variables).toSorted()).toEqual(
    Object.keys(WakeEnv.shape).toSorted(),
  );
});
