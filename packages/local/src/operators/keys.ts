import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";

export interface OperatorKeys {
  /** The private key that signs tokens. */
  signing: JWK & { kid: string };
  /** The keys that sign cookies. */
  cookies: string[];
}

/** Returns the stored keys, or creates and stores them. So tokens stay valid after a restart, as after a deployment. */
export async function operatorKeys(dataDir: string | undefined): Promise<OperatorKeys> {
  if (dataDir === undefined) return createKeys();
  const file = join(dataDir, "operator-keys.json");
  try {
    return JSON.parse(readFileSync(file, "utf8")) as OperatorKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const keys = await createKeys();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.tmp`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
  return keys;
}

async function createKeys(): Promise<OperatorKeys> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  const signing = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: "RS256", use: "sig" };
  return { signing, cookies: [randomBytes(32).toString("hex")] };
}
