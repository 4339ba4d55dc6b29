import { CloudFormationClient, DescribeStacksCommand, type Stack } from "@aws-sdk/client-cloudformation";
import { CommandError } from "../errors.ts";

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
  const client = new CloudFormationClient({ region });
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name })).catch((error: Error) => {
    // CloudFormation does not have an error code for a missing stack.
    if (error.name === "ValidationError")
      throw new CommandError(`There is no stack ${name} in this account and region.`);
    throw error;
  });
  return toStackValues(name, Stacks[0] ?? {});
}

function toStackValues(name: string, stack: Partial<Stack>): StackValues {
  const { Outputs = [], Parameters = [], EnableTerminationProtection = false } = stack;
  const outputs = new Map(Outputs.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
  const parameters = new Map(Parameters.map(({ ParameterKey, ParameterValue }) => [ParameterKey, ParameterValue]));
  const get = (values: typeof outputs, key: string): string => {
    const value = values.get(key);
    if (value === undefined) throw new CommandError(`The stack ${name} does not have ${key}.`);
    return value;
  };
  return {
    output: (key) => get(outputs, key),
    parameter: (key) => get(parameters, key),
    findParameter: (key) => parameters.get(key),
    hasTerminationProtection: EnableTerminationProtection,
  };
}
