import { randomBytes } from "node:crypto";
import {
  CreateSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { CommandError } from "../errors.ts";
import { awsCliCall } from "./aws-cli-call.ts";

/** The secret parameters of the templates, with their names and descriptions in Secrets Manager. */
export const secretParameters = {
  OriginToken: { name: "origin-token", description: "Token that CloudFront sends to the API" },
  RegistrationHashKey: {
    name: "registration-hash-key",
    description: "Key of the registration hash; without it, a vehicle's bookings cannot be found",
  },
  BookingLinkKey: {
    name: "booking-link-key",
    description: "Key that signs the links to bookings; without it, existing links stop working",
  },
} as const;

type SecretParameter = keyof typeof secretParameters;
export type StageSecrets = Record<SecretParameter, string>;

/** Returns the name of a stage's secret: `vanfettle/production/origin-token`. */
const secretName = (stage: string, parameter: SecretParameter): string =>
  `vanfettle/${stage}/${secretParameters[parameter].name}`;

/** Returns 32 random bytes in hexadecimal. */
const newSecret = (): string => randomBytes(32).toString("hex");

/**
 * Returns a stage's secret, or undefined if it does not exist. Strips the trailing line break of values uploaded from a
 * file. Throws if the secret is scheduled for deletion.
 */
export async function readStageSecret(
  client: SecretsManagerClient,
  stage: string,
  parameter: SecretParameter,
): Promise<string | undefined> {
  const SecretId = secretName(stage, parameter);
  try {
    return (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString?.trim();
  } catch (error) {
    const { name = "", message = "" } = error as Partial<Error>;
    if (name === "ResourceNotFoundException") return undefined;
    // Secrets Manager keeps a deleted secret, and reserves its name, for some days.
    if (name === "InvalidRequestException" && /delet/i.test(message)) {
      const call = await awsCliCall(client, `secretsmanager restore-secret --secret-id ${SecretId}`);
      throw new CommandError(`The secret ${SecretId} is marked for deletion. Run ${call} first.`);
    }
    throw error;
  }
}

/** Returns the stage's secrets by parameter. Generates and stores missing secrets without printing them. */
export async function stageSecrets(
  client: SecretsManagerClient,
  stage: string,
  log: (line: string) => void,
): Promise<StageSecrets> {
  const secrets: Partial<StageSecrets> = {};
  for (const parameter of Object.keys(secretParameters) as SecretParameter[]) {
    const stored = await readStageSecret(client, stage, parameter);
    const SecretString = (secrets[parameter] = stored ?? newSecret());
    if (stored !== undefined) continue;
    const Name = secretName(stage, parameter);
    const Description = secretParameters[parameter].description;
    await client.send(new CreateSecretCommand({ Name, Description, SecretString }));
    log(`made the secret ${Name}`);
  }
  return secrets as StageSecrets;
}

/** Stores a new value of a secret. */
export async function replaceSecret(client: SecretsManagerClient, SecretId: string, value: string): Promise<void> {
  await client.send(new PutSecretValueCommand({ SecretId, SecretString: value }));
}

/** Returns whether a secret exists and has another value than at its creation. */
export async function hasBeenReplaced(client: SecretsManagerClient, SecretId: string | undefined): Promise<boolean> {
  if (SecretId === undefined) return false;
  const { VersionIdsToStages = {} } = await client.send(new DescribeSecretCommand({ SecretId }));
  return Object.values(VersionIdsToStages).flat().includes("AWSPREVIOUS");
}

/**
 * Prepends a new origin token to the current token, in `secrets` and in Secrets Manager. The API accepts both until
 * CloudFront sends the new token, so all calls succeed. Two stored tokens mean that an earlier replacement was
 * interrupted and CloudFront may send either: then adds no token, and this deploy completes the replacement. Returns
 * whether a token was added.
 */
export async function addOriginToken(
  client: SecretsManagerClient,
  stage: string,
  secrets: StageSecrets,
): Promise<boolean> {
  if (secrets.OriginToken.includes(",")) return false;
  secrets.OriginToken = `${newSecret()},${secrets.OriginToken}`;
  await replaceSecret(client, secretName(stage, "OriginToken"), secrets.OriginToken);
  return true;
}

/** Removes the older of two origin tokens. Returns whether there were two. */
export async function dropOldOriginToken(
  client: SecretsManagerClient,
  stage: string,
  secrets: StageSecrets,
): Promise<boolean> {
  const [newest = "", old] = secrets.OriginToken.split(",");
  if (old === undefined) return false;
  secrets.OriginToken = newest;
  await replaceSecret(client, secretName(stage, "OriginToken"), newest);
  return true;
}
