import { defineConfig } from "@playwright/test";

const launchOptions = {
  ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
};

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../../.build/test-results/browser",
  globalSetup: "./start-site.ts",
  workers: 2,
  timeout: 60_000,
  // A busy machine must not fail the tests. Missing elements still do, after a longer wait.
  expect: { timeout: 15_000 },
  reporter: [["dot"], ["json"]],
  use: { browserName: "chromium", launchOptions, locale: "en-GB", timezoneId: "Europe/London" },
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      // These files, and tests with the tag "@desktop", do not depend on the screen's width or set it themselves.
      testIgnore: [
        "admin-*.e2e.ts",
        "documents.e2e.ts",
        "fleet-check.e2e.ts",
        "keyboard*.e2e.ts",
        "legal.e2e.ts",
        "northern-ireland.e2e.ts",
        "your-booking.e2e.ts",
      ],
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
