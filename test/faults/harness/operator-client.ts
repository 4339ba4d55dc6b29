import type { ContentProgress } from "@vanfettle/contract/content-schemas";

/** What the operator's command line does to get in on this machine. */
async function tokenOf(url: string): Promise<string> {
  const response = await fetch(`${url}/local-operators/token-for-this-machine`, {
    method: "POST",
    headers: { "x-local-operator": "token" },
  });
  return response.text();
}

export interface Pressed {
  status: number;
  answer: { runId?: string; total?: number; code?: string; message?: string };
}

/** Presses the button of a region. */
export async function generateRegion(url: string, region: string): Promise<Pressed> {
  const response = await fetch(`${url}/api/content-generate/${encodeURIComponent(region)}`, {
    method: "POST",
    headers: { authorization: `Bearer ${await tokenOf(url)}`, "content-type": "application/json" },
    body: "{}",
  });
  return { status: response.status, answer: (await response.json()) as Pressed["answer"] };
}

/** The progress as anybody can read it, past every cache; undefined while nobody answers. */
export async function readProgress(url: string): Promise<ContentProgress | undefined> {
  try {
    const response = await fetch(`${url}/api/content-progress?${Math.random()}`);
    return response.ok ? ((await response.json()) as ContentProgress) : undefined;
  } catch {
    return undefined;
  }
}
