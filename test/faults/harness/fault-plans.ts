import type { DatabaseCall, Fault, Moment, Plan } from "./fault-proxy.ts";

/** The first `times` calls of an operation meet the fault. */
export const first = (times: number, operation: string, fault: Fault): Plan => ({
  fault: (call) => (call.operation === operation && call.nth <= times ? fault : undefined),
});

export const always = (fault: Fault): Plan => ({ fault: () => fault });

/** Kills the caller at the named point: `applied` is after the write took effect and before its answer. */
export function killAt(moment: Moment, operation: string, kill: () => Promise<void>, nth = 1): Plan {
  const isThere = (now: Moment, call: DatabaseCall) =>
    now === moment && call.operation === operation && call.nth === nth;
  return {
    at: async (now, call) => {
      if (!isThere(now, call)) return undefined;
      await kill();
      return moment === "arrived" ? "never-sent" : undefined;
    },
  };
}

/** What a write looks like whose condition was forgotten: whatever is there, it goes ahead. */
export function withoutCondition(body: string): string {
  const { ConditionExpression, ...rest } = JSON.parse(body) as { ConditionExpression: string };
  // The names and values of the condition stay in use: DynamoDB refuses any that are not.
  const always = `(${ConditionExpression}) OR attribute_exists(pk) OR attribute_not_exists(pk)`;
  return JSON.stringify({ ...rest, ConditionExpression: always });
}
