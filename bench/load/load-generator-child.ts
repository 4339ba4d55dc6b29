import autocannon from "autocannon";
import { answerParent } from "../measure/serve-messages.ts";
import { requestsOf, type Hits, type Shots } from "./requests.ts";

/** A connection that runs out of bookings would send a key twice, so it is given more than it can use. */
const mostPerSecond = 12_000;

/** A run ends at a tick only; at the usual one of a second, the rate of a short run would be off by up to a half. */
const tickMs = 10;

async function fire({ url, connections, seconds, amount, perSecond, aim }: Shots): Promise<Hits> {
  let connection = 0;
  const wanted = amount ?? (perSecond ? perSecond * 1.2 : mostPerSecond) * (seconds ?? 0);
  const count = Math.ceil(wanted / connections) + 1;
  const result = await autocannon({
    url,
    connections,
    timeout: 20,
    sampleInt: tickMs,
    ...(amount ? { amount } : { duration: seconds ?? 1 }),
    ...(perSecond ? { overallRate: perSecond } : {}),
    setupClient: (client) => {
      client.setRequests(requestsOf(aim, { connection, of: connections }, count));
      connection += 1;
    },
  });
  return {
    perSecond: result["2xx"] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    total: result["2xx"],
    wrong: result.non2xx + result.errors + result.timeouts,
  };
}

answerParent(fire);
