import { CloudFrontClient, CreateInvalidationCommand } from "@aws-sdk/client-cloudfront";

/** Makes CloudFront fetch everything anew. `/*` counts as one path of those that AWS charges for. */
export async function invalidatePages(DistributionId: string): Promise<void> {
  const InvalidationBatch = { CallerReference: `all-${Date.now()}`, Paths: { Quantity: 1, Items: ["/*"] } };
  // CloudFront is one service for all regions, whose calls are signed for us-east-1.
  const client = new CloudFrontClient({ region: "us-east-1" });
  await client.send(new CreateInvalidationCommand({ DistributionId, InvalidationBatch }));
}
