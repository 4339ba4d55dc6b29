import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild, type Child } from "../measure/child-process.ts";
import type { SiteAddresses, SiteMessage } from "./serve-site.ts";

export interface Site extends SiteAddresses {
  process: Child["process"];
  /** Clears the distribution's cache. */
  clearCache: () => Promise<void>;
  /** Returns the memory of the process with the distribution, gateway and functions. */
  residentBytes: () => Promise<number>;
  close: () => Promise<void>;
}

export interface SiteOptions {
  dataDir: string;
  env?: Record<string, string>;
  /** Lets the site use all cores instead of the shared core. */
  allCores?: boolean;
}

/** Starts the whole site like `npm start`, on a persistent data folder. */
export async function startSite({
  dataDir,
  env = {},
  allCores = false,
}: SiteOptions): Promise<Site> {
  const script = new URL("./serve-site.ts", import.meta.url);
  const child = startChild(script, {
    ...(allCores ? {} : { core: "server" }),
    env: { ...env, DATA_DIR: dataDir },
  });
  const request = (message: SiteMessage) => child.request(message);
  return {
    ...((await request({ action: "addresses" })) as SiteAddresses),
    process: child.process,
    clearCache: async () => void (await request({ action: "clear-cache" })),
    residentBytes: async () => (await request({ action: "resident-bytes" })) as number,
    close: child.close,
  };
}

const seededDir = ".build/bench/seeded";
let seeding: Promise<void> | undefined;

async function seed(): Promise<void> {
  const site = await startSite({ dataDir: seededDir });
  await site.close();
}

/** Copies a data folder that contains only the seeded places. */
export async function copySeededData(): Promise<{ dataDir: string; remove: () => void }> {
  await (seeding ??= seed());
  const dataDir = mkdtempSync(join(tmpdir(), "vanfettle-bench-"));
  cpSync(seededDir, dataDir, { recursive: true });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Starts a site on a separate copy of the seeded data, on the servers' core. */
export async function startSeededSite(env: Record<string, string> = {}): Promise<Site> {
  const { dataDir, remove } = await copySeededData();
  const site = await startSite({ dataDir, env });
  return {
    ...site,
    async close() {
      await site.close();
      remove();
    },
  };
}
