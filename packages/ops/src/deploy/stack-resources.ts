import { paginateListStackResources } from "@aws-sdk/client-cloudformation";
import type { StackOnAws } from "./stack-state.ts";

/** Returns the physical ids of a stack's resources of a type, such as `AWS::DynamoDB::Table`. A page has a hundred or so. */
export async function physicalIdsOfType(
  { client, name }: Pick<StackOnAws, "client" | "name">,
  type: string,
): Promise<string[]> {
  const ids: string[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName: name })) {
    ids.push(
      ...StackResourceSummaries.filter(({ ResourceType }) => ResourceType === type).flatMap(
        ({ PhysicalResourceId }) => PhysicalResourceId ?? [],
      ),
    );
  }
  return ids;
}
