import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";

/** A database call that failed, told apart from a mistake of ours; the cause is the SDK's own error. */
export class DatabaseError extends Error {
  constructor(cause: unknown) {
    super("The database call failed.", { cause });
    this.name = "DatabaseError";
  }
}

export type RunQuery = (params: QueryCommandInput) => Promise<Record<string, unknown>[]>;

export const queryRunner =
  (client: DynamoDBClient): RunQuery =>
  async (params) => {
    try {
      const { Items = [] } = await client.send(new QueryCommand(params));
      return Items;
    } catch (error) {
      throw new DatabaseError(error);
    }
  };

const sample = "a-sample-value";

/**
 * ElectroDB spends longer on building a query than all else a page costs. Where only one value of a query differs from
 * call to call, it is built once, by ElectroDB from the entity's keys, and the value is put in its place after.
 */
export function prepareQuery(build: (value: string) => object): (value: string) => QueryCommandInput {
  const params = build(sample) as QueryCommandInput;
  const values = Object.entries(params.ExpressionAttributeValues ?? {});
  return (value) => ({
    ...params,
    ExpressionAttributeValues: Object.fromEntries(
      values.map(([name, held]) => [name, typeof held === "string" ? held.replace(sample, () => value) : held]),
    ),
  });
}
