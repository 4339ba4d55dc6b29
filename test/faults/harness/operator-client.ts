import type {
  ContentProgress,
  ContentRun,
} from "@vanfettle/contract/generation/generation-schemas";

/** Gets a bearer token like the operator's command line on this machine. */
async function requestToken(url: string): Promise<string> {
  const response = await fetch(`${url}/local-operators/token-for-this-machine`, {
    method: "POST",
    headers: { "x-local-operator": "token" },
  });
  return response.text();
}

/** The response to a request to generate a region. */
export interface GenerationStart {
  status: number;
  body: { runId?: string; startedAt?: string; total?: number; code?: string; message?: string };
}

/** Requests the generation of a region, like the button on the admin page. */
export async function generateRegion(url: string, region: string): Promise<GenerationStart> {
  const response = await fetch(`${url}/api/content-generate/${encodeURIComponent(region)}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${await requestToken(url)}`,
      "content-type": "application/json",
    },
    body: "{}",
  });
  return { status: response.status, body: (await response.json()) as GenerationStart["body"] };
}

/** Starts a queue over all texts, like the admin page after its estimate. */
export async function startQueueOverAll(url: string): Promise<GenerationStart> {
  const selection = { kind: "all" };
  const headers = {
    authorization: `Bearer ${await requestToken(url)}`,
    "content-type": "application/json",
  };
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const estimate = await post("/api/content/queue/estimate", { selection });
  const { texts } = (await estimate.json()) as { texts: number };
  const response = await post("/api/content/queue", { selection, texts, continuesDaily: true });
  return { status: response.status, body: (await response.json()) as GenerationStart["body"] };
}

/** Reads the usage of the current or latest run. */
export async function readRun(url: string): Promise<ContentRun> {
  const headers = { authorization: `Bearer ${await requestToken(url)}` };
  return (await (await fetch(`${url}/api/content-run`, { headers })).json()) as ContentRun;
}

/** Reads the public progress, bypassing every cache; undefined while the site does not respond. */
export async function readProgress(url: string): Promise<ContentProgress | undefined> {
  try {
    const response = await fetch(`${url}/api/content-progress?${Math.random()}`);
    return response.ok ? ((await response.json()) as ContentProgress) : undefined;
  } catch {
    return undefined;
  }
}
