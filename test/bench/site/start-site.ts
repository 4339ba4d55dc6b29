import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild, type Child } from "../measure/child.ts";

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

async function boot(dataDir: string, env: Record<string, string>): Promise<Site> {
  const script = new URL("./serve-site.ts", import.meta.url);
  const child = startChild(script, { core: "server", env: { ...env, DATA_DIR: dataDir } });
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
  const site = await boot(seeded, {});
  await site.close();
}

/** The whole site as `npm start` runs it, on a copy of the places' data, on the core that servers share. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  await (seeding ??= seedOnce());
  const dataDir = mkdtempSync(join(tmpdir(), "vanfettle-bench-"));
  cpSync(seeded, dataDir, { recursive: true });
  const site = await boot(dataDir, env);
  return {
    ...site,
    async close() {
      await site.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
