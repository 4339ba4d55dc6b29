import type { Table } from "aws-cdk-lib/aws-dynamodb";
import * as iam from "aws-cdk-lib/aws-iam";
import type { GenerationName } from "@vanfettle/contract/deployment";
import type { EndpointGroup } from "@vanfettle/contract/endpoint";
import type { IndexName } from "@vanfettle/core/table/table-shape";

type Action = "BatchGetItem" | "GetItem" | "PutItem" | "Query" | "UpdateItem";

export interface TablePermission {
  actions: readonly `dynamodb:${Action}`[];
  target: "table" | IndexName;
  /**
   * The patterns of the allowed partition keys. Only booking functions may access partitions with
   * visitors' data.
   */
  partitions: readonly `${string}#*`[];
}

const allow = (
  target: TablePermission["target"],
  actions: Action[],
  ...partitions: `${string}#*`[]
): TablePermission => ({
  target,
  actions: actions.map((action) => `dynamodb:${action}` as const),
  partitions,
});

const progress = "generation#*";
/** The versions of texts, and the similarity signatures for comparing siblings. */
const texts = ["content#*", "hub#*", "sketches#*"] as const;
/** The scope and usage of each run. */
const runHistory = "runs#*";
const audit = "audit#*";

export const tablePermissions: Record<EndpointGroup, readonly TablePermission[]> = {
  visitor: [
    allow("table", ["Query"], "location#*", progress),
    allow("gsi1", ["Query"], "region#*"),
    allow("gsi2", ["Query"], "listing#*"),
  ],
  booking: [
    allow("table", ["GetItem", "PutItem"], "booking#*", "derived-key#*"),
    allow("table", ["PutItem", "Query"], "hash-keys#*"),
  ],
  "your-booking": [
    allow("table", ["GetItem", "PutItem"], "booking#*"),
    allow("table", ["PutItem", "UpdateItem"], "erasures#*"),
  ],
  "operator-bookings": [
    allow("gsi1", ["Query"], "bookings#*", "region#*"),
    allow("table", ["BatchGetItem"], "booking#*"),
    allow("table", ["PutItem"], audit),
  ],
  content: [
    allow("table", ["BatchGetItem", "GetItem", "Query", "UpdateItem"], "location#*"),
    allow("table", ["Query", "PutItem"], ...texts),
    allow("table", ["GetItem", "PutItem", "Query", "UpdateItem"], progress),
    allow("table", ["Query", "PutItem"], runHistory, audit),
    allow("table", ["GetItem", "UpdateItem"], "budget#*"),
    allow("gsi1", ["Query"], "region#*"),
    allow("gsi2", ["Query"], "listing#*"),
  ],
  garages: [],
  vehicle: [],
};

const updateFailure = allow("table", ["UpdateItem"], "location#*");
const readAndUpdateProgress = allow("table", ["GetItem", "UpdateItem"], progress);

/**
 * The table permissions of each step of the generation machine, and of the function that wakes it.
 */
export const stepPermissions: Record<GenerationName, readonly TablePermission[]> = {
  "next-scope": [readAndUpdateProgress],
  "plan-scope": [
    allow("table", ["GetItem", "PutItem", "UpdateItem"], progress),
    allow("gsi1", ["Query"], "region#*"),
  ],
  "write-location": [
    readAndUpdateProgress,
    allow("table", ["GetItem", "UpdateItem"], "budget#*"),
    allow("table", ["GetItem", "Query", "UpdateItem"], "location#*"),
    allow("table", ["Query", "PutItem"], ...texts),
    allow("table", ["Query", "PutItem"], "paid#*"),
    allow("gsi1", ["Query"], "region#*"),
  ],
  "record-failure": [readAndUpdateProgress, updateFailure],
  "finish-scope": [readAndUpdateProgress, updateFailure],
  "finish-run": [
    allow("table", ["GetItem", "PutItem", "UpdateItem"], progress),
    updateFailure,
    allow("table", ["PutItem"], runHistory),
  ],
  "wake-run": [allow("table", ["GetItem", "PutItem", "UpdateItem"], progress)],
};

export const functionPermissions = { ...tablePermissions, ...stepPermissions };

/** Returns the policy statements that grant the permissions on `table`. */
export function tableStatements(
  table: Table,
  permissions: readonly TablePermission[],
): iam.PolicyStatement[] {
  return permissions.map(
    ({ actions, target, partitions }) =>
      new iam.PolicyStatement({
        actions: [...actions],
        resources: [target === "table" ? table.tableArn : `${table.tableArn}/index/${target}`],
        conditions: {
          "ForAllValues:StringLike": { "dynamodb:LeadingKeys": [...partitions] },
          // ForAllValues also matches requests without a partition key.
          Null: { "dynamodb:LeadingKeys": "false" },
        },
      }),
  );
}
