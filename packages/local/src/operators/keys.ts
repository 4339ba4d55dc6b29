import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";

export interface OperatorKeys {
  /** Private; signs tokens. */
  signing: JWK & { kid: string };
  cookies: string[];
}

/** Made at the first start and kept, so that a token outlives a restart as it would outlive a deploy. */
export async function operatorKeys(dataDir: string | undefined): Promise<OperatorKeys> {
  if (dataDir === undefined) return newKeys();
  const file = join(dataDir, "operator-keys.json");
  try {
    return JSON.parse(readFileSync(file, "utf8")) as OperatorKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const keys = await newKeys();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.tmp`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
  return keys;
}

async function newKeys(): Promise<OperatorKeys> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  const signing = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: "RS256", use: "sig" };
  return { signing, cookies: [randomBytes(32).toString("hex")] };
}
