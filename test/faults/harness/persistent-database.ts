import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEngine } from "../../../packages/local/src/dynamodb/engine.ts";

export interface PersistentDatabase {
  endpoint: string;
  /** Kills the engine with SIGKILL; it is restarted on the same address with its data. */
  kill: () => void;
  close: () => Promise<void>;
}

/** Starts the engine of a local site with its data on disk. */
export async function startPersistentDatabase(): Promise<PersistentDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "faults-data-"));
  const engine = await startEngine({ dataDir, log: () => undefined });
  return {
    endpoint: engine.endpoint,
    kill: () => {
      const pid = findEngineProcess(engine.endpoint);
      if (pid !== undefined) process.kill(pid, "SIGKILL");
    },
    close: async () => {
      await engine.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the process id of the engine on an endpoint, not of the process that ends it with its parent. */
export function findEngineProcess(endpoint: string): number | undefined {
  const { port } = new URL(endpoint);
  const lines = execFileSync("ps", ["-eo", "pid,args"]).toString().split("\n");
  const line = lines.find(
    (text) =>
      new RegExp(`(dynoxide|dynalite-server).*\\b${port}\\b`).test(text) && !text.includes("end-with-parent.ts"),
  );
  return line === undefined ? undefined : Number.parseInt(line, 10);
}
