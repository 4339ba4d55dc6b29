import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { clientTimeouts } from "@vanfettle/core/table/client-timeouts";

/** Creates a Secrets Manager client with short timeouts. */
export const createSecretsClient = (): SecretsManagerClient =>
  new SecretsManagerClient(clientTimeouts({ requestTimeoutMs: 2_000 }));

/** The time after which keys are read again. */
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
