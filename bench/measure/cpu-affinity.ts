import { spawnSync } from "node:child_process";
import { cpus } from "node:os";

/** The server's core and the core of whoever asks it; without `taskset` or a second core nobody is held to one. */
export type Core = "server" | "client";

const canPin = cpus().length >= 2 && spawnSync("taskset", ["--version"], { stdio: "ignore" }).status === 0;

export const pinning = canPin
  ? "the servers share one core, the client has another"
  : "without `taskset` or a second core here, servers and client share the machine";

export function pinned(core: Core | undefined, command: string, args: string[]): [string, string[]] {
  if (!core || !canPin) return [command, args];
  return ["taskset", ["-c", core === "server" ? "0" : "1", command, ...args]];
}
