import type { CallStage, Fault, FaultPlan } from "./fault-proxy.ts";

/** Injects the fault into the first `times` calls of an operation. */
export const failFirst = (times: number, operation: string, fault: Fault): FaultPlan => ({
  fault: (call) => (call.operation === operation && call.nth <= times ? fault : undefined),
});

/** Injects the fault into every call. */
export const failAlways = (fault: Fault): FaultPlan => ({ fault: () => fault });

/**
 * Kills the caller at the n-th call of an operation: before it is sent, or between its effect and
 * its response.
 */
export function killAt(
  stage: CallStage,
  operation: string,
  kill: () => Promise<void>,
  nth = 1,
): FaultPlan {
  return {
    onCall: async (current, call) => {
      if (current !== stage || call.operation !== operation || call.nth !== nth) return undefined;
      await kill();
      return stage === "arrived" ? "never-sent" : undefined;
    },
  };
}

/**
 * Returns the body of a conditional write with a condition that always holds, to simulate a missing
 * condition.
 */
export function withoutCondition(body: string): string {
  const { ConditionExpression, ...rest } = JSON.parse(body) as { ConditionExpression: string };
  // The names and values of the original stay in use, because DynamoDB rejects unused ones.
  const alwaysTrue = `(${ConditionExpression}) OR attribute_exists(pk) OR attribute_not_exists(pk)`;
  return JSON.stringify({ ...rest, ConditionExpression: alwaysTrue });
}
