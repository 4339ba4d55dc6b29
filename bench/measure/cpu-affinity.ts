import { spawnSync } from "node:child_process";
import { cpus } from "node:os";

/** The servers share a core; the load generator has another. */
export type CpuCore = "server" | "client";

const canPin =
  cpus().length >= 2 && spawnSync("taskset", ["--version"], { stdio: "ignore" }).status === 0;

/** The placement of processes on this machine's cores: a clause for the report. */
export const cpuPlacement = canPin
  ? "the servers share one core, the client has another"
  : "without `taskset` or a second core here, servers and client share the machine";

/**
 * Returns a command and arguments pinned to the core. Returns them unchanged without `taskset`, a
 * second core or `core`.
 */
export function commandOnCore(
  core: CpuCore | undefined,
  command: string,
  args: string[],
): [string, string[]] {
  if (!core || !canPin) return [command, args];
  return ["taskset", ["-c", core === "server" ? "0" : "1", command, ...args]];
}
