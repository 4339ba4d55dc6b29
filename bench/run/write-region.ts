import { setTimeout as wait } from "node:timers/promises";
import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import { regionBySlug } from "@vanfettle/contract/location/regions";
import { tokenHeader, tokenPath } from "../../packages/local/src/operators/token-endpoint.ts";

const pollIntervalMs = 100;

/**
 * Generates a region's texts like an operator, and waits for the end of the run. Returns false if
 * the run ended early or omitted texts.
 */
export async function writeRegion(siteUrl: string, slug: string): Promise<boolean> {
  const token = await fetch(siteUrl + tokenPath, {
    method: "POST",
    headers: { [tokenHeader]: "token" },
  });
  const started = await fetch(`${siteUrl}/api/content-generate/${slug}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${await token.text()}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ skipFresh: false }),
  });
  if (started.status !== 202) {
    throw new Error(`The run did not start: ${started.status} ${await started.text()}`);
  }
  const { startedAt } = (await started.json()) as { startedAt: string };
  for (;;) {
    const progress = await readProgress(siteUrl);
    // The progress response may be a second old.
    if (progress.startedAt === startedAt && !progress.isRunning && progress.finishedAt) {
      const name = regionBySlug(slug)?.name;
      const written = progress.regionProgress.find(({ region }) => region === name);
      return written !== undefined && written.error === undefined && written.failed === 0;
    }
    await wait(pollIntervalMs);
  }
}

async function readProgress(siteUrl: string): Promise<ContentProgress> {
  const response = await fetch(`${siteUrl}/api/content-progress`);
  return (await response.json()) as ContentProgress;
}
