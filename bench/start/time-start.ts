import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { freePort } from "@vanfettle/commands/free-port";

const timeoutMs = 180_000;

/**
 * Runs `npm start` in a folder and returns the seconds until the line with the site's URL. Throws
 * if the site does not start within three minutes or does not serve a county page. Stops the site
 * afterwards.
 */
export async function timeStart(folder: string): Promise<number> {
  const port = String(await freePort());
  const env = { ...process.env, PORT: port };
  const started = performance.now();
  const site = spawn("npm", ["start"], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const exited = once(site, "exit");
  const timeout = setTimeout(() => endProcessGroup(site.pid), timeoutMs);
  const lines: string[] = [];
  try {
    for await (const line of createInterface({ input: site.stdout })) {
      lines.push(line);
      const url = /^Ready: (http:\S+)/.exec(line)?.[1];
      if (!url) continue;
      const seconds = (performance.now() - started) / 1000;
      const { status } = await fetch(`${url}/van-servicing/kent/`);
      if (status !== 200) throw new Error(`The site started but responded with ${status}.`);
      return seconds;
    }
    throw new Error(`The site did not start:\n${lines.slice(-10).join("\n")}`);
  } finally {
    clearTimeout(timeout);
    endProcessGroup(site.pid);
    await exited;
  }
}

/** Ends npm and its child processes, which form a process group. */
function endProcessGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGTERM");
  } catch {
    // The group has already ended.
  }
}
