import { AccountClient, paginateListRegions } from "@aws-sdk/client-account";
import {
  CloudWatchLogsClient,
  DeleteLogGroupCommand,
  DescribeLogGroupsCommand,
  PutRetentionPolicyCommand,
} from "@aws-sdk/client-cloudwatch-logs";
import { logRetentionDays, rendererLogGroupName } from "@vanfettle/contract/function-names";
import { stageRegion } from "../site/stage-settings.ts";
import type { AssemblyStack } from "./assembly.ts";

/**
 * Sets the retention of the renderer's logs in every region that has them. Lambda@Edge creates its log groups on the
 * first render, without a retention. Returns the regions with logs, and the regions that a policy denies.
 */
export async function limitRendererLogs(stage: string): Promise<{ limited: string[]; denied: string[] }> {
  const limited: string[] = [];
  const denied: string[] = [];
  const limit = new PutRetentionPolicyCommand({
    logGroupName: rendererLogGroupName(stage),
    retentionInDays: logRetentionDays,
  });
  const limitIn = async (region: string): Promise<void> => {
    try {
      await new CloudWatchLogsClient({ region }).send(limit);
      limited.push(region);
    } catch (error) {
      if (isDenied(error)) denied.push(region);
      else if (!(error instanceof Error && error.name === "ResourceNotFoundException")) throw error;
    }
  };
  const regions = await enabledRegions().catch((error: unknown) => {
    if (!isDenied(error)) throw error;
    denied.push("regions other than the default (account:ListRegions is denied)");
    return [stageRegion, "us-east-1"];
  });
  await Promise.all(regions.map(limitIn));
  return { limited: limited.toSorted(), denied: denied.toSorted() };
}

async function enabledRegions(): Promise<string[]> {
  // Account management is a global service. Its calls are signed for us-east-1.
  const client = new AccountClient({ region: "us-east-1" });
  const pages = paginateListRegions({ client }, { RegionOptStatusContains: ["ENABLED", "ENABLED_BY_DEFAULT"] });
  const names: string[] = [];
  for await (const { Regions = [] } of pages) names.push(...Regions.flatMap(({ RegionName }) => RegionName ?? []));
  return names;
}

const isDenied = (error: unknown): boolean => error instanceof Error && error.name.startsWith("AccessDenied");

/**
 * Deletes log groups that the stack is about to create. Lambda@Edge keeps writing for hours after a stage is destroyed
 * and recreates its log group; CloudFormation fails if it already exists.
 */
export async function deleteLeftLogGroups({ region, template }: AssemblyStack, log: (line: string) => void) {
  const client = new CloudWatchLogsClient({ region });
  const names = Object.values(template.Resources)
    .filter(({ Type }) => Type === "AWS::Logs::LogGroup")
    .map(({ Properties }) => Properties?.["LogGroupName"])
    .filter((name) => typeof name === "string");
  for (const logGroupName of names) {
    const { logGroups = [] } = await client.send(new DescribeLogGroupsCommand({ logGroupNamePrefix: logGroupName }));
    if (!logGroups.some((group) => group.logGroupName === logGroupName)) continue;
    await client.send(new DeleteLogGroupCommand({ logGroupName }));
    log(`deleted the log group ${logGroupName}, which an earlier stage of this name left behind`);
  }
}
