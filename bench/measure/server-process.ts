import { startChild, type Child } from "./child-process.ts";

export interface Server extends Child {
  url: string;
}

/** Starts a script that serves `{ url }` in a separate process on the servers' core. */
export async function startServer(script: URL, env: Record<string, string> = {}): Promise<Server> {
  const child = startChild(script, { core: "server", env });
  const { url } = (await child.request({})) as { url: string };
  return { ...child, url };
}

/** Starts the Hono and SQLite server for comparison. */
export const startPeer = (): Promise<Server> =>
  startServer(new URL("../peer/serve-peer.ts", import.meta.url));
