import { AccountClient, paginateListRegions } from "@aws-sdk/client-account";
import { CloudWatchLogsClient, PutRetentionPolicyCommand } from "@aws-sdk/client-cloudwatch-logs";
import { logRetentionDays, rendererLogGroupName } from "@vanfettle/contract/log-groups";
import { stageRegion } from "../site/stage-settings.ts";

interface RendererLogs {
  /** The regions with logs of the renderer, now limited. */
  limited: string[];
  /** The regions that a policy denies to this account. */
  denied: string[];
}

/**
 * Sets the retention of the renderer's logs in every region that has them. Lambda@Edge creates its log groups on the
 * first render, without a retention.
 */
export async function limitRendererLogs(stage: string): Promise<RendererLogs> {
  const logs: RendererLogs = { limited: [], denied: [] };
  const logGroupName = rendererLogGroupName(stage);
  await Promise.all((await enabledRegions(logs)).map((region) => limitRetention(region, logGroupName, logs)));
  return { limited: logs.limited.toSorted(), denied: logs.denied.toSorted() };
}

/** Returns the account's enabled regions, or the stage's two regions without permission to list them. */
async function enabledRegions({ denied }: RendererLogs): Promise<string[]> {
  // Account management is a global service. Its calls are signed for us-east-1.
  const client = new AccountClient({ region: "us-east-1" });
  const pages = paginateListRegions({ client }, { RegionOptStatusContains: ["ENABLED", "ENABLED_BY_DEFAULT"] });
  const names: string[] = [];
  try {
    for await (const { Regions = [] } of pages) names.push(...Regions.flatMap(({ RegionName }) => RegionName ?? []));
    return names;
  } catch (error) {
    if (!isDenied(error)) throw error;
    denied.push("regions other than the default (account:ListRegions is denied)");
    return [stageRegion, "us-east-1"];
  }
}

async function limitRetention(region: string, logGroupName: string, { limited, denied }: RendererLogs): Promise<void> {
  try {
    const limit = new PutRetentionPolicyCommand({ logGroupName, retentionInDays: logRetentionDays });
    await new CloudWatchLogsClient({ region }).send(limit);
    limited.push(region);
  } catch (error) {
    if (isDenied(error)) denied.push(region);
    else if (!(error instanceof Error && error.name === "ResourceNotFoundException")) throw error;
  }
}

const isDenied = (error: unknown): boolean => error instanceof Error && error.name.startsWith("AccessDenied");
