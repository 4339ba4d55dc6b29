import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";
import { StartError } from "../start/settings.ts";

export interface OperatorKeys {
  /** The private key that signs tokens. */
  signing: JWK & { kid: string };
  /** The keys that sign cookies. */
  cookies: string[];
}

/**
 * Returns the stored keys, or creates and stores them. So tokens stay valid after a restart, as after a deployment. Throws
 * a `StartError` if the file is damaged.
 */
export async function operatorKeys(dataDir: string | undefined): Promise<OperatorKeys> {
  if (dataDir === undefined) return createKeys();
  const file = join(dataDir, "operator-keys.json");
  try {
    return parseKeys(file, readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const keys = await createKeys();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.tmp`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
  return keys;
}

function parseKeys(file: string, json: string): OperatorKeys {
  try {
    const keys = JSON.parse(json) as Partial<OperatorKeys> | null;
    if (keys?.signing?.kid && keys.cookies?.[0]) return { signing: keys.signing, cookies: keys.cookies };
  } catch {
    // Named below, as what holds no keys is.
  }
  throw new StartError(`${file} is damaged. Delete it to have new keys made; operators then sign in again.`);
}

async function createKeys(): Promise<OperatorKeys> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  const signing = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: "RS256", use: "sig" };
  return { signing, cookies: [randomBytes(32).toString("hex")] };
}
