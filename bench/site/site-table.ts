import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { openTable, type Table } from "@vanfettle/core/table/table";
import type { Site } from "./site-process.ts";

/** Calls `work` with the table of a running site, bypassing its functions. */
export async function withSiteTable<T>(site: Site, work: (table: Table) => Promise<T>): Promise<T> {
  const client = new DynamoDBClient({
    endpoint: site.dynamodbEndpoint,
    region: "eu-west-2",
    credentials: site.credentials,
  });
  try {
    return await work(openTable({ client, table: site.tableName }));
  } finally {
    client.destroy();
  }
}
