import { defineCommand } from "../command.ts";
import { invalidatePages } from "../deploy/invalidation.ts";
import { valueOf } from "../site/stacks.ts";
import { namedStage } from "./named-stage.ts";

export default defineCommand({
  options: {},
  async run({ values, print }) {
    const { stack } = namedStage(values);
    const distributionId = valueOf(await stack("Web"), "DistributionId");
    await invalidatePages(distributionId);
    print({ distributionId }, "CloudFront reloads every page within two minutes.");
  },
});
