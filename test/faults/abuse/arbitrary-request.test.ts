import { endpointNames, routeKey } from "@vanfettle/contract/endpoints";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anyRequest, type AnyRequest } from "../harness/arbitrary-request.ts";
import { bookingWorld, type BookingWorld } from "../harness/booking-environment.ts";
import { isLong, shortOrLong } from "../harness/suite-length.ts";
import { abuseViolations } from "../harness/abuse-rules.ts";

const atOnce = 10;
const requests = shortOrLong(1_500, 90_000);

let world: BookingWorld;
beforeAll(async () => {
  world = await bookingWorld();
  await world.seed();
  await world.warm(endpointNames.map(routeKey));
});
afterAll(() => world.stop());

/** The Lambda is asked directly: nothing before it may be needed to keep it safe. */
const send = ({ name, method, path, query, headers, body }: AnyRequest) =>
  world.ask(routeKey(name), method, decoded(path), { headers, query, ...(body !== undefined && { body }) });

/** API Gateway hands over the path decoded, or as it is where that cannot be done. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

test(
  `whatever ${requests} requests ask, no answer is a fault, late, a stack or an echo, and only what was accepted is stored`,
  { timeout: shortOrLong(180_000, 7_200_000) },
  async () => {
    const accepted = new Set<string>();
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(anyRequest, { minLength: atOnce, maxLength: atOnce }), async (batch) => {
        const answers = await Promise.all(batch.map(send));
        const violations = answers.flatMap((answer, n) => {
          const request = batch[n] as AnyRequest;
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          const isBooking = request.name === "requestBooking" || request.name === "bookByForm";
          if (isBooking && [200, 303].includes(answer.status)) accepted.add(bookingOf(answer));
          return abuseViolations(request, answer);
        });
        expect(violations).toEqual([]);
      }),
      { numRuns: requests / atOnce, ...(!isLong && { seed: 20_261_121 }) },
    );
    const stored = await world.stored();
    expect(new Set(stored.map(({ id }) => id))).toEqual(accepted);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 303, 400, 404, 405, 413, 415]));
    expect(world.printed.filter((line) => line.includes("q7x"))).toEqual([]);
  },
);

function bookingOf({ body, headers }: { body: string; headers: Record<string, string> }): string {
  const url = headers["location"] ?? (JSON.parse(body) as { redirectUrl: string }).redirectUrl;
  return new URL(url).searchParams.get("ref") ?? "";
}
