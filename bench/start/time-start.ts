import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { freePort } from "../../packages/local/src/free-port.ts";

const patienceMs = 180_000;

/** Seconds from `npm start` to the line that says where the site is, which must then answer. Ends it afterwards. */
export async function timeStart(folder: string): Promise<number> {
  const port = String(await freePort());
  const env = { ...process.env, PORT: port };
  const started = performance.now();
  const site = spawn("npm", ["start"], { cwd: folder, env, stdio: ["ignore", "pipe", "ignore"], detached: true });
  const exited = once(site, "exit");
  const late = setTimeout(() => endGroup(site.pid), patienceMs);
  const lines: string[] = [];
  try {
    for await (const line of createInterface({ input: site.stdout })) {
      lines.push(line);
      const url = /^Ready: (http:\S+)/.exec(line)?.[1];
      if (!url) continue;
      const seconds = (performance.now() - started) / 1000;
      const { status } = await fetch(`${url}/van-servicing/kent/`);
      if (status !== 200) throw new Error(`The site started but answered ${status}.`);
      return seconds;
    }
    throw new Error(`The site did not start:\n${lines.slice(-10).join("\n")}`);
  } finally {
    clearTimeout(late);
    endGroup(site.pid);
    await exited;
  }
}

/** npm and what it started, which are a group of their own. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGTERM");
  } catch {
    // It has ended by itself.
  }
}
