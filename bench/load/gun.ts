import { startChild } from "../measure/child.ts";
import type { Hits, Shots } from "./shots.ts";

export interface Gun {
  fire: (shots: Shots) => Promise<Hits>;
  close: () => Promise<void>;
}

/** Sends requests from a core that no server has. */
export function loadGun(): Gun {
  const child = startChild(new URL("./fire-child.ts", import.meta.url), { core: "client" });
  return { fire: async (shots) => (await child.ask(shots)) as Hits, close: child.close };
}
