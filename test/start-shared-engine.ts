import { startEngine } from "@vanfettle/core/testing/dynamodb-engine";

/**
 * Starts the DynamoDB engine that `startDatabase` uses in all test files. Returns a function that
 * stops it.
 */
export default async function startSharedEngine(): Promise<() => Promise<void>> {
  const engine = await startEngine();
  process.env["SHARED_DYNAMODB"] = engine.endpoint;
  return engine.stop;
}
