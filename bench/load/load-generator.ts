import { startChild } from "../measure/child-process.ts";
import { formatFigure } from "../report/row.ts";
import type { RequestMix } from "./requests.ts";

/**
 * A load that runs for `seconds` or until `amount` requests are done. Without `perSecond`, it is as
 * fast as the server.
 */
export interface Load {
  url: string;
  connections: number;
  seconds?: number;
  amount?: number;
  perSecond?: number;
  mix: RequestMix;
}

export interface LoadResult {
  /** The rate of successful responses. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** The responses other than 2xx, and requests without a response. */
  failed: number;
}

export interface LoadGenerator {
  run: (load: Load) => Promise<LoadResult>;
  close: () => Promise<void>;
}

/** Starts the load generator on a separate core from the servers. */
export function startLoadGenerator(): LoadGenerator {
  const child = startChild(new URL("./load-generator-child.ts", import.meta.url), {
    core: "client",
  });
  return { run: async (load) => (await child.request(load)) as LoadResult, close: child.close };
}

/** Formats a load's rate with its p50 and p99. */
export const describeLoad = ({
  perSecond,
  p50Ms,
  p99Ms,
}: Pick<LoadResult, "perSecond" | "p50Ms" | "p99Ms">): string =>
  `${formatFigure(perSecond)}/s, ${formatFigure(p50Ms)} and ${formatFigure(p99Ms)} ms`;
