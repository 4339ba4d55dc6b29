import { AccountClient, paginateListRegions } from "@aws-sdk/client-account";
import { CloudWatchLogsClient, PutRetentionPolicyCommand } from "@aws-sdk/client-cloudwatch-logs";
import { logRetentionDays, rendererLogGroupName } from "@vanfettle/contract/log-groups";

/**
 * Limits how long the logs of a stage's renderer are kept, in every region that has one: Lambda@Edge creates the log
 * group where it first renders, without a retention. Returns these regions.
 */
export async function limitRendererLogs(stage: string): Promise<string[]> {
  const enabled = await enabledRegions();
  const logGroupName = rendererLogGroupName(stage);
  const found = await Promise.all(enabled.map((region) => limitRetention(region, logGroupName)));
  return enabled.filter((_, index) => found[index]);
}

/** Returns the regions that the account may use. */
async function enabledRegions(): Promise<string[]> {
  // One service for all regions, whose calls are signed for us-east-1.
  const client = new AccountClient({ region: "us-east-1" });
  const pages = paginateListRegions({ client }, { RegionOptStatusContains: ["ENABLED", "ENABLED_BY_DEFAULT"] });
  const names: string[] = [];
  for await (const { Regions = [] } of pages) names.push(...Regions.flatMap(({ RegionName }) => RegionName ?? []));
  return names;
}

/** Returns whether the region has the log group. */
async function limitRetention(region: string, logGroupName: string): Promise<boolean> {
  try {
    const limit = new PutRetentionPolicyCommand({ logGroupName, retentionInDays: logRetentionDays });
    await new CloudWatchLogsClient({ region }).send(limit);
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === "ResourceNotFoundException") return false;
    throw error;
  }
}
