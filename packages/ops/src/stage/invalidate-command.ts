import { defineCommand } from "../command.ts";
import { invalidatePages } from "../deploy/invalidation.ts";
import { namedStage } from "./named-stage.ts";

export const invalidateCommand = defineCommand({
  options: {},
  async run({ values }) {
    const { stack } = namedStage(values);
    const distributionId = (await stack("Web")).output("DistributionId");
    await invalidatePages(distributionId);
    console.log(values.json ? JSON.stringify({ distributionId }) : "CloudFront reloads every page within two minutes.");
  },
});
