import type { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { cachedFor } from "@vanfettle/core/table/cached-for";
import { TextError, type TextModel } from "@vanfettle/core/text-model/text-model";
import { keyCacheMs, secretValue } from "./secrets-client.ts";

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
  const model = cachedFor(clock, keyCacheMs, async () => {
    const key = await secretValue(client, secretArn);
    if (!key) throw new TextError("TextKeyRejected");
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
