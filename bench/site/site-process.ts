import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild, type Child } from "../measure/child-process.ts";

export interface Site {
  url: string;
  engine: string;
  dynamodbEndpoint: string;
  tableName: string;
  process: Child["process"];
  /** Empties the distribution's cache. */
  forget: () => Promise<void>;
  /** Resident bytes of the process that is distribution, gateway and functions. */
  memory: () => Promise<number>;
  close: () => Promise<void>;
}

const seeded = ".build/bench/seeded";

export interface SiteOptions {
  dataDir: string;
  env?: Record<string, string>;
  /** All cores instead of the one that servers share. */
  free?: boolean;
}

/** The whole site as `npm start` runs it, on data that outlives it. */
export async function openSite({ dataDir, env = {}, free = false }: SiteOptions): Promise<Site> {
  const script = new URL("./serve-site.ts", import.meta.url);
  const child = startChild(script, { ...(free ? {} : { core: "server" }), env: { ...env, DATA_DIR: dataDir } });
  const told = (await child.ask({ ask: "url" })) as Pick<Site, "url" | "engine" | "dynamodbEndpoint" | "tableName">;
  return {
    ...told,
    process: child.process,
    forget: async () => void (await child.ask({ ask: "forget" })),
    memory: async () => (await child.ask({ ask: "memory" })) as number,
    close: child.close,
  };
}

let seeding: Promise<void> | undefined;

async function seedOnce(): Promise<void> {
  const site = await openSite({ dataDir: seeded });
  await site.close();
}

/** A folder with the places in it and nothing else. */
export async function seededData(): Promise<{ dataDir: string; remove: () => void }> {
  await (seeding ??= seedOnce());
  const dataDir = mkdtempSync(join(tmpdir(), "vanfettle-bench-"));
  cpSync(seeded, dataDir, { recursive: true });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** A site on data of its own, on the core that servers share. */
export async function startSite(): Promise<Site> {
  const { dataDir, remove } = await seededData();
  const site = await openSite({ dataDir });
  return {
    ...site,
    async close() {
      await site.close();
      remove();
    },
  };
}
