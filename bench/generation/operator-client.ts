import { setTimeout as wait } from "node:timers/promises";
import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import { regionBySlug } from "@vanfettle/contract/location/regions";
import { tokenHeader, tokenPath } from "../../packages/local/src/operators/token-endpoint.ts";

/** An operator's actions on the admin pages, through the site's API. */
export interface OperatorClient {
  progress: () => Promise<ContentProgress>;
  /** Returns true if the region was written, or false if its run ended early or omitted texts. */
  writeRegion: (slug: string, options: { skipFresh: boolean }) => Promise<boolean>;
  /** Waits for the end of the run in progress, if any. Returns whether the region is written. */
  waitForRegion: (slug: string) => Promise<boolean>;
  /** Reads the states of all locations, like the content manager on opening. */
  readStates: () => Promise<void>;
}

const pollIntervalMs = 100;

/** Signs in to a site and returns a client for its operator calls. */
export async function createOperatorClient(url: string): Promise<OperatorClient> {
  const token = await fetch(url + tokenPath, {
    method: "POST",
    headers: { [tokenHeader]: "token" },
  });
  const headers = {
    authorization: `Bearer ${await token.text()}`,
    "content-type": "application/json",
  };

  /** Starts a run and returns its start time. */
  async function start(path: string, body: object): Promise<string> {
    const response = await fetch(url + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (response.status !== 202) {
      throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    }
    return ((await response.json()) as { startedAt: string }).startedAt;
  }

  const progress = async () =>
    (await (await fetch(`${url}/api/content-progress`)).json()) as ContentProgress;

  async function untilFinished(): Promise<ContentProgress> {
    for (;;) {
      const current = await progress();
      if (!current.isRunning && current.finishedAt) return current;
      await wait(pollIntervalMs);
    }
  }

  async function waitForRegion(slug: string): Promise<boolean> {
    const { regionProgress } = await untilFinished();
    const written = regionProgress.find(({ region }) => region === regionBySlug(slug)?.name);
    return written !== undefined && written.error === undefined && written.failed === 0;
  }

  return {
    progress,
    waitForRegion,
    async readStates() {
      const response = await fetch(`${url}/api/content/states`, { headers });
      if (!response.ok) throw new Error(`The states responded with ${response.status}.`);
      await response.arrayBuffer();
    },
    async writeRegion(slug, options) {
      const startedAt = await start(`/api/content-generate/${slug}`, options);
      // The progress response may be a second old.
      while ((await progress()).startedAt !== startedAt) await wait(pollIntervalMs);
      return waitForRegion(slug);
    },
  };
}
