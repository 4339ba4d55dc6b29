import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEngine } from "../../../packages/local/src/dynamodb/engine.ts";

export interface PersistentDatabase {
  endpoint: string;
  /** Kills the engine with SIGKILL; it is restarted at the same address with its data. */
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
      const pid = findEngineProcess(dataDir);
      if (pid !== undefined) process.kill(pid, "SIGKILL");
    },
    close: async () => {
      await engine.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the process id of the engine on a data folder, not of its supervising process. */
export function findEngineProcess(dataDir: string): number | undefined {
  const lines = execFileSync("ps", ["-eo", "pid,args"]).toString().split("\n");
  const line = lines.find(
    (text) =>
      /dynoxide|dynalite-server/.test(text) &&
      text.includes(dataDir) &&
      !text.includes("end-with-parent.ts"),
  );
  return line === undefined ? undefined : Number.parseInt(line, 10);
}
