import type { Page } from "playwright-core";

/** Slow 4G, as Lighthouse's mobile preset has it. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750_000 / 8,
};
/** The approximate factor by which a phone's processor is slower than this machine's. */
const slowdown = 4;

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Limits the page's network to slow 4G. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", slow4g);
}

/** Limits the page's processor to that of a phone. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}
