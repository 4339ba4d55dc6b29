import { randomUUID } from "node:crypto";
import { CloudFrontClient, CreateInvalidationCommand } from "@aws-sdk/client-cloudfront";
import { clientTimeouts } from "@vanfettle/core/table/client-timeouts";
import type { PageCache } from "@vanfettle/core/content/versions/page-cache";

/** The value of DISTRIBUTION_ID while a stage has no distribution yet, and therefore no cache. */
const none = "none";

/** CloudFront is a global service, whose region is us-east-1. */
export const createCloudFrontClient = (): CloudFrontClient =>
  new CloudFrontClient({ ...clientTimeouts({ requestTimeoutMs: 3_000 }), region: "us-east-1" });

/** Returns the page cache that is a CloudFront distribution. */
export function cloudFrontPageCache(client: CloudFrontClient, distributionId: string): PageCache {
  return {
    async invalidate(paths) {
      if (paths.length === 0 || distributionId === none) return;
      const Paths = { Quantity: paths.length, Items: [...paths] };
      await client.send(
        new CreateInvalidationCommand({
          DistributionId: distributionId,
          InvalidationBatch: { CallerReference: randomUUID(), Paths },
        }),
      );
    },
  };
}
