import { setTimeout as wait } from "node:timers/promises";
import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { regionBySlug } from "@vanfettle/contract/regions";
import { tokenHeader, tokenPath } from "../../packages/local/src/operators/token-endpoint.ts";

/** Does over the site's own API what an operator does on the admin pages. */
export interface OperatorClient {
  progress: () => Promise<ContentProgress>;
  /** Returns true if the region was written, false if its run ended early or left texts out. */
  writeRegion: (slug: string, options: { skipFresh: boolean }) => Promise<boolean>;
}

const pollIntervalMs = 100;

/** Signs in on a site and returns a client for its operator calls. */
export async function createOperatorClient(url: string): Promise<OperatorClient> {
  const token = await fetch(url + tokenPath, { method: "POST", headers: { [tokenHeader]: "token" } });
  const headers = { authorization: `Bearer ${await token.text()}`, "content-type": "application/json" };

  async function post(path: string, body: object): Promise<void> {
    const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (response.status !== 202) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  }

  const progress = async () => (await (await fetch(`${url}/api/content-progress`)).json()) as ContentProgress;

  async function untilFinished(): Promise<ContentProgress> {
    for (;;) {
      const current = await progress();
      if (!current.isRunning && current.finishedAt) return current;
      await wait(pollIntervalMs);
    }
  }

  return {
    progress,
    async writeRegion(slug, options) {
      const previous = (await progress()).startedAt;
      await post(`/api/content-generate/${slug}`, options);
      // The response about progress may be a second old.
      while ((await progress()).startedAt === previous) await wait(pollIntervalMs);
      const { regionProgress } = await untilFinished();
      const written = regionProgress.find(({ region }) => region === regionBySlug(slug)?.name);
      return written !== undefined && written.error === undefined && written.failed === 0;
    },
  };
}
