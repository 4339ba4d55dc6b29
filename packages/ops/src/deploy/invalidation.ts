import { CloudFrontClient, CreateInvalidationCommand, type CloudFrontClientConfig } from "@aws-sdk/client-cloudfront";

// CloudFront is one service for all regions, whose calls are signed for us-east-1.
const onAws: CloudFrontClientConfig = { region: "us-east-1" };

/** Makes CloudFront fetch everything anew. `/*` counts as one path of those that AWS charges for. */
export async function invalidatePages(DistributionId: string, config = onAws): Promise<void> {
  const InvalidationBatch = { CallerReference: `all-${Date.now()}`, Paths: { Quantity: 1, Items: ["/*"] } };
  const client = new CloudFrontClient(config);
  await client.send(new CreateInvalidationCommand({ DistributionId, InvalidationBatch }));
}
