import { startChild } from "../measure/child-process.ts";
import type { Hits, Shots } from "./requests.ts";

export interface Gun {
  fire: (shots: Shots) => Promise<Hits>;
  close: () => Promise<void>;
}

/** Sends requests from a core that no server has. */
export function loadGun(): Gun {
  const child = startChild(new URL("./load-generator-child.ts", import.meta.url), { core: "client" });
  return { fire: async (shots) => (await child.ask(shots)) as Hits, close: child.close };
}
