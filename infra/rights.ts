import type { Endpoint } from "@vanfettle/contract/endpoints";

export type FunctionGroup = Endpoint["group"];

/**
 * Every right a Lambda has on data, in one place. `table` and `indexes` are actions on the table itself and on its
 * indexes; nothing here may end in a star.
 */
export const tableRights = {
  visitor: { table: ["dynamodb:GetItem", "dynamodb:Query"], indexes: ["dynamodb:Query"] },
  booking: { table: ["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Query"], indexes: [] },
} as const satisfies Partial<Record<FunctionGroup, { table: readonly string[]; indexes: readonly string[] }>>;

export type DeployedGroup = keyof typeof tableRights;
export const deployedGroups = Object.keys(tableRights) as DeployedGroup[];
