import { logRetentionDays, rendererLogGroupName } from "@vanfettle/contract/function-names";
import { defineCommand } from "../command.ts";
import { limitRendererLogs } from "../deploy/renderer-logs.ts";
import { namedStage } from "./named-stage.ts";

export default defineCommand({
  options: {},
  async run({ values, print }) {
    const { stage } = namedStage(values);
    const { limited: regions, denied } = await limitRendererLogs(stage);
    const text =
      regions.length === 0 ? "no region has renderer logs yet" : `${logRetentionDays} days in ${regions.join(", ")}`;
    const logGroupName = rendererLogGroupName(stage);
    const note = denied.length === 0 ? "" : `. A policy denies access to: ${denied.join(", ")}`;
    print({ logGroupName, regions, denied }, `Logs of the renderer: ${text}${note}`);
  },
});
