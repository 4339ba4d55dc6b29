import type { HttpRequest, HttpResponse, Handle } from "../http.ts";
import type { Outcome } from "../step-functions/interpreter.ts";
import type { MetricStore } from "./metric-store.ts";

/** What AWS measures by itself, by the names under which CloudWatch has it. */
export function platformMetrics(metrics: MetricStore) {
  const seriesOf = (namespace: string, dimensions: Record<string, string>) => (name: string) =>
    metrics.series({ namespace, name, dimensions });

  return {
    api(apiId: string, gateway: Handle): Handle {
      const series = seriesOf("AWS/ApiGateway", { ApiId: apiId });
      const [count, latency, clientErrors, serverErrors] = ["Count", "Latency", "4xx", "5xx"].map(series) as Recorders;
      return async (request: HttpRequest): Promise<HttpResponse> => {
        const startedAt = performance.now();
        const response = await gateway(request);
        count(1);
        latency(Math.round(performance.now() - startedAt));
        clientErrors(Number(response.status >= 400 && response.status < 500));
        serverErrors(Number(response.status >= 500));
        return response;
      };
    },

    lambda(functionName: string) {
      const series = seriesOf("AWS/Lambda", { FunctionName: functionName });
      const [invocations, duration, errors, throttles] = ["Invocations", "Duration", "Errors", "Throttles"].map(
        series,
      ) as Recorders;
      return {
        ended(ms: number, failed: boolean): void {
          invocations(1);
          duration(Math.round(ms));
          errors(Number(failed));
        },
        throttled: () => throttles(1),
      };
    },

    execution(machineArn: string, { status }: Pick<Outcome, "status">): void {
      const series = seriesOf("AWS/States", { StateMachineArn: machineArn });
      series(executionMetrics[status])(1);
    },

    throttledRequest(tableName: string, operation: string): void {
      seriesOf("AWS/DynamoDB", { TableName: tableName, Operation: operation })("ThrottledRequests")(1);
    },

    /** Of a request to the web ACL, under its own name and that of the rule that decided. */
    blocked(webAcl: string, rule: string): void {
      for (const Rule of ["ALL", rule]) seriesOf("AWS/WAFV2", { WebACL: webAcl, Rule })("BlockedRequests")(1);
    },
  };
}

type Recorder = (value: number) => void;
type Recorders = [Recorder, Recorder, Recorder, Recorder];

const executionMetrics: Record<Outcome["status"], string> = {
  SUCCEEDED: "ExecutionsSucceeded",
  FAILED: "ExecutionsFailed",
  TIMED_OUT: "ExecutionsTimedOut",
  ABORTED: "ExecutionsAborted",
};

export type PlatformMetrics = ReturnType<typeof platformMetrics>;
