import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const wellKnown = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function installed(): string | undefined {
  const candidates = [process.env["CHROMIUM_PATH"], ...wellKnown, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path));
}

/** Ways to get a browser, most ordinary first; the last needs a Debian-like system and root. */
const installers: { label: string; commands: [string, string[]][] }[] = [
  { label: "the test runner's own download", commands: [["npx", ["playwright", "install", "chromium"]]] },
  {
    label: "the system's packages",
    commands: [
      ["apt-get", ["update", "-qq"]],
      ["apt-get", ["install", "-y", "-qq", "chromium"]],
    ],
  },
];

/** The path of a Chromium, installed on the spot where the machine has none. */
export function ensureBrowser(log: (line: string) => void): string {
  const present = installed();
  if (present) return present;
  for (const { label, commands } of installers) {
    log(`No Chromium found: trying ${label}`);
    const done = commands.every(([command, args]) => spawnSync(command, args, { stdio: "ignore" }).status === 0);
    const path = done ? installed() : undefined;
    if (path) return path;
  }
  throw new Error("No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.");
}
