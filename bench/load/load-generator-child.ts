import autocannon from "autocannon";
import { serveMessages } from "../measure/serve-messages.ts";
import type { Load, LoadResult } from "./load-generator.ts";
import { connectionRequests } from "./requests.ts";

/**
 * The maximum rate of bookings. Each connection gets more bookings than it can send, because
 * running out would repeat an idempotency key.
 */
const mostPerSecond = 12_000;

/**
 * A run ends only at a sample. With the default interval of a second, the rate of a short run would
 * be off by up to a half.
 */
const sampleIntervalMs = 10;

async function runLoad({
  url,
  connections,
  seconds,
  amount,
  perSecond,
  mix,
}: Load): Promise<LoadResult> {
  let connection = 0;
  const needed = amount ?? (perSecond ? perSecond * 1.2 : mostPerSecond) * (seconds ?? 0);
  const count = Math.ceil(needed / connections) + 1;
  const result = await autocannon({
    url,
    connections,
    timeout: 20,
    sampleInt: sampleIntervalMs,
    ...(amount ? { amount } : { duration: seconds ?? 1 }),
    ...(perSecond ? { overallRate: perSecond } : {}),
    setupClient: (client) => {
      client.setRequests(connectionRequests(mix, { connection, connections, count }));
      connection += 1;
    },
  });
  return {
    perSecond: result["2xx"] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

serveMessages(runLoad);
