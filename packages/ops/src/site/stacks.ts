import { CloudFormationClient, type Stack } from "@aws-sdk/client-cloudformation";
import { distributionOrigin, findStack, outputOf, parameterOf } from "../deploy/stack-state.ts";
import { CommandError } from "../errors.ts";
import { stageRegion, type StackName } from "./stage-settings.ts";

/** Returns a stack's name in CloudFormation, with a client of its region: CloudFront's resources are in us-east-1. */
export const stackOnAws = (stage: string, shortName: StackName) => ({
  name: `${stage}-vanfettle-${shortName}`,
  client: new CloudFormationClient({ region: shortName === "Edge" ? "us-east-1" : stageRegion }),
});

/** Returns a function that describes the stage's stacks, each with one request. It throws if the stack does not exist. */
export function createStackReader(stage: string): (shortName: StackName) => Promise<Stack> {
  const requests = new Map<StackName, Promise<Stack>>();
  const describe = async (shortName: StackName): Promise<Stack> => {
    const named = stackOnAws(stage, shortName);
    const stack = await findStack(named);
    if (!stack) throw new CommandError(`There is no stack ${named.name} in this account and region.`);
    return stack;
  };
  return (shortName) => {
    const request = requests.get(shortName) ?? describe(shortName);
    requests.set(shortName, request);
    return request;
  };
}

/** Returns an output or a parameter of a stack. Throws if it does not exist. */
export function valueOf(stack: Stack, key: string): string {
  const value = outputOf(stack, key) ?? parameterOf(stack, key);
  if (value === undefined) throw new CommandError(`The stack ${stack.StackName} does not have ${key}.`);
  return value;
}

/** Returns the URL of a stage's distribution, which works before DNS is set up, or undefined before it exists. */
export const siteAddress = async (stage: string): Promise<string | undefined> =>
  distributionOrigin(await findStack(stackOnAws(stage, "Web")));
