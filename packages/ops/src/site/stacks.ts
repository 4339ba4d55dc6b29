import { CloudFormationClient, DescribeStacksCommand, type Stack } from "@aws-sdk/client-cloudformation";
import { Refusal } from "../errors.ts";

const app = "vanfettle";
export type StackName = "Data" | "Api" | "Generation" | "Web" | "Operations" | "Edge";

export const stackName = (stage: string, name: StackName): string => `${stage}-${app}-${name}`;

export interface StackFacts {
  output(key: string): string;
  /** The value a deploy gave; secrets are masked by AWS. */
  parameter(key: string): string;
  find(parameter: string): string | undefined;
}

/** What a stage's stacks say about themselves, each asked once. */
export function stackReader({ stage, region }: { stage: string; region: string }) {
  const client = new CloudFormationClient({ region });
  const known = new Map<StackName, Promise<StackFacts>>();
  return (name: StackName): Promise<StackFacts> => {
    const asked = known.get(name) ?? describe(client, stackName(stage, name));
    known.set(name, asked);
    return asked;
  };
}

async function describe(client: CloudFormationClient, name: string): Promise<StackFacts> {
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name })).catch((error: Error) => {
    // CloudFormation has no error of its own for a stack that does not exist.
    if (error.name === "ValidationError") throw new Refusal(`There is no stack ${name} in this account and region.`);
    throw error;
  });
  return factsOf(name, Stacks[0] ?? {});
}

function factsOf(name: string, { Outputs = [], Parameters = [] }: Partial<Stack>): StackFacts {
  const outputs = new Map(Outputs.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
  const parameters = new Map(Parameters.map(({ ParameterKey, ParameterValue }) => [ParameterKey, ParameterValue]));
  const need = (values: typeof outputs, key: string): string => {
    const value = values.get(key);
    if (value === undefined) throw new Refusal(`The stack ${name} does not say its ${key}.`);
    return value;
  };
  return {
    output: (key) => need(outputs, key),
    parameter: (key) => need(parameters, key),
    find: (parameter) => parameters.get(parameter),
  };
}
