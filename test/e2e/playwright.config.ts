import { defineConfig } from "@playwright/test";
import { isLong } from "../suite-length.ts";

const launchOptions = {
  ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
  ],
};

/**
 * These files, and tests with the tag "@desktop", do not depend on the screen's width or set it
 * themselves.
 */
const desktopFiles = [
  "admin-*.e2e.ts",
  "fleet-check.e2e.ts",
  "keyboard*.e2e.ts",
  "legal.e2e.ts",
  "northern-ireland.e2e.ts",
  "your-booking.e2e.ts",
];

/**
 * Tests in these files read pages or fill forms. So each worker keeps one context with warm caches
 * for them. Playwright does not reset such a context entirely. Tests that sign in, save, check
 * storage, grant permissions or prove a booking have a new context each.
 */
const sharedContextFiles = [
  "accessibility*.e2e.ts",
  "chrome.e2e.ts",
  "find.e2e.ts",
  "home.e2e.ts",
  "location.e2e.ts",
  "mot.e2e.ts",
  "northern-ireland.e2e.ts",
  "page-lengths.e2e.ts",
  "press.e2e.ts",
];

/** Only `npm run faults` runs tests with the tag "@long". */
const skippedTags = (tag: "@desktop" | "@phone") =>
  isLong ? [new RegExp(tag)] : [new RegExp(tag), /@long/];

const desktop = {
  grepInvert: skippedTags("@phone"),
  use: { viewport: { width: 1280, height: 800 } },
};
const phone = {
  grepInvert: skippedTags("@desktop"),
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../../.build/test-results/browser",
  globalSetup: "./start-site.ts",
  workers: 2,
  timeout: 300_000,
  // As in vitest.config.ts, these limits only end tests that hang.
  expect: { timeout: 60_000 },
  reporter: [["dot"], ["json"]],
  use: {
    browserName: "chromium",
    launchOptions,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // A control that never comes ends its test here, not at the test's limit.
    actionTimeout: 60_000,
  },
  projects: [
    { ...desktop, name: "desktop", testIgnore: sharedContextFiles },
    { ...phone, name: "phone", testIgnore: [...sharedContextFiles, ...desktopFiles] },
    {
      ...desktop,
      name: "desktop, shared context",
      testMatch: sharedContextFiles,
      use: { ...desktop.use, reuseContext: true },
    },
    {
      ...phone,
      name: "phone, shared context",
      testMatch: sharedContextFiles,
      testIgnore: desktopFiles,
      use: { ...phone.use, reuseContext: true },
    },
  ],
});
