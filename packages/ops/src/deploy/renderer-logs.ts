import { AccountClient, paginateListRegions } from "@aws-sdk/client-account";
import {
  CloudWatchLogsClient,
  DeleteLogGroupCommand,
  DescribeLogGroupsCommand,
  PutRetentionPolicyCommand,
} from "@aws-sdk/client-cloudwatch-logs";
import { logRetentionDays, rendererLogGroupName } from "@vanfettle/contract/deployment";
import { stageRegion } from "../site/stage-settings.ts";
import type { AssemblyStack } from "./assembly.ts";

/**
 * Limits the renderer's logs in every region that has them: Lambda@Edge creates its groups without
 * a retention.
 */
export async function limitRendererLogs(
  stage: string,
): Promise<{ limited: string[]; denied: string[] }> {
  const limited: string[] = [];
  const denied: string[] = [];
  const logGroupName = rendererLogGroupName(stage);
  const limit = new PutRetentionPolicyCommand({ logGroupName, retentionInDays: logRetentionDays });
  const regions = await enabledRegions().catch((error: Error) => {
    if (!isDenied(error)) throw error;
    denied.push("regions other than the default (account:ListRegions is denied)");
    return [stageRegion, "us-east-1"];
  });
  const limitIn = async (region: string): Promise<void> => {
    try {
      await new CloudWatchLogsClient({ region }).send(limit);
      limited.push(region);
    } catch (error) {
      const { name } = error as Error;
      if (isDenied(error as Error)) denied.push(region);
      else if (name !== "ResourceNotFoundException") throw error;
    }
  };
  await Promise.all(regions.map(limitIn));
  return { limited: limited.toSorted(), denied: denied.toSorted() };
}

/** Returns the regions that the account may use. */
export async function enabledRegions(): Promise<string[]> {
  // Account management is a global service. Its calls are signed for us-east-1.
  const client = new AccountClient({ region: "us-east-1" });
  const pages = paginateListRegions(
    { client },
    { RegionOptStatusContains: ["ENABLED", "ENABLED_BY_DEFAULT"] },
  );
  const names: string[] = [];
  for await (const { Regions = [] } of pages) {
    names.push(...Regions.flatMap(({ RegionName }) => RegionName ?? []));
  }
  return names;
}

const isDenied = ({ name }: Error): boolean => name.startsWith("AccessDenied");

/**
 * Deletes log groups that would block the stack: Lambda@Edge recreates them hours after a stage is
 * destroyed.
 */
export async function deleteLeftLogGroups(
  { region, template }: AssemblyStack,
  log: (line: string) => void,
) {
  const client = new CloudWatchLogsClient({ region });
  for (const { Type, Properties } of Object.values(template.Resources)) {
    const logGroupName = Properties?.["LogGroupName"];
    if (Type !== "AWS::Logs::LogGroup" || typeof logGroupName !== "string") continue;
    const { logGroups = [] } = await client.send(
      new DescribeLogGroupsCommand({ logGroupNamePrefix: logGroupName }),
    );
    if (!logGroups.some((group) => group.logGroupName === logGroupName)) continue;
    await client.send(new DeleteLogGroupCommand({ logGroupName }));
    log(`deleted the log group ${logGroupName}, which an earlier stage of this name left behind`);
  }
}
