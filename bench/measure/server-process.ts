import { startChild, type Child } from "./child-process.ts";

export interface Server extends Child {
  url: string;
}

/** A server in a process of its own, on the core that servers share. */
export async function startServer(script: URL, env: Record<string, string> = {}): Promise<Server> {
  const child = startChild(script, { core: "server", env });
  const { url } = (await child.ask({ ask: "url" })) as { url: string };
  return { ...child, url };
}

export const startPeer = (): Promise<Server> => startServer(new URL("../peer/serve-peer.ts", import.meta.url));
