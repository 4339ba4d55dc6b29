import type { Callers } from "./access/callers.ts";
import { functionIdIn } from "./assembly/functions.ts";
import type { DeployedSchedule } from "./assembly/schedules.ts";

interface ScheduleOptions {
  invoke: (functionId: string, event: unknown) => Promise<unknown>;
  accessProblem: Callers["accessProblem"];
  log: (line: string) => void;
}

/** Invokes the functions of schedules at their rates, as EventBridge Scheduler does. */
export function startSchedules(
  schedules: readonly DeployedSchedule[],
  { invoke, accessProblem, log }: ScheduleOptions,
) {
  const timers = schedules.map(({ id, everyMs, functionArn, input, role }) => {
    const look = async () => {
      const request = { action: "lambda:InvokeFunction", resource: functionArn };
      if (accessProblem(role, request) !== undefined) return;
      await invoke(functionIdIn(functionArn), input).catch((error: unknown) =>
        log(`The schedule ${id} failed: ${(error as Error).message}`),
      );
    };
    return setInterval(() => void look(), everyMs);
  });
  return {
    close: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
