import { CloudWatchLogsClient, PutRetentionPolicyCommand } from "@aws-sdk/client-cloudwatch-logs";
import { DescribeRegionsCommand, EC2Client } from "@aws-sdk/client-ec2";
import { defineCommand } from "../command.ts";
import { namedStage } from "./named-stage.ts";

/** As long as every other log is kept. */
const retentionInDays = 90;

export const edgeLogsCommand = defineCommand({
  options: {},
  async run({ values }) {
    const { stage, region } = namedStage(values);
    const { Regions = [] } = await new EC2Client({ region }).send(new DescribeRegionsCommand({}));
    const names = Regions.flatMap(({ RegionName }) => RegionName ?? []);
    const logGroupName = `/aws/lambda/us-east-1.${stage}-vanfettle-edge`;
    const found = await Promise.all(names.map((name) => limitRetention(name, logGroupName)));
    const regions = names.filter((_, index) => found[index]);
    const text =
      regions.length === 0
        ? "no region has a log of the renderer yet"
        : `${retentionInDays} days in ${regions.join(", ")}`;
    console.log(values.json ? JSON.stringify({ logGroupName, regions }) : `Logs of the renderer: ${text}`);
  },
});

/** Returns whether the region has the log group. Lambda@Edge creates it where it renders, without a retention. */
async function limitRetention(region: string, logGroupName: string): Promise<boolean> {
  try {
    await new CloudWatchLogsClient({ region }).send(new PutRetentionPolicyCommand({ logGroupName, retentionInDays }));
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === "ResourceNotFoundException") return false;
    throw error;
  }
}
