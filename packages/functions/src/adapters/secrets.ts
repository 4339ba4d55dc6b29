import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import type * as z from "zod";
import { cachedFor } from "@vanfettle/core/table/cached-for";
import { clientTimeouts } from "@vanfettle/core/table/client-timeouts";
import { TextError, type TextModel } from "@vanfettle/core/text-model/text-model";
import { parseJson } from "@vanfettle/core/vehicle/call-service";

/** Creates a Secrets Manager client with short timeouts. */
export const createSecretsClient = (): SecretsManagerClient =>
  new SecretsManagerClient(clientTimeouts({ requestTimeoutMs: 2_000 }));

export const keyCacheMs = 5 * 60_000;

/** Returns the value of a secret, which is empty until an operator has set it. */
export async function secretValue(client: SecretsManagerClient, SecretId: string): Promise<string> {
  try {
    return (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString ?? "";
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return "";
    throw error;
  }
}

interface KeyedModelDeps {
  client: SecretsManagerClient;
  secretArn: string;
  clock: () => Date;
  modelFor: (apiKey: string) => TextModel;
}

/**
 * Wraps a model whose key is read on the first call, every five minutes, and after the service has
 * rejected it.
 */
export function keyedModel({ client, secretArn, clock, modelFor }: KeyedModelDeps): TextModel {
  const model = cachedFor(clock, keyCacheMs, async () => {
    const key = await secretValue(client, secretArn);
    if (!key) throw new TextError("TextKeyRejected", { reason: "No key is stored." });
    return modelFor(key.trim());
  });
  return {
    async write(request) {
      const current = await model.get();
      try {
        return await current.write(request);
      } catch (error) {
        if (!(error instanceof TextError) || error.name === "TextKeyRejected") model.forget();
        throw error;
      }
    },
  };
}

interface KeyedServiceDeps<K extends z.ZodType, S> {
  client: SecretsManagerClient;
  secretArn: string;
  keys: K;
  clock: () => Date;
  /** Creates the service for these keys. The service is used until the keys change. */
  serviceFor: (keys: z.output<K>) => S;
}

/**
 * Returns a function that returns the service for a secret's keys, read every five minutes; null
 * without keys.
 */
export function keyedService<K extends z.ZodType, S>(
  deps: KeyedServiceDeps<K, S>,
): () => Promise<S | null> {
  const { client, secretArn, keys, clock, serviceFor } = deps;
  let inUse: { value: string; service: S } | undefined;
  return cachedFor(clock, keyCacheMs, async () => {
    const value = await secretValue(client, secretArn);
    // Keeping the service while the keys are unchanged keeps its access token and its circuit
    // breaker.
    if (inUse?.value === value) return inUse.service;
    const parsed = keys.safeParse(parseJson(value));
    inUse = parsed.success ? { value, service: serviceFor(parsed.data) } : undefined;
    return inUse?.service ?? null;
  }).get;
}
