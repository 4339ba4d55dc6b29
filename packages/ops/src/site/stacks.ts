import { CloudFormationClient, DescribeStacksCommand, type Stack } from "@aws-sdk/client-cloudformation";
import { CommandError } from "../errors.ts";

const app = "vanfettle";
export type StackName = "Data" | "Api" | "Generation" | "Web" | "Operations" | "Edge";

export const stackName = (stage: string, name: StackName): string => `${stage}-${app}-${name}`;

export interface StackValues {
  /** Returns an output of the stack. Throws if there is none. */
  output(key: string): string;
  /** Returns a parameter of the stack, masked if it is a secret. Throws if there is none. */
  parameter(key: string): string;
  findParameter(key: string): string | undefined;
}

/** Returns a function that describes a stack of the stage. Each stack is requested once. */
export function createStackReader({ stage, region }: { stage: string; region: string }) {
  const client = new CloudFormationClient({ region });
  const requests = new Map<StackName, Promise<StackValues>>();
  return (name: StackName): Promise<StackValues> => {
    const request = requests.get(name) ?? describe(client, stackName(stage, name));
    requests.set(name, request);
    return request;
  };
}

async function describe(client: CloudFormationClient, name: string): Promise<StackValues> {
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name })).catch((error: Error) => {
    // CloudFormation has no error of its own for a stack that does not exist.
    if (error.name === "ValidationError")
      throw new CommandError(`There is no stack ${name} in this account and region.`);
    throw error;
  });
  return toStackValues(name, Stacks[0] ?? {});
}

function toStackValues(name: string, { Outputs = [], Parameters = [] }: Partial<Stack>): StackValues {
  const outputs = new Map(Outputs.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
  const parameters = new Map(Parameters.map(({ ParameterKey, ParameterValue }) => [ParameterKey, ParameterValue]));
  const get = (values: typeof outputs, key: string): string => {
    const value = values.get(key);
    if (value === undefined) throw new CommandError(`The stack ${name} does not say its ${key}.`);
    return value;
  };
  return {
    output: (key) => get(outputs, key),
    parameter: (key) => get(parameters, key),
    findParameter: (key) => parameters.get(key),
  };
}
