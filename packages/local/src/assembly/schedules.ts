import { roleOf } from "../access/roles.ts";
import type { ResolvedAssembly } from "./intrinsics.ts";

interface ScheduleProperties {
  ScheduleExpression: string;
  State?: string;
  Target: { Arn: string; RoleArn: string; Input?: string };
}

const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** A schedule that invokes a function again and again. */
export type DeployedSchedule = ReturnType<typeof deployedSchedules>[number];

/** Reads the schedules of the templates. Throws for another than a rate. */
export function deployedSchedules(assembly: ResolvedAssembly) {
  return assembly
    .resources<ScheduleProperties>("AWS::Scheduler::Schedule")
    .filter(({ properties: { State = "ENABLED" } }) => State === "ENABLED")
    .map(({ stack, id, properties: { ScheduleExpression, Target } }) => {
      const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(ScheduleExpression) ?? [];
      if (count === undefined || unit === undefined) {
        throw new Error(`The schedule ${id} has ${ScheduleExpression}, which is no rate.`);
      }
      return {
        id,
        everyMs: Number(count) * unitMs[unit as keyof typeof unitMs],
        functionArn: Target.Arn,
        input: JSON.parse(Target.Input ?? "{}") as unknown,
        role: roleOf(assembly, { stack, id, properties: { RoleArn: Target.RoleArn } }),
      };
    });
}
