import { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { distributionOrigin, outputOf, parameterOf } from "../deploy/deployed-stacks.ts";
import { findStack } from "../deploy/stack-state.ts";
import { CommandError } from "../errors.ts";
import { stageRegion } from "./stage-settings.ts";

const app = "vanfettle";
/** The stacks of a stage in dependency order. */
export const stackNames = ["Data", "Generation", "Api", "Edge", "Web", "Operations"] as const;
export type StackName = (typeof stackNames)[number];

/** Returns the region of a stack. CloudFront's resources have to be in us-east-1. */
export const stackRegion = (name: StackName, region: string): string => (name === "Edge" ? "us-east-1" : region);

/** Returns the name of a stack in CloudFormation. */
export const stackName = (stage: string, name: StackName): string => `${stage}-${app}-${name}`;

export interface StackValues {
  /** Returns an output of the stack. Throws if it does not exist. */
  output(key: string): string;
  /** Returns a parameter of the stack, masked for secrets. Throws if it does not exist. */
  parameter(key: string): string;
  findParameter(key: string): string | undefined;
  /** True if the stack has termination protection. */
  hasTerminationProtection: boolean;
}

/** Describes a stack of a stage. */
export type StackReader = (name: StackName) => Promise<StackValues>;

/** Returns a function that describes the stage's stacks. Requests each stack once. */
export function createStackReader({ stage, region }: { stage: string; region: string }): StackReader {
  const requests = new Map<StackName, Promise<StackValues>>();
  return (name) => {
    const request = requests.get(name) ?? describe(stackRegion(name, region), stackName(stage, name));
    requests.set(name, request);
    return request;
  };
}

async function describe(region: string, name: string): Promise<StackValues> {
  const stack = await findStack({ client: new CloudFormationClient({ region }), name });
  if (!stack) throw new CommandError(`There is no stack ${name} in this account and region.`);
  const required = (key: string, value: string | undefined): string => {
    if (value === undefined) throw new CommandError(`The stack ${name} does not have ${key}.`);
    return value;
  };
  return {
    output: (key) => required(key, outputOf(stack, key)),
    parameter: (key) => required(key, parameterOf(stack, key)),
    findParameter: (key) => parameterOf(stack, key),
    hasTerminationProtection: stack.EnableTerminationProtection ?? false,
  };
}

/** Returns the URL of a stage's distribution, which works before DNS is set up, or undefined before it exists. */
export async function siteAddress(stage: string): Promise<string | undefined> {
  const client = new CloudFormationClient({ region: stageRegion });
  const web = await findStack({ client, name: stackName(stage, "Web") });
  return distributionOrigin(new Map(web ? [["Web", web]] : []));
}
