import { CloudWatchLogsClient, DeleteLogGroupCommand, DescribeLogGroupsCommand } from "@aws-sdk/client-cloudwatch-logs";
import type { AssemblyStack } from "./assembly.ts";

/**
 * Deletes log groups that the stack is about to create. Lambda@Edge keeps writing for hours after a stage is destroyed
 * and recreates its log group; CloudFormation fails if it already exists.
 */
export async function deleteLeftLogGroups({ region, template }: AssemblyStack, log: (line: string) => void) {
  const client = new CloudWatchLogsClient({ region });
  const names = Object.values(template.Resources)
    .filter(({ Type }) => Type === "AWS::Logs::LogGroup")
    .flatMap(({ Properties }) => Properties?.["LogGroupName"] ?? [])
    .filter((name) => typeof name === "string");
  for (const logGroupName of names) {
    const { logGroups = [] } = await client.send(new DescribeLogGroupsCommand({ logGroupNamePrefix: logGroupName }));
    if (!logGroups.some((group) => group.logGroupName === logGroupName)) continue;
    await client.send(new DeleteLogGroupCommand({ logGroupName }));
    log(`deleted the log group ${logGroupName}, which an earlier stage of this name left behind`);
  }
}
