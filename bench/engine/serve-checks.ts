import { createCallers } from "../../packages/local/src/access/callers.ts";
import { tableAccess } from "../../packages/local/src/access/table-access.ts";
import { databaseEndpoint } from "../../packages/local/src/dynamodb/database-endpoint.ts";
import { serveMessages } from "../measure/serve-messages.ts";
import { localTemplates, unreachableUrl } from "../site/deployed-functions.ts";

export interface ChecksMessage {
  action: "address" | "cpu-seconds";
}

/**
 * Puts the validation in front of the parent's engine, for a single caller: the visitor function.
 */
const { functions, tables } = localTemplates();
const visitor = functions.find(({ id }) => id.startsWith("Visitor"));
if (!visitor) throw new Error("No function is called Visitor.");
const callers = createCallers(() => undefined);
const credentials = callers.add(visitor.id, visitor.role);
const engine = process.env["ENGINE"] ?? unreachableUrl;
const endpoint = await databaseEndpoint({ engine, callers, access: tableAccess(tables) });

serveMessages<ChecksMessage>(({ action }) => {
  if (action === "address") return { url: endpoint.url, credentials };
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}, endpoint.close);
