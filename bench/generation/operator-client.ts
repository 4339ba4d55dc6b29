import { setTimeout as pause } from "node:timers/promises";
import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { regions } from "@vanfettle/contract/regions";
import { tokenHeader, tokenPath } from "../../packages/local/src/operators/token-call.ts";

/** What an operator does over the site's own calls. */
export interface Operator {
  progress: () => Promise<ContentProgress>;
  /** True if the region is written; false if its run ended early or left texts out. */
  writeRegion: (slug: string, options: { skipFresh: boolean }) => Promise<boolean>;
}

const nameOf = (slug: string) => regions.find((region) => region.slug === slug)?.name;

export async function operatorOf(url: string): Promise<Operator> {
  const asked = await fetch(url + tokenPath, { method: "POST", headers: { [tokenHeader]: "token" } });
  const headers = { authorization: `Bearer ${await asked.text()}`, "content-type": "application/json" };

  async function post(path: string, body: object): Promise<void> {
    const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (response.status !== 202) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }

  const progress = async () => (await (await fetch(`${url}/api/content-progress`)).json()) as ContentProgress;

  async function untilIdle(): Promise<ContentProgress> {
    for (;;) {
      const now = await progress();
      if (!now.isRunning && now.finishedAt) return now;
      await pause(100);
    }
  }

  async function run(path: string, body: object): Promise<ContentProgress> {
    const before = (await progress()).runId;
    await post(path, body);
    // The answer about progress may be a second old.
    while ((await progress()).runId === before) await pause(100);
    return untilIdle();
  }

  return {
    progress,
    async writeRegion(slug, options) {
      const { regionProgress } = await run(`/api/content-generate/${slug}`, options);
      const ended = regionProgress.find(({ region }) => region === nameOf(slug));
      return ended !== undefined && ended.error === undefined && ended.failed === 0;
    },
  };
}
