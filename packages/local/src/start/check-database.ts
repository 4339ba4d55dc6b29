import { ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { localClient } from "../dynamodb/ensure-table.ts";
import { StartError } from "./settings.ts";

const timeoutMs = 10_000;

/** Throws a `StartError` if a database is configured and does not respond. */
export async function checkDatabase(endpoint: string | undefined): Promise<void> {
  if (endpoint === undefined) return;
  const client = localClient(endpoint);
  try {
    await client.send(new ListTablesCommand({ Limit: 1 }), { abortSignal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const { code, name = "" } = error as Partial<NodeJS.ErrnoException>;
    throw new StartError(`DYNAMODB_ENDPOINT is ${endpoint}, where no DynamoDB engine responds (${code ?? name}).`);
  } finally {
    client.destroy();
  }
}
