import type { IndexName } from "@vanfettle/core/table/table-shape";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import type { StepName } from "@vanfettle/contract/steps";

export interface TableRight {
  actions: readonly `dynamodb:${string}`[];
  on: "table" | IndexName;
  /** Partition keys it may touch. Nobody but the booking Lambda ever meets a visitor's data. */
  partitions: readonly `${string}#*`[];
}

/** The run and the progress of its scopes. */
const generationProgress = ["generation#*"] as const;
/** Versions of texts, and what siblings are compared by. */
const texts = ["content#*", "hub#*", "sketches#*"] as const;

/** Every right a Lambda has on data, in one place. */
export const tableRights = {
  visitor: [
    { actions: ["dynamodb:Query"], on: "table", partitions: ["location#*", ...generationProgress] },
    { actions: ["dynamodb:Query"], on: "gsi1", partitions: ["region#*"] },
    { actions: ["dynamodb:Query"], on: "gsi2", partitions: ["listing#*"] },
  ],
  booking: [
    {
      actions: ["dynamodb:GetItem", "dynamodb:PutItem"],
      on: "table",
      partitions: ["booking#*", "given-key#*"],
    },
  ],
  content: [
    {
      actions: ["dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:Query", "dynamodb:UpdateItem"],
      on: "table",
      partitions: ["location#*"],
    },
    { actions: ["dynamodb:Query", "dynamodb:PutItem"], on: "table", partitions: texts },
    {
      actions: ["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:UpdateItem"],
      on: "table",
      partitions: generationProgress,
    },
    { actions: ["dynamodb:Query"], on: "gsi1", partitions: ["region#*"] },
  ],
} as const satisfies Record<Endpoint["group"], readonly TableRight[]>;

export type DeployedGroup = keyof typeof tableRights;
export const deployedGroups = Object.keys(tableRights) as DeployedGroup[];

/** Reads and updates the progress of a run. */
const updateProgress = [
  { actions: ["dynamodb:GetItem", "dynamodb:UpdateItem"], on: "table", partitions: generationProgress },
] as const;

/** The same for the steps of the machine that writes texts; each is one Lambda. */
export const stepRights = {
  "plan-run": [{ actions: ["dynamodb:UpdateItem"], on: "table", partitions: generationProgress }],
  "plan-scope": updateProgress,
  "write-location": [
    { actions: ["dynamodb:UpdateItem"], on: "table", partitions: [...generationProgress, "budget#*"] },
    {
      actions: ["dynamodb:GetItem", "dynamodb:Query", "dynamodb:UpdateItem"],
      on: "table",
      partitions: ["location#*"],
    },
    { actions: ["dynamodb:Query", "dynamodb:PutItem"], on: "table", partitions: texts },
    { actions: ["dynamodb:Query"], on: "gsi1", partitions: ["region#*"] },
  ],
  "record-failure": updateProgress,
  "finish-scope": updateProgress,
  "finish-run": updateProgress,
} as const satisfies Record<StepName, readonly TableRight[]>;
