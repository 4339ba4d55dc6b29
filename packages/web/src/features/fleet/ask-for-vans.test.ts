import { expect, test } from "vitest";
import { buildVehicleCheck } from "../../testing/build-vehicle-check.ts";
import { json, stubServer } from "../../testing/stub-server.ts";
import { askForVan } from "./ask-for-vans.ts";

const registration = "AB12CDE";
const line = { kind: "registration", number: 1, text: registration, registration } as const;
/** What API Gateway says, which has no Retry-After. */
const throttled = () => json({ message: "Too Many Requests" }, 429);
const limited = (seconds: number) =>
  Response.json({ code: "rate_limited" }, { status: 429, headers: { "retry-after": String(seconds) } });
const answered = () => json(buildVehicleCheck({ registration }));

/** Asks for a van over a site that gives these answers one after another, the last of them for ever. */
async function ask(answers: (() => Response)[], { isWanted = true } = {}) {
  const { api, calls } = stubServer({ "/api/vehicle": () => (answers[calls.length - 1] ?? answers.at(-1))?.() });
  const waits: number[] = [];
  const row = await askForVan(api, line, async (seconds) => {
    waits.push(seconds);
    return isWanted;
  });
  return { row, waits, calls: calls.length };
}

test("a van is asked for again after a wait while the site is too busy", async () => {
  const { row, waits, calls } = await ask([throttled, throttled, answered]);
  expect(row.state).toBe("known");
  expect(calls).toBe(3);
  const [first = 0, second = 0] = waits;
  expect(first).toBeGreaterThanOrEqual(1);
  expect(first).toBeLessThanOrEqual(3);
  expect(second).toBeGreaterThanOrEqual(2);
  expect(second).toBeLessThanOrEqual(6);
});

test("a van that is still too much after six requests is lost, says why and can be tried again", async () => {
  const { row, waits, calls } = await ask([throttled]);
  expect(row).toEqual({
    state: "lost",
    line,
    message: "The van check is busy. Try this one again in a minute",
    canRetry: true,
  });
  expect(calls).toBe(6);
  expect(waits).toHaveLength(5);
});

test("the wait is at least what the server asks for", async () => {
  const { waits } = await ask([() => limited(12), answered]);
  expect(waits).toEqual([12]);
});

test("nobody waits for minutes: the line says when to try again", async () => {
  const { row, waits } = await ask([() => limited(180)]);
  expect(waits).toEqual([]);
  expect(row).toMatchObject({
    message: "The van check is busy. Try this one again in 3 minutes",
    canRetry: true,
  });
});

test("a van that is no longer wanted is not asked for again", async () => {
  const { calls } = await ask([throttled], { isWanted: false });
  expect(calls).toBe(1);
});

test.each([
  [404, "No vehicle was found.", false],
  [400, "That is not a UK registration.", false],
  [503, "The service is busy.", true],
])("an answer of %i loses the line at once", async (status, message, canRetry) => {
  const { row, waits } = await ask([() => json({ message }, status)]);
  expect(row).toEqual({ state: "lost", line, message, canRetry });
  expect(waits).toEqual([]);
});
