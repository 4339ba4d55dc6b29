import { pathToFileURL } from "node:url";
import { event } from "../../packages/functions/src/testing/api-event.ts";
import type { DeployedFunction } from "../../packages/local/src/assembly/functions.ts";
import { entryFileOf } from "../functions/import-times.ts";
import { quantile } from "../measure/statistics.ts";
import { unreachableUrl } from "../site/deployed-functions.ts";

const warmUpCalls = 50;
const calls = 1_000;

const toolCalls = [
  { name: "find_mot_stations", arguments: { postcode: "LS1 4AP", mot_class: "7" } },
  { name: "mot_class_for", arguments: { gross_kg: 3500, kind: "goods" } },
  { name: "mot_dates", arguments: { expires: "2027-05-15" } },
  { name: "list_services", arguments: {} },
  { name: "get_location", arguments: { slug: "kent" } },
];

/** Returns the 99th percentile in milliseconds of agents' tool calls to the deployed function. */
export async function toolCallP99(deployed: DeployedFunction): Promise<number> {
  Object.assign(process.env, { STAGE: "local", SITE_ORIGIN: unreachableUrl, LOG_LEVEL: "ERROR" });
  const { handler } = (await import(pathToFileURL(entryFileOf(deployed)).href)) as {
    handler: (sent: object) => Promise<{ statusCode: number }>;
  };
  const times: number[] = [];
  for (let n = 0; n < warmUpCalls + calls; n += 1) {
    const started = performance.now();
    const { statusCode } = await handler(
      toEvent(toolCalls[n % toolCalls.length] as (typeof toolCalls)[number]),
    );
    if (statusCode !== 200) throw new Error(`A tool call was answered with ${statusCode}.`);
    if (n >= warmUpCalls) times.push(performance.now() - started);
  }
  return quantile(times, 0.99);
}

/** Returns the event of a call by a client with the newest protocol version. */
function toEvent(params: (typeof toolCalls)[number]) {
  const version = "2026-07-28";
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": version,
    "io.modelcontextprotocol/clientInfo": { name: "bench", version: "1.0.0" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  return event("POST", "/mcp", {
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": version,
      "mcp-method": "tools/call",
      "mcp-name": params.name,
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { ...params, _meta },
    }),
  });
}
