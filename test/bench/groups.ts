import { edgeGroup } from "./edge/edge-group.ts";
import { functionsGroup } from "./functions/functions-group.ts";
import type { Group } from "./report/row.ts";

/** In the order of the table. */
export const groups: readonly Group[] = [edgeGroup, functionsGroup];
