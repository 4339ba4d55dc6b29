import type { IndexName } from "@vanfettle/core/table-shape";
import type { Endpoint } from "@vanfettle/contract/endpoints";

interface TableRight {
  actions: readonly `dynamodb:${string}`[];
  on: "table" | IndexName;
  /** Partition keys it may touch. Nobody but the booking Lambda ever meets a visitor's data. */
  partitions: readonly `${string}#*`[];
}

/** Every right a Lambda has on data, in one place. */
export const tableRights = {
  visitor: [
    { actions: ["dynamodb:Query"], on: "table", partitions: ["location#*"] },
    { actions: ["dynamodb:Query"], on: "gsi1", partitions: ["region#*"] },
    { actions: ["dynamodb:Query"], on: "gsi2", partitions: ["listing#*"] },
  ],
  booking: [{ actions: ["dynamodb:GetItem", "dynamodb:PutItem"], on: "table", partitions: ["booking#*"] }],
} as const satisfies Partial<Record<Endpoint["group"], readonly TableRight[]>>;

export type DeployedGroup = keyof typeof tableRights;
export const deployedGroups = Object.keys(tableRights) as DeployedGroup[];
