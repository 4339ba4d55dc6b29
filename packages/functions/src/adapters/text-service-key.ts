import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { clientTimeouts } from "@vanfettle/core/table/client-timeouts";
import { TextError } from "@vanfettle/core/text-model/text-errors";
import type { TextModel } from "@vanfettle/core/text-model/text-model";

const keptMs = 5 * 60_000;

export const createSecretsClient = (): SecretsManagerClient =>
  new SecretsManagerClient(clientTimeouts({ requestTimeoutMs: 2_000 }));

interface KeyedModelDeps {
  client: SecretsManagerClient;
  secretArn: string;
  clock: () => Date;
  modelFor: (apiKey: string) => TextModel;
}

/** Reads the key when a text is asked for, and again after five minutes or once the service rejects it. */
export function keyedModel({ client, secretArn, clock, modelFor }: KeyedModelDeps): TextModel {
  let known: { model: Promise<TextModel>; until: number } | undefined;

  async function read(): Promise<TextModel> {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretArn }));
    if (!SecretString) throw new TextError("TextKeyRejected");
    return modelFor(SecretString.trim());
  }

  function current(): Promise<TextModel> {
    const now = clock().getTime();
    if (!known || now >= known.until) known = { model: read(), until: now + keptMs };
    return known.model;
  }

  return {
    async write(request) {
      try {
        return await (await current()).write(request);
      } catch (error) {
        if (!(error instanceof TextError)) known = undefined;
        // A secret that nobody has given a value yet.
        if (error instanceof ResourceNotFoundException) throw new TextError("TextKeyRejected");
        if (error instanceof TextError && error.name === "TextKeyRejected") known = undefined;
        throw error;
      }
    },
  };
}
