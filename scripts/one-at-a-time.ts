import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

function claim(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

/** Was the claim left behind by a process that died? */
function abandoned(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/** Tests, a start and a build may run side by side in one checkout; they share one `.build` and one `cdk.out`. */
export async function oneAtATime<T>(work: () => Promise<T>, file = ".build/running.pid"): Promise<T> {
  while (!claim(file)) {
    if (abandoned(file)) rmSync(file, { force: true });
    else await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
