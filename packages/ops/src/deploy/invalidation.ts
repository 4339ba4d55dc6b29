import {
  CloudFrontClient,
  CreateInvalidationCommand,
  type CloudFrontClientConfig,
} from "@aws-sdk/client-cloudfront";

// CloudFront is a global service. Its calls are signed for us-east-1.
const onAws: CloudFrontClientConfig = { region: "us-east-1" };

/** Invalidates all of CloudFront's cache. AWS charges `/*` as a single path. */
export async function invalidatePages(DistributionId: string, config = onAws): Promise<void> {
  const InvalidationBatch = {
    CallerReference: `all-${Date.now()}`,
    Paths: { Quantity: 1, Items: ["/*"] },
  };
  const client = new CloudFrontClient(config);
  await client.send(new CreateInvalidationCommand({ DistributionId, InvalidationBatch }));
}
