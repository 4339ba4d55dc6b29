import { expect, test } from "vitest";
import { metricStore } from "../monitoring/metric-store.ts";
import { platformMetrics } from "../monitoring/platform-metrics.ts";
import { FunctionFailure } from "./messages.ts";
import { isThrottled, meteredHost } from "./metered-host.ts";

const noon = Date.parse("2026-11-21T12:00:00.000Z");

function hostWithLimit(limit: number) {
  const metrics = metricStore({ folder: undefined, now: () => noon });
  const calls: PromiseWithResolvers<string>[] = [];
  const fail = () =>
    calls.at(-1)?.reject(new FunctionFailure({ errorType: "Runtime.ExitError", errorMessage: "gone" }));
  const invoke = () => {
    const call = Promise.withResolvers<string>();
    calls.push(call);
    return call.promise;
  };
  const close = () => {
    fail();
    return Promise.resolve();
  };
  let free = limit;
  const host = meteredHost(
    { invoke, close, preload: () => undefined, reload: () => undefined },
    {
      limit: { acquire: () => free > 0 && free-- > 0, release: () => void free++ },
      metrics: platformMetrics(metrics).functionMetrics("Fn"),
    },
  );
  metrics.close();
  const sum = (name: string) =>
    metrics.statistic({ namespace: "AWS/Lambda", name, dimensions: { FunctionName: "Fn" } }, "Sum", {
      from: noon,
      to: noon + 1,
    });
  return { host, sum, fail, succeed: () => calls.at(-1)?.resolve("{}") };
}

test("counts a failed invocation as an error, and not a successful one", async () => {
  const { host, sum, succeed, fail } = hostWithLimit(1);
  const good = host.invoke("{}");
  succeed();
  expect(await good).toBe("{}");
  expect([sum("Invocations"), sum("Errors"), sum("Throttles")]).toEqual([1, 0, undefined]);
  const bad = host.invoke("{}");
  fail();
  await expect(bad).rejects.toThrow("gone");
  expect([sum("Invocations"), sum("Errors"), sum("Throttles")]).toEqual([2, 1, undefined]);
});

test("throttles an invocation over the limit before it reaches the function, and accepts a later invocation", async () => {
  const { host, sum, succeed } = hostWithLimit(1);
  const first = host.invoke("{}");
  const throttled = await host.invoke("{}").catch((error: unknown) => error);
  expect(isThrottled(throttled)).toBe(true);
  succeed();
  await first;
  const next = host.invoke("{}");
  succeed();
  await next;
  expect([sum("Invocations"), sum("Errors"), sum("Throttles")]).toEqual([2, 0, 1]);
});

test("does not count an invocation cut off at closing as an error", async () => {
  const { host, sum } = hostWithLimit(1);
  const cut = host.invoke("{}").catch(() => "cut");
  await host.close();
  expect(await cut).toBe("cut");
  expect(sum("Errors")).toBeUndefined();
});
