import { expect, test } from "vitest";
import {
  circuitBreaker,
  VehicleServiceError,
  type VehicleServiceErrorName,
} from "./call-service.ts";

function setUp() {
  let now = 0;
  const breaker = circuitBreaker({ clock: () => new Date(now), openAfterRateLimitMs: 180_000 });
  let calls = 0;
  const call = async (
    error?: VehicleServiceErrorName,
    retryAfterSeconds?: number,
  ): Promise<unknown> => {
    const work = async () => {
      calls += 1;
      if (error) throw new VehicleServiceError(error, retryAfterSeconds);
      return "answer";
    };
    return breaker.call(work).catch((thrown: unknown) => thrown);
  };
  return { breaker, call, calls: () => calls, pass: (ms: number) => (now += ms) };
}

test("five consecutive failures block calls for 30 seconds", async () => {
  const { call, calls, pass } = setUp();
  for (let failure = 0; failure < 5; failure++) await call("ServiceFailed");
  expect(await call()).toMatchObject({ name: "ServiceFailed", retryAfterSeconds: 30 });
  pass(29_001);
  expect(await call()).toMatchObject({ retryAfterSeconds: 1 });
  expect(calls()).toBe(5);
  pass(999);
  expect(await call()).toBe("answer");
});

test("the next call after that reopens the breaker on failure and closes it on success", async () => {
  const { call, calls, pass } = setUp();
  for (let failure = 0; failure < 5; failure++) await call("ServiceFailed");
  pass(30_000);
  await call("ServiceFailed");
  await call();
  expect(calls()).toBe(6);
  pass(30_000);
  await call();
  for (let failure = 0; failure < 4; failure++) await call("ServiceFailed");
  expect(await call()).toBe("answer");
});

test("a success resets the count of failures", async () => {
  const { call } = setUp();
  for (let round = 0; round < 3; round++) {
    for (let failure = 0; failure < 4; failure++) await call("ServiceFailed");
    expect(await call()).toBe("answer");
  }
});

test("a rate limit blocks calls for three minutes", async () => {
  const { call, calls, pass } = setUp();
  expect(await call("ServiceRateLimited")).toMatchObject({
    name: "ServiceRateLimited",
    retryAfterSeconds: 180,
  });
  pass(179_000);
  expect(await call()).toMatchObject({ name: "ServiceRateLimited", retryAfterSeconds: 1 });
  pass(1_000);
  expect(await call()).toBe("answer");
  expect(calls()).toBe(2);
});

test.each(["ServiceRateLimited", "ServiceFailed"] as const)(
  "%s blocks calls for as long as the service asks",
  async (name) => {
    const { call, pass } = setUp();
    expect(await call(name, 7)).toMatchObject({ name, retryAfterSeconds: 7 });
    pass(6_000);
    expect(await call()).toMatchObject({ name, retryAfterSeconds: 1 });
    pass(1_000);
    expect(await call()).toBe("answer");
  },
);

test("wraps other errors without their message", async () => {
  const { breaker } = setUp();
  const thrown: unknown = await breaker
    .call(() => Promise.reject(new TypeError("about AB12CDE")))
    .catch((error: unknown) => error);
  expect(thrown).toMatchObject({ name: "ServiceFailed", message: "ServiceFailed" });
  expect(String((thrown as Error).stack) + String((thrown as Error).cause)).not.toContain(
    "AB12CDE",
  );
});
