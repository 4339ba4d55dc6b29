import type { IndexName } from "@vanfettle/core/table/table-shape";
import type { EndpointGroup } from "@vanfettle/contract/endpoint";
import type { StepName } from "@vanfettle/contract/steps";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import * as iam from "aws-cdk-lib/aws-iam";

export interface TablePermission {
  actions: readonly `dynamodb:${string}`[];
  on: "table" | IndexName;
  /** The patterns of the allowed partition keys. Only booking functions may access partitions with visitors' data. */
  partitions: readonly `${string}#*`[];
}

/** The run and its progress. */
const progress = ["generation#*"] as const;
/** The versions of texts, and the similarity signatures for comparing siblings. */
const texts = ["content#*", "hub#*", "sketches#*"] as const;

/** The scope and usage of each run. */
const runHistory = ["runs#*"] as const;
/** The entries that operators removed from the advice library. */
const retiredAdvice = ["advice#*"] as const;
/** The audit log of operators' actions. */
const audit = ["audit#*"] as const;

/** The table permissions of each API function. */
export const tablePermissions = {
  visitor: [
    { actions: ["dynamodb:Query"], on: "table", partitions: ["location#*", ...retiredAdvice, ...progress] },
    { actions: ["dynamodb:Query"], on: "gsi1", partitions: ["region#*"] },
    { actions: ["dynamodb:Query"], on: "gsi2", partitions: ["listing#*"] },
  ],
  booking: [
    {
      actions: ["dynamodb:GetItem", "dynamodb:PutItem"],
      on: "table",
      partitions: ["booking#*", "given-key#*"],
    },
    { actions: ["dynamodb:PutItem", "dynamodb:Query"], on: "table", partitions: ["hash-keys#*"] },
  ],
  "your-booking": [
    { actions: ["dynamodb:GetItem", "dynamodb:PutItem"], on: "table", partitions: ["booking#*"] },
    { actions: ["dynamodb:PutItem", "dynamodb:UpdateItem"], on: "table", partitions: ["erasures#*"] },
  ],
  "operator-bookings": [
    { actions: ["dynamodb:Query"], on: "gsi1", partitions: ["bookings#*", "region#*"] },
    { actions: ["dynamodb:BatchGetItem"], on: "table", partitions: ["booking#*"] },
    { actions: ["dynamodb:PutItem"], on: "table", partitions: audit },
  ],
  content: [
    {
      actions: ["dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:Query", "dynamodb:UpdateItem"],
      on: "table",
      partitions: ["location#*"],
    },
    { actions: ["dynamodb:Query", "dynamodb:PutItem"], on: "table", partitions: texts },
    { actions: ["dynamodb:Query", "dynamodb:PutItem"], on: "table", partitions: retiredAdvice },
    {
      actions: ["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Query", "dynamodb:UpdateItem"],
      on: "table",
      partitions: progress,
    },
    { actions: ["dynamodb:Query", "dynamodb:PutItem"], on: "table", partitions: [...runHistory, ...audit] },
    { actions: ["dynamodb:GetItem"], on: "table", partitions: ["budget#*"] },
    { actions: ["dynamodb:Query"], on: "gsi1", partitions: ["region#*"] },
    { actions: ["dynamodb:Query"], on: "gsi2", partitions: ["listing#*"] },
  ],
  garages: [],
  vehicle: [],
} as const satisfies Record<EndpointGroup, readonly TablePermission[]>;

const readAndUpdateProgress = [
  { actions: ["dynamodb:GetItem", "dynamodb:UpdateItem"], on: "table", partitions: progress },
] as const;

/** The table permissions of each step of the generation machine. */
export const stepPermissions = {
  "next-scope": readAndUpdateProgress,
  "plan-scope": [
    { actions: ["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:UpdateItem"], on: "table", partitions: progress },
    { actions: ["dynamodb:Query"], on: "gsi1", partitions: ["region#*"] },
  ],
  "write-location": [
    { actions: ["dynamodb:UpdateItem"], on: "table", partitions: [...progress, "budget#*"] },
    {
      actions: ["dynamodb:GetItem", "dynamodb:Query", "dynamodb:UpdateItem"],
      on: "table",
      partitions: ["location#*"],
    },
    { actions: ["dynamodb:Query", "dynamodb:PutItem"], on: "table", partitions: texts },
    { actions: ["dynamodb:Query"], on: "table", partitions: retiredAdvice },
    { actions: ["dynamodb:Query", "dynamodb:PutItem"], on: "table", partitions: ["paid#*"] },
    { actions: ["dynamodb:Query"], on: "gsi1", partitions: ["region#*"] },
  ],
  "record-failure": readAndUpdateProgress,
  "finish-scope": readAndUpdateProgress,
  "finish-run": [...readAndUpdateProgress, { actions: ["dynamodb:PutItem"], on: "table", partitions: runHistory }],
} as const satisfies Record<StepName, readonly TablePermission[]>;

/** Returns the policy statements that grant the permissions on `table`. */
export function tableStatements(table: Table, permissions: readonly TablePermission[]): iam.PolicyStatement[] {
  return permissions.map(
    ({ actions, on, partitions }) =>
      new iam.PolicyStatement({
        actions: [...actions],
        resources: [on === "table" ? table.tableArn : `${table.tableArn}/index/${on}`],
        conditions: {
          "ForAllValues:StringLike": { "dynamodb:LeadingKeys": [...partitions] },
          // ForAllValues also matches requests without a partition key.
          Null: { "dynamodb:LeadingKeys": "false" },
        },
      }),
  );
}
