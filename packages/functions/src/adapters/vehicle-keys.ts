import type { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import * as z from "zod";
import { secretValue } from "./secrets-client.ts";

const cacheMs = 5 * 60_000;

/** The content of the secret with the keys of DVSA's MOT history API. An empty object means a stage without keys. */
export const DvsaSecret = z.object({
  tokenUrl: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  apiKey: z.string().min(1),
});

/** The content of the secret with the key of DVLA's vehicle enquiry service. */
export const DvlaSecret = z.object({ apiKey: z.string().min(1) });

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
  let cached: { service: Promise<S | null>; until: number } | undefined;
  let inUse: { value: string; service: S } | undefined;

  async function read(): Promise<S | null> {
    const value = await secretValue(client, secretArn);
    // Keeping the service while the keys are unchanged keeps its access token and its circuit breaker.
    if (inUse?.value === value) return inUse.service;
    const parsed = keys.safeParse(parseJson(value));
    inUse = parsed.success ? { value, service: serviceFor(parsed.data) } : undefined;
    return inUse?.service ?? null;
  }

  return () => {
    const now = clock().getTime();
    if (cached && now < cached.until) return cached.service;
    const service = read();
    cached = { service, until: now + cacheMs };
    service.catch(() => (cached = undefined));
    return service;
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
