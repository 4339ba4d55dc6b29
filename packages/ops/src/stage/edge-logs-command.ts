import { AccountClient, paginateListRegions } from "@aws-sdk/client-account";
import { CloudWatchLogsClient, PutRetentionPolicyCommand } from "@aws-sdk/client-cloudwatch-logs";
import { logRetentionDays, rendererLogGroupName } from "@vanfettle/contract/log-groups";
import { defineCommand } from "../command.ts";
import { namedStage } from "./named-stage.ts";

export const edgeLogsCommand = defineCommand({
  options: {},
  async run({ values }) {
    const { stage } = namedStage(values);
    const enabled = await enabledRegions();
    const logGroupName = rendererLogGroupName(stage);
    const found = await Promise.all(enabled.map((region) => limitRetention(region, logGroupName)));
    const regions = enabled.filter((_, index) => found[index]);
    const text =
      regions.length === 0
        ? "no region has a log of the renderer yet"
        : `${logRetentionDays} days in ${regions.join(", ")}`;
    console.log(values.json ? JSON.stringify({ logGroupName, regions }) : `Logs of the renderer: ${text}`);
  },
});

/** Returns the regions that the account may use. */
async function enabledRegions(): Promise<string[]> {
  // One service for all regions, whose calls are signed for us-east-1.
  const client = new AccountClient({ region: "us-east-1" });
  const pages = paginateListRegions({ client }, { RegionOptStatusContains: ["ENABLED", "ENABLED_BY_DEFAULT"] });
  const names: string[] = [];
  for await (const { Regions = [] } of pages) names.push(...Regions.flatMap(({ RegionName }) => RegionName ?? []));
  return names;
}

/** Returns whether the region has the log group. Lambda@Edge creates it where it renders, without a retention. */
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
