import { defineCommand } from "../command.ts";
import { invalidatePages } from "../deploy/invalidation.ts";
import { namedStage } from "./named-stage.ts";

export const invalidateCommand = defineCommand({
  options: {},
  async run({ values, print }) {
    const { stack } = namedStage(values);
    const distributionId = (await stack("Web")).output("DistributionId");
    await invalidatePages(distributionId);
    print({ distributionId }, "CloudFront reloads every page within two minutes.");
  },
});
