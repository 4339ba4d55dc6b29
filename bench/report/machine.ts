import { cpus, loadavg, totalmem } from "node:os";

/** The machine without its name. The load tells how much else was running when the section was written. */
export function machine(): string {
  const cores = cpus();
  const model = (cores[0]?.model ?? "unknown processor").replace(/\s+/g, " ").trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[2]?.toFixed(1) ?? "unknown";
  return `${cores.length} cores (${model}), ${memory} GiB, ${process.platform}, Node ${process.versions.node}, load of the last 15 minutes ${load}`;
}
