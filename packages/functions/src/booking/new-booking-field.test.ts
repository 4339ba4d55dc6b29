import { randomUUID } from "node:crypto";
import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exportBookings } from "@vanfettle/core/booking/booking-queries";
import { eraseBookings } from "@vanfettle/core/booking/erase";
import { lambdaHandler } from "../http/lambda-handler.ts";
import { createRouter } from "../http/router.ts";
import { event } from "../testing/api-event.ts";
import { formType, jsonType } from "../testing/booking-app.ts";
import { startOperatorBookingsApp } from "../testing/operator-bookings-app.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { yourBookingRoutes } from "./your-booking-routes.ts";

// A field that is added to the schema alone must arrive everywhere that a booking does.

vi.mock("@vanfettle/contract/schemas", async (importOriginal) => {
  const z = await import("zod");
  const { unlessEmpty } = await import("@vanfettle/contract/schema-fields");
  const original = await importOriginal<typeof import("@vanfettle/contract/schemas")>();
  const { requestBooking, bookByForm } = original.schemas;
  const message = "Enter a whole number";
  const digits = z.string().regex(/^\d{1,5}$/);
  const added = {
    invented: unlessEmpty(
      z.union([z.int().max(99_999, message), digits.transform(Number)]),
      message,
    ),
    extras: z.record(z.string(), z.string()).optional(),
  };
  return {
    ...original,
    schemas: {
      ...original.schemas,
      requestBooking: { ...requestBooking, body: requestBooking.body.safeExtend(added) },
      bookByForm: { ...bookByForm, body: bookByForm.body.safeExtend(added) },
    },
  };
});

let app: Awaited<ReturnType<typeof startOperatorBookingsApp>>;
beforeAll(async () => {
  app = await startOperatorBookingsApp();
});
afterAll(() => app.bookingApp.database.stop());

const day = "2026-11-21";
const booking = {
  registration: "MQ76ZZX",
  postcode: "ZZ99QQ",
  serviceType: "mot",
  location: "Birmingham",
  locationSlug: "birmingham",
};
const customerDetails = { invented: 54_321, extras: { wheels: "four", aerial: "bent" } };

const book = async (fields: object, key: string = randomUUID()) => {
  const response = await app.bookingApp.book({ ...booking, ...fields }, { "idempotency-key": key });
  const body = JSON.parse(response.body ?? "") as {
    code?: string;
    token?: string;
    redirectUrl?: string;
  };
  return { statusCode: response.statusCode, ...body };
};
const bookByForm = (fields: Record<string, string>) =>
  app.bookingApp.bookByForm({ ...booking, ...fields });
const post = (path: string, token: string | undefined) => {
  const routerDeps = { log: recordedLog().log, originTokens: [] };
  const handler = lambdaHandler(
    createRouter("your-booking", routerDeps, yourBookingRoutes(app.deps)),
  );
  return handler(event("POST", path, { headers: jsonType, body: JSON.stringify({ token }) }));
};
const bodyOf = ({ body }: { body?: string | undefined }) =>
  JSON.parse(body ?? "") as Record<string, unknown>;
const everything = async () => {
  const { client, tableName } = app.bookingApp.database;
  return JSON.stringify((await client.send(new ScanCommand({ TableName: tableName }))).Items);
};

test("is stored, and shown to the visitor and in the reports and exports of operators", async () => {
  const { token } = await book(customerDetails);
  expect(await app.bookingApp.stored()).toMatchObject([{ ...booking, customerDetails }]);
  expect(bodyOf(await post("/api/booking/show", token))).toMatchObject({
    registration: "MQ76ZZX",
    customerDetails,
  });
  expect(bodyOf(await app.list(day))).toMatchObject({
    bookings: [{ service: "mot", customerDetails }],
  });
  const { csv } = bodyOf(await app.export({ from: day, to: day }));
  // The database does not keep the order of the fields.
  for (const text of [
    "Region,Page,Details\r\n",
    "invented: 54321",
    "wheels: four",
    "aerial: bent",
  ]) {
    expect(csv).toContain(text);
  }
  expect(await exportBookings(app.deps, "MQ76ZZX")).toMatchObject([{ customerDetails }]);
});

test("belongs to the booking of an idempotency key", async () => {
  const key = randomUUID();
  const first = await book(customerDetails, key);
  const { invented, extras } = customerDetails;
  expect(await book({ extras: { aerial: "bent", wheels: "four" }, invented }, key)).toEqual(first);
  for (const other of [
    { invented: 54_322, extras },
    { invented },
    { invented, extras: { wheels: "four" } },
    {},
  ]) {
    expect(await book(other, key)).toMatchObject({ statusCode: 422, code: "key_reused" });
  }
});

test("separates bookings without a key", async () => {
  const locations = [];
  const sent = [...["1000", "1000", "1001", ""].map((invented) => ({ invented })), {}];
  for (const fields of sent) {
    const response = await bookByForm(fields);
    expect(response.statusCode).toBe(303);
    locations.push(response.headers?.["location"]);
  }
  expect(locations[1]).toBe(locations[0]);
  // A field that is not filled in is not sent.
  expect(locations[4]).toBe(locations[3]);
  expect(new Set(locations).size).toBe(3);
});

test("is erased by the visitor and by an operator", async () => {
  const { token } = await book({ invented: 66_666 });
  await book({ invented: 77_777 });
  expect(await everything()).toContain("66666");
  expect((await post("/api/booking/erase", token)).statusCode).toBe(200);
  expect(await everything()).not.toContain("66666");
  await eraseBookings(
    { ...app.deps, untilIndexed: () => Promise.resolve() },
    { registration: "MQ76ZZX", operator: "ann" },
  );
  expect(await everything()).not.toMatch(/77777|54321|invented/);
});

test.each(["far", " ", 1.5, 100_000, null, true])(
  "is rejected by its own rule on its field: %j",
  async (invented) => {
    const response = await app.bookingApp.send("POST", "/api/book-my-garage", {
      headers: jsonType,
      body: JSON.stringify({ ...booking, invented }),
    });
    expect(bodyOf(response)).toMatchObject({
      code: "invalid_request",
      issues: [{ field: "invented", message: "Enter a whole number" }],
    });
  },
);

test("is stored as a number, whether a program sends a number or a form its text", async () => {
  for (const invented of [12_321, "12321"]) {
    const { token } = await book({ invented });
    expect(bodyOf(await post("/api/booking/show", token))).toMatchObject({
      customerDetails: { invented: 12_321 },
    });
  }
});

test("is rejected on the page for a form that is sent without script", async () => {
  const page = await app.bookingApp.send("POST", "/book", {
    headers: formType,
    body: new URLSearchParams({ ...booking, invented: "far" }).toString(),
  });
  expect(page.statusCode).toBe(400);
});
