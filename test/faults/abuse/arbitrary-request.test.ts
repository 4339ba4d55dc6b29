import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpointNames, routeKey } from "@vanfettle/contract/endpoints";
import { isLong, shortOrLong } from "../../suite-length.ts";
import { abuseViolations, sendAtOnce } from "../harness/abuse-rules.ts";
import { arbitraryRequest, type ArbitraryRequest } from "../harness/arbitrary-request.ts";
import {
  startBookingEnvironment,
  type BookingEnvironment,
} from "../harness/booking-environment.ts";

const atOnce = 10;
const requests = shortOrLong(500, 90_000);

let environment: BookingEnvironment;
beforeAll(async () => {
  environment = await startBookingEnvironment();
  await environment.seed();
  await environment.warmUp(endpointNames.map(routeKey));
});
afterAll(() => environment.stop());

/** Calls the Lambda directly, because it must be safe without the layers before it. */
const send = ({ name, method, path, query, headers, body }: ArbitraryRequest) =>
  environment.call(routeKey(name), method, decoded(path), {
    headers,
    query,
    ...(body !== undefined && { body }),
  });

/** Decodes a path like API Gateway, which passes on paths unchanged if they cannot be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

test(
  `responds to ${requests} arbitrary requests without server errors, delays, stack traces or echoes, and stores only accepted bookings`,
  { timeout: shortOrLong(180_000, 7_200_000) },
  async () => {
    const accepted = new Set<string>();
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryRequest, { minLength: atOnce, maxLength: atOnce }),
        async (batch) => {
          const responses = await sendAtOnce(batch, send);
          const violations = responses.flatMap((response, n) => {
            const request = batch[n] as ArbitraryRequest;
            statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
            const isBooking = request.name === "requestBooking" || request.name === "bookByForm";
            if (isBooking && [200, 303].includes(response.status)) {
              accepted.add(bookingIdOf(response));
            }
            return abuseViolations(request, response);
          });
          expect(violations).toEqual([]);
        },
      ),
      { numRuns: requests / atOnce, ...(!isLong && { seed: 20_261_121 }) },
    );
    const stored = await environment.stored();
    expect(new Set(stored.map(({ id }) => id))).toEqual(accepted);
    expect([...statuses.keys()]).toEqual(
      expect.arrayContaining([200, 303, 400, 404, 405, 413, 415]),
    );
    expect(environment.logLines.filter((line) => line.includes("q7x"))).toEqual([]);
  },
);

function bookingIdOf({ body, headers }: { body: string; headers: Record<string, string> }): string {
  const url = headers["location"] ?? (JSON.parse(body) as { redirectUrl: string }).redirectUrl;
  return new URL(url).searchParams.get("ref") ?? "";
}
