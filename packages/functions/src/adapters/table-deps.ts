import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { createNewId } from "@vanfettle/core/table/new-id";
import { openTable, type IdDeps } from "@vanfettle/core/table/table";

/** Creates the dependencies of functions that use the table. */
export function createTableDeps({ TABLE_NAME: table }: { TABLE_NAME: string }): IdDeps {
  const clock = () => new Date();
  return {
    table: openTable({ client: createDynamoDBClient(), table }),
    clock,
    newId: createNewId(clock),
  };
}
