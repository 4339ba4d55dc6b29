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

/** The secret parameters of the templates, with their names in Secrets Manager. */
export const secretParameters = {
  OriginToken: { name: "origin-token", description: "What CloudFront says to the API to prove itself" },
  RegistrationHashKey: {
    name: "registration-hash-key",
    description: "Key of the hash by which a vehicle's bookings are found; without it they are not found",
  },
  BookingLinkKey: {
    name: "booking-link-key",
    description: "Key that signs the links to bookings; without it, links that visitors have kept show nothing",
  },
} as const;

export type SecretParameter = keyof typeof secretParameters;

/** Returns the name of a stage's secret: `vanfettle/production/origin-token`. */
const secretName = (stage: string, parameter: SecretParameter): string =>
  `vanfettle/${stage}/${secretParameters[parameter].name}`;

/**
 * Returns a stage's secret, or undefined if it does not exist. Strips the trailing line break of values uploaded from a
 * file. Throws if the secret is scheduled for deletion.
 */
async function readSecret(client: SecretsManagerClient, SecretId: string): Promise<string | undefined> {
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

/** Returns the value of a stage's secret, or undefined if it does not exist. */
export const readStageSecret = (
  region: string,
  stage: string,
  parameter: SecretParameter,
): Promise<string | undefined> => readSecret(new SecretsManagerClient({ region }), secretName(stage, parameter));

/** Returns the stage's secrets by parameter. Generates and stores missing secrets without printing them. */
export async function stageSecrets(
  client: SecretsManagerClient,
  stage: string,
  log: (line: string) => void,
): Promise<Record<SecretParameter, string>> {
  const valueOf = async (parameter: SecretParameter): Promise<string> => {
    const name = secretName(stage, parameter);
    const stored = await readSecret(client, name);
    if (stored !== undefined) return stored;
    const SecretString = newSecret();
    const Description = secretParameters[parameter].description;
    await client.send(new CreateSecretCommand({ Name: name, Description, SecretString }));
    log(`made the secret ${name}`);
    return SecretString;
  };
  return {
    OriginToken: await valueOf("OriginToken"),
    RegistrationHashKey: await valueOf("RegistrationHashKey"),
    BookingLinkKey: await valueOf("BookingLinkKey"),
  };
}

/** Stores a new value of a secret. */
export async function replaceSecret(
  client: SecretsManagerClient,
  SecretId: string,
  SecretString: string,
): Promise<void> {
  await client.send(new PutSecretValueCommand({ SecretId, SecretString }));
}

/** Returns whether a secret has another value than at its creation. */
export async function hasBeenReplaced(client: SecretsManagerClient, SecretId: string): Promise<boolean> {
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
  secrets: Record<SecretParameter, string>,
): Promise<boolean> {
  if (secrets.OriginToken.includes(",")) return false;
  secrets.OriginToken = `${newSecret()},${secrets.OriginToken}`;
  await replaceSecret(client, secretName(stage, "OriginToken"), secrets.OriginToken);
  return true;
}

/** Removes the older of two origin tokens. Returns the newer token, or undefined if there is only one token. */
export async function dropOldOriginToken(
  client: SecretsManagerClient,
  stage: string,
  secrets: Record<SecretParameter, string>,
): Promise<string | undefined> {
  const [newest = "", old] = secrets.OriginToken.split(",");
  if (old === undefined) return undefined;
  secrets.OriginToken = newest;
  await replaceSecret(client, secretName(stage, "OriginToken"), newest);
  return newest;
}

/** Returns 32 random bytes in hexadecimal. */
const newSecret = (): string => randomBytes(32).toString("hex");
