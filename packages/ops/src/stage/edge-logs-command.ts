import { logRetentionDays, rendererLogGroupName } from "@vanfettle/contract/log-groups";
import { defineCommand } from "../command.ts";
import { limitRendererLogs } from "../deploy/renderer-logs.ts";
import { namedStage } from "./named-stage.ts";

export const edgeLogsCommand = defineCommand({
  options: {},
  async run({ values }) {
    const { stage } = namedStage(values);
    const regions = await limitRendererLogs(stage);
    const text =
      regions.length === 0
        ? "no region has a log of the renderer yet"
        : `${logRetentionDays} days in ${regions.join(", ")}`;
    const logGroupName = rendererLogGroupName(stage);
    console.log(values.json ? JSON.stringify({ logGroupName, regions }) : `Logs of the renderer: ${text}`);
  },
});
