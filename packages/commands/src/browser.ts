import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const usualPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function findChromium(): string | undefined {
  const candidates = [process.env["CHROMIUM_PATH"], ...usualPaths, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== "" && existsSync(path));
}

/** The installers in order of preference. The second requires a Debian-based system and root. */
const installers: { label: string; commands: [string, string[]][] }[] = [
  { label: "Playwright's download", commands: [["npx", ["playwright", "install", "chromium"]]] },
  {
    label: "the system package",
    commands: [
      ["apt-get", ["update", "-qq"]],
      ["apt-get", ["install", "-y", "-qq", "chromium"]],
    ],
  },
];

/** Returns the path of Chromium, and installs it if missing. Throws if the installation fails. */
export function ensureBrowser(log: (line: string) => void): string {
  const existing = findChromium();
  if (existing) return existing;
  for (const { label, commands } of installers) {
    log(`No Chromium found: trying ${label}`);
    const installed = commands.every(
      ([command, args]) => spawnSync(command, args, { stdio: "ignore" }).status === 0,
    );
    const path = installed ? findChromium() : undefined;
    if (path) return path;
  }
  throw new Error(
    "No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.",
  );
}
