import { use, type StackContext } from "sst/constructs";
import { siteDistribution } from "../infra/edge/site-distribution.ts";
import { siteBucket, uploadSite } from "../infra/edge/site-files.ts";
import { rendererLogGroup } from "../infra/operations/logs.ts";
import { Api } from "./api.ts";
import { edgeStack } from "./edge.ts";

/**
 * Creates the site: its bucket, the upload of the build, and the distribution with the Edge stack's
 * renderer.
 */
export function Web({ stack, app }: StackContext) {
  const { api, operators } = use(Api);
  rendererLogGroup(stack, app.stage);
  const bucket = siteBucket(stack);
  const edge = edgeStack(app);
  stack.addStackDependency(edge.stack);
  const distribution = siteDistribution(stack, {
    api,
    bucket,
    operators,
    stage: app.stage,
    renderer: edge.renderer(stack),
    webAclArn: edge.webAclArn,
    uploads: uploadSite(stack, bucket),
  });
  stack.addOutputs({
    DistributionDomain: distribution.distributionDomainName,
    DistributionId: distribution.distributionId,
    SiteBucket: bucket.bucketName,
  });
  return { distribution };
}
