import type { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { TextError, type TextModel } from "@vanfettle/core/text-model/text-model";
import { secretValue } from "./secrets-client.ts";

const cacheMs = 5 * 60_000;

interface KeyedModelDeps {
  client: SecretsManagerClient;
  secretArn: string;
  clock: () => Date;
  modelFor: (apiKey: string) => TextModel;
}

/**
 * Returns a text model that reads its API key from Secrets Manager on the first call, and again after five minutes and
 * after the service rejects the key. Throws `TextKeyRejected` while the secret is empty.
 */
export function keyedModel({ client, secretArn, clock, modelFor }: KeyedModelDeps): TextModel {
  let cached: { model: Promise<TextModel>; until: number } | undefined;

  async function read(): Promise<TextModel> {
    const key = await secretValue(client, secretArn);
    if (!key) throw new TextError("TextKeyRejected");
    return modelFor(key.trim());
  }

  function current(): Promise<TextModel> {
    const now = clock().getTime();
    if (!cached || now >= cached.until) cached = { model: read(), until: now + cacheMs };
    return cached.model;
  }

  return {
    async write(request) {
      try {
        return await (await current()).write(request);
      } catch (error) {
        if (!(error instanceof TextError) || error.name === "TextKeyRejected") cached = undefined;
        throw error;
      }
    },
  };
}
