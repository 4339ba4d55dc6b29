import type { StackContext } from "sst/constructs";
import { keptLogGroup } from "../infra/logs.ts";

/** The machine that writes the pages' text will live here; its log comes first, so that retention is set before a line is written. */
export function Generation({ stack }: StackContext) {
  return { machineLog: keptLogGroup(stack, "MachineLog") };
}
