import { expect, test } from "vitest";
import { metricStore } from "../monitoring/metric-store.ts";
import { platformMetrics } from "../monitoring/platform-metrics.ts";
import { FunctionFailure } from "./messages.ts";
import { isThrottled, watchedHost } from "./metered-host.ts";

const noon = Date.parse("2026-11-21T12:00:00.000Z");

function watching(slots: number) {
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
  let free = slots;
  const host = watchedHost(
    { invoke, close, warm: () => undefined },
    {
      slots: { take: () => free > 0 && free-- > 0, give: () => void free++ },
      measure: platformMetrics(metrics).lambda("Fn"),
    },
  );
  metrics.close();
  const sum = (name: string) =>
    metrics.statistic({ namespace: "AWS/Lambda", name, dimensions: { FunctionName: "Fn" } }, "Sum", {
      from: noon,
      to: noon + 1,
    });
  return { host, sum, fail, answer: () => calls.at(-1)?.resolve("{}") };
}

test("a call that is answered is no error, one that fails is", async () => {
  const { host, sum, answer, fail } = watching(1);
  const good = host.invoke("{}");
  answer();
  expect(await good).toBe("{}");
  expect([sum("Invocations"), sum("Errors"), sum("Throttles")]).toEqual([1, 0, undefined]);
  const bad = host.invoke("{}");
  fail();
  await expect(bad).rejects.toThrow("gone");
  expect([sum("Invocations"), sum("Errors"), sum("Throttles")]).toEqual([2, 1, undefined]);
});

test("a call too many is turned away unseen by the function, and the next finds room again", async () => {
  const { host, sum, answer } = watching(1);
  const first = host.invoke("{}");
  const refused = await host.invoke("{}").catch((error: unknown) => error);
  expect(isThrottled(refused)).toBe(true);
  answer();
  await first;
  const next = host.invoke("{}");
  answer();
  await next;
  expect([sum("Invocations"), sum("Errors"), sum("Throttles")]).toEqual([2, 0, 1]);
});

test("a call that ends with its host is no error of the function", async () => {
  const { host, sum } = watching(1);
  const cut = host.invoke("{}").catch(() => "cut");
  await host.close();
  expect(await cut).toBe("cut");
  expect(sum("Errors")).toBeUndefined();
});
