import { CloudFormationClient, DescribeStackResourcesCommand } from "@aws-sdk/client-cloudformation";
import { defineCommand } from "../command.ts";
import { deleteStack, findStack, type StackOnAws } from "../deploy/stack-state.ts";
import { UsageError } from "../errors.ts";
import { stackName, stackNames, stackRegion } from "../site/stacks.ts";
import { namedStage } from "./named-stage.ts";

const retainedTypes = { "AWS::DynamoDB::Table": "--adopt-table", "AWS::Cognito::UserPool": "--adopt-user-pool" };

export const takeDownCommand = defineCommand({
  usage: "take-down --stage NAME --confirm NAME [--poll-seconds 5]",
  options: { confirm: { type: "string" }, "poll-seconds": { type: "string", default: "5" } },
  async run({ values }) {
    const { stage, region } = namedStage(values);
    if (values.confirm !== stage)
      throw new UsageError(`Every stack of ${stage} would be deleted. Say so with --confirm ${stage}.`);
    const pollMs = Number(values["poll-seconds"]) * 1_000;
    const adopting: string[] = [];
    for (const shortName of stackNames.toReversed()) {
      const client = new CloudFormationClient({ region: stackRegion(shortName, region) });
      const stack = { client, name: stackName(stage, shortName), pollMs };
      const found = await findStack(stack);
      if (!found) continue;
      adopting.push(...(await retainedResources(stack)));
      await deleteStack(stack, found);
      if (!values.json) console.log(`${stack.name}: deleted`);
    }
    const options = adopting.join(" ");
    if (values.json) console.log(JSON.stringify({ adopting: options }));
    else if (options !== "")
      console.log(`Its data is kept. To take it over: npm run deploy -- --stage ${stage} ${options}`);
  },
});

/** Returns the options of a deploy that takes over what the stack leaves. */
async function retainedResources({ client, name }: StackOnAws): Promise<string[]> {
  const { StackResources = [] } = await client.send(new DescribeStackResourcesCommand({ StackName: name }));
  return Object.entries(retainedTypes).flatMap(([type, option]) =>
    StackResources.filter(({ ResourceType }) => ResourceType === type).map(
      ({ PhysicalResourceId }) => `${option} ${PhysicalResourceId}`,
    ),
  );
}
