import { expect, test } from "vitest";
import { FunctionFailure } from "./messages.ts";
import { isThrottled, meteredHost } from "./metered-host.ts";

function hostWithLimit(limit: number) {
  const recorded: string[] = [];
  const calls: PromiseWithResolvers<string>[] = [];
  const fail = () =>
    calls
      .at(-1)
      ?.reject(new FunctionFailure({ errorType: "Runtime.ExitError", errorMessage: "gone" }));
  const invoke = () => {
    const call = Promise.withResolvers<string>();
    calls.push(call);
    return call.promise;
  };
  const close = () => {
    fail();
    return Promise.resolve();
  };
  const host = meteredHost(
    { invoke, close, preload: () => undefined, reload: () => undefined },
    { limit, record: (name) => recorded.push(name) },
  );
  return { host, recorded, fail, succeed: () => calls.at(-1)?.resolve("{}") };
}

test("counts a failed invocation as an error, and not a successful one", async () => {
  const { host, recorded, succeed, fail } = hostWithLimit(1);
  const good = host.invoke("{}");
  succeed();
  expect(await good).toBe("{}");
  expect(recorded).toEqual([]);
  const bad = host.invoke("{}");
  fail();
  await expect(bad).rejects.toThrow("gone");
  expect(recorded).toEqual(["Errors"]);
});

test("throttles an invocation over the limit before it reaches the function, and accepts a later invocation", async () => {
  const { host, recorded, succeed } = hostWithLimit(1);
  const first = host.invoke("{}");
  const throttled = await host.invoke("{}").catch((error: unknown) => error);
  expect(isThrottled(throttled)).toBe(true);
  succeed();
  await first;
  const next = host.invoke("{}");
  succeed();
  await next;
  expect(recorded).toEqual(["Throttles"]);
});

test("does not count an invocation cut off at closing as an error", async () => {
  const { host, recorded } = hostWithLimit(1);
  const cut = host.invoke("{}").catch(() => "cut");
  await host.close();
  expect(await cut).toBe("cut");
  expect(recorded).toEqual([]);
});
