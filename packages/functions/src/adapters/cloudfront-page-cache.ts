import { randomUUID } from "node:crypto";
import { CloudFrontClient, CreateInvalidationCommand } from "@aws-sdk/client-cloudfront";
import type { PageCache } from "@vanfettle/core/content/versions/page-cache";
import { clientTimeouts } from "@vanfettle/core/table/client-timeouts";

/**
 * The value of DISTRIBUTION_ID for a stage without a distribution, and therefore without a cache.
 */
const none = "none";

/** Creates a CloudFront client. CloudFront is a global service in us-east-1. */
export const createCloudFrontClient = (): CloudFrontClient =>
  new CloudFrontClient({ ...clientTimeouts({ requestTimeoutMs: 3_000 }), region: "us-east-1" });

export function cloudFrontPageCache(client: CloudFrontClient, distributionId: string): PageCache {
  return {
    async invalidate(paths) {
      if (paths.length === 0 || distributionId === none) return;
      const Paths = { Quantity: paths.length, Items: [...paths] };
      const InvalidationBatch = { CallerReference: randomUUID(), Paths };
      await client.send(
        new CreateInvalidationCommand({ DistributionId: distributionId, InvalidationBatch }),
      );
    },
  };
}
