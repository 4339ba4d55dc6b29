import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { clientTimeouts } from "@vanfettle/core/table/client-timeouts";

/** Creates a client of Secrets Manager whose calls soon fail if it does not respond. */
export const createSecretsClient = (): SecretsManagerClient =>
  new SecretsManagerClient(clientTimeouts({ requestTimeoutMs: 2_000 }));
