import { edgeGroup } from "./edge/edge-group.ts";
import { engineGroup } from "./engine/engine-group.ts";
import { functionsGroup } from "./functions/functions-group.ts";
import { generationGroup } from "./generation/generation-group.ts";
import { loadGroup } from "./load/load-group.ts";
import { memoryGroup } from "./memory/memory-group.ts";
import { pageGroup } from "./page/page-group.ts";
import type { Group } from "./report/row.ts";
import { startGroup } from "./start/start-group.ts";
import { vansGroup } from "./vans/vans-group.ts";

/** The groups, in the order of the report. */
export const groups: readonly Group[] = [
  pageGroup,
  edgeGroup,
  functionsGroup,
  vansGroup,
  engineGroup,
  startGroup,
  generationGroup,
  loadGroup,
  memoryGroup,
];
