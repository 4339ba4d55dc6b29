import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "../measure/child-process.ts";
import type { SiteAddresses, SiteMessage } from "./serve-site.ts";

export interface Site extends SiteAddresses {
  /** Clears the distribution's cache. */
  clearCache: () => Promise<void>;
  close: () => Promise<void>;
}

export interface SiteOptions {
  dataDir: string;
  env?: Record<string, string>;
}

/** Starts the whole site like `npm start`, on a persistent data folder. */
export async function startSite({ dataDir, env = {} }: SiteOptions): Promise<Site> {
  const script = new URL("./serve-site.ts", import.meta.url);
  const child = startChild(script, { ...env, DATA_DIR: dataDir });
  const request = (message: SiteMessage) => child.request(message);
  return {
    ...((await request({ action: "addresses" })) as SiteAddresses),
    clearCache: async () => void (await request({ action: "clear-cache" })),
    close: child.close,
  };
}

const seededDir = ".build/bench/seeded";
let seeding: Promise<void> | undefined;

async function seed(): Promise<void> {
  const site = await startSite({ dataDir: seededDir });
  await site.close();
}

/** Starts a site on a copy of a data folder that contains only the seeded places. */
export async function startSeededSite(env: Record<string, string> = {}): Promise<Site> {
  await (seeding ??= seed());
  const dataDir = mkdtempSync(join(tmpdir(), "vanfettle-bench-"));
  cpSync(seededDir, dataDir, { recursive: true });
  const site = await startSite({ dataDir, env });
  return {
    ...site,
    async close() {
      await site.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
