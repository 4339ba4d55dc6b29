import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "@vanfettle/contract/endpoints";
import { anyCharacter } from "@vanfettle/vans/testing/any-character";
import { formType, jsonType, startBookingApp } from "../testing/booking-app.ts";
import { startVisitorApp } from "../testing/visitor-app.ts";

let visitor: Awaited<ReturnType<typeof startVisitorApp>>;
let booking: Awaited<ReturnType<typeof startBookingApp>>;
beforeAll(async () => {
  [visitor, booking] = await Promise.all([startVisitorApp(), startBookingApp()]);
});
afterAll(() => Promise.all([visitor.database.stop(), booking.database.stop()]));

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: anyCharacter }),
);
const segment = fc.oneof(
  text.map((value) => value.replace(/[/?#]/g, "")),
  text.map((value) => encodeURIComponent(value.toWellFormed())),
  fc.constantFrom(
    "..",
    "%00",
    "%",
    "%2e%2e%2f",
    "birmingham",
    "BIRMINGHAM",
    "london%2fx",
    "\u0130",
  ),
);
const header = fc.dictionary(
  fc.constantFrom("content-type", "idempotency-key", "cookie", "host", "x-forwarded-for"),
  text,
);

/** Checks the rules that apply to every response, whatever the request. */
function expectPlainResponse(response: {
  statusCode?: number | undefined;
  headers?: object | undefined;
}) {
  expect(response.statusCode).toBeLessThan(500);
  expect(response.headers).toHaveProperty("x-request-id");
  expect(response.headers).toHaveProperty("cache-control");
}

test("no path and no header of a read causes a server error", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("/api/locations/", "/api/", "/sitemaps/", "/"),
      segment,
      header,
      async (prefix, rest, headers) => {
        expectPlainResponse(await visitor.get(prefix + rest, { headers }));
      },
    ),
    { numRuns: 500 },
  );
  expect(visitor.failures).toEqual([]);
});

const values = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text),
  fc.jsonValue(),
);
/** Prefers the valid value, so many generated bodies have a single invalid field. */
const mostly = (good: string) =>
  fc.oneof({ arbitrary: fc.constant(good), weight: 4 }, { arbitrary: values, weight: 1 });
const placeName = fc.string({ unit: fc.constantFrom(...Array.from("aÉŵ '’.,&()-")), minLength: 1 });
const fields = {
  registration: mostly("AB12CDE"),
  postcode: mostly("SW1A1AA"),
  serviceType: mostly("mot"),
  location: fc.oneof(placeName, values),
};
const payload = fc.oneof(fc.record(fields), fc.record(fields, { requiredKeys: [] }));

test("no booking body causes a server error, and only accepted bookings are stored", async () => {
  const before = (await booking.stored()).length;
  const accepted = new Set<string>();
  const remember = (response: { statusCode?: number | undefined; body?: string | undefined }) => {
    if (response.statusCode === 200) {
      accepted.add((JSON.parse(response.body ?? "") as { redirectUrl: string }).redirectUrl);
    }
  };
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        payload.map((value) => JSON.stringify(value)),
        text,
      ),
      // A rejected key is rejected before the other values are read.
      fc.oneof(fc.constant({}), header),
      async (body, headers) => {
        const response = await booking.send("POST", endpoints.requestBooking.path, {
          headers: { ...headers, ...jsonType },
          body: body.toWellFormed(),
        });
        expectPlainResponse(response);
        remember(response);
      },
    ),
    { numRuns: 500 },
  );
  expect(booking.failures).toEqual([]);
  expect((await booking.stored()).length - before).toBe(accepted.size);
  expect(accepted.size).toBeGreaterThan(5);
});

test("four texts are booked exactly if they follow the form's rules and use its characters", async () => {
  const letters = fc.string({
    unit: fc.constantFrom("a", "b", "Y", "Z", "0", "9", " ", "-", "é"),
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(
      letters,
      letters,
      fc.constantFrom("mot", "oil-change", "other"),
      async (registration, postcode, serviceType) => {
        const kept = [registration, postcode].map(
          (value) => value.toUpperCase().replace(/[^A-Z0-9]/g, "").length,
        );
        const isPlain = !`${registration}${postcode}`.includes("é");
        const good =
          isPlain && kept.every((length) => length >= 1 && length <= 8) && serviceType !== "other";
        const response = await booking.book({
          registration,
          postcode,
          serviceType,
          location: "UK",
        });
        expect(response.statusCode).toBe(good ? 200 : 400);
      },
    ),
    { numRuns: 300 },
  );
});

test("no form causes a server error or is echoed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 5 }), text, async (registration, postcode) => {
      const body = new URLSearchParams({
        registration: `<i>${registration}`,
        postcode,
        serviceType: "no",
      }).toString();
      const response = await booking.send("POST", endpoints.bookByForm.path, {
        headers: formType,
        body,
      });
      expectPlainResponse(response);
      expect(response.body).not.toContain("<i>");
    }),
    { numRuns: 200 },
  );
});
