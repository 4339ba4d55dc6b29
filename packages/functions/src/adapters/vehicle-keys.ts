import type { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { cachedFor } from "@vanfettle/core/table/cached-for";
import { parseJson } from "@vanfettle/core/vehicle/call-service";
import type * as z from "zod";
import { keyCacheMs, secretValue } from "./secrets-client.ts";

interface KeyedServiceDeps<K extends z.ZodType, S> {
  client: SecretsManagerClient;
  secretArn: string;
  keys: K;
  clock: () => Date;
  /** Creates the service for these keys. The service is used until the keys change. */
  serviceFor: (keys: z.output<K>) => S;
}

/**
 * Returns a function that returns the service for the keys in a secret, or null for a secret without keys. It reads the
 * secret on the first call, and again after five minutes. It rejects if the secret cannot be read.
 */
export function keyedService<K extends z.ZodType, S>(deps: KeyedServiceDeps<K, S>): () => Promise<S | null> {
  const { client, secretArn, keys, clock, serviceFor } = deps;
  let inUse: { value: string; service: S } | undefined;
  return cachedFor(clock, keyCacheMs, async () => {
    const value = await secretValue(client, secretArn);
    // Keeping the service while the keys are unchanged keeps its access token and its circuit breaker.
    if (inUse?.value === value) return inUse.service;
    const parsed = keys.safeParse(parseJson(value));
    inUse = parsed.success ? { value, service: serviceFor(parsed.data) } : undefined;
    return inUse?.service ?? null;
  }).get;
}
