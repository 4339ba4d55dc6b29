import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { clientTimeouts } from "@vanfettle/core/table/client-timeouts";

/** Creates a Secrets Manager client with short timeouts. */
export const createSecretsClient = (): SecretsManagerClient =>
  new SecretsManagerClient(clientTimeouts({ requestTimeoutMs: 2_000 }));
