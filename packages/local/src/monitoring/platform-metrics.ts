import type { Handle } from "../http.ts";
import type { Outcome } from "../step-functions/outcome.ts";
import type { MetricStore } from "./metric-store.ts";

/** Records the metrics that AWS services publish themselves, under their CloudWatch names. */
export function platformMetrics(metrics: MetricStore) {
  const metricsOf = (namespace: string, dimensions: Record<string, string>) => (name: string) =>
    metrics.series({ namespace, name, dimensions });

  return {
    /** Measures the requests that an HTTP API handles. */
    measureApi(apiId: string, handle: Handle): Handle {
      const metric = metricsOf("AWS/ApiGateway", { ApiId: apiId });
      const [count, latency] = [metric("Count"), metric("Latency")];
      const [clientErrors, serverErrors] = [metric("4xx"), metric("5xx")];
      return async (request) => {
        const startedAt = performance.now();
        const response = await handle(request);
        count(1);
        latency(Math.round(performance.now() - startedAt));
        clientErrors(Number(response.status >= 400 && response.status < 500));
        serverErrors(Number(response.status >= 500));
        return response;
      };
    },

    /** Measures a distribution's requests under CloudFront's dimensions: the distribution, and the region `Global`. */
    distributionMetrics(distributionId: string) {
      const metric = metricsOf("AWS/CloudFront", { DistributionId: distributionId, Region: "Global" });
      const [requests, errorRate] = [metric("Requests"), metric("5xxErrorRate")];
      return {
        recordRequest(status: number): void {
          requests(1);
          errorRate(status >= 500 ? 100 : 0);
        },
        recordEdgeFailure: (failure: EdgeFailure) => metric(edgeFailureMetrics[failure])(1),
      };
    },

    functionMetrics(functionName: string) {
      const metric = metricsOf("AWS/Lambda", { FunctionName: functionName });
      const [invocations, duration] = [metric("Invocations"), metric("Duration")];
      const [errors, throttles] = [metric("Errors"), metric("Throttles")];
      return {
        recordInvocation(durationMs: number, failed: boolean): void {
          invocations(1);
          duration(Math.round(durationMs));
          errors(Number(failed));
        },
        recordThrottle: () => throttles(1),
      };
    },

    recordExecution: (machineArn: string, { status }: Pick<Outcome, "status">): void => {
      metricsOf("AWS/States", { StateMachineArn: machineArn })(executionMetrics[status])(1);
    },

    recordThrottledRequest(tableName: string, operation: string): void {
      metricsOf("AWS/DynamoDB", { TableName: tableName, Operation: operation })("ThrottledRequests")(1);
    },

    /** Counts a request blocked at the web ACL, for the ACL and for the rule. */
    recordBlockedRequest: (webAcl: string, rule: string): void => {
      for (const Rule of ["ALL", rule]) metricsOf("AWS/WAFV2", { WebACL: webAcl, Rule })("BlockedRequests")(1);
    },
  };
}

/** The reason why an edge function returned no response. */
export type EdgeFailure = "execution" | "validation" | "throttle";

const edgeFailureMetrics: Record<EdgeFailure, string> = {
  execution: "LambdaExecutionError",
  validation: "LambdaValidationError",
  throttle: "LambdaLimitExceededErrors",
};

const executionMetrics: Record<Outcome["status"], string> = {
  SUCCEEDED: "ExecutionsSucceeded",
  FAILED: "ExecutionsFailed",
  TIMED_OUT: "ExecutionsTimedOut",
  ABORTED: "ExecutionsAborted",
};

export type PlatformMetrics = ReturnType<typeof platformMetrics>;
export type FunctionMetrics = ReturnType<PlatformMetrics["functionMetrics"]>;
export type DistributionMetrics = ReturnType<PlatformMetrics["distributionMetrics"]>;
