import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startDatabase, type TestDatabase } from "@vanfettle/core/testing/test-database";
import { event } from "../testing/api-event.ts";
import { awsError, startAwsStub } from "../testing/aws-stub.ts";

let database: TestDatabase;
let secrets: Awaited<ReturnType<typeof startAwsStub>>;
let write: ReturnType<typeof spyOnLog>;
const spyOnLog = () => vi.spyOn(process.stdout, "write").mockImplementation(() => true);
beforeAll(async () => {
  database = await startDatabase();
  secrets = await startAwsStub(() => awsError("ResourceNotFoundException"));
  const env = {
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    AWS_REGION: "eu-west-2",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    STAGE: "local",
    TABLE_NAME: database.tableName,
    SITE_ORIGIN: "https://vanfettle.test",
    OPERATOR_ISSUER: "https://issuer.test/pool",
    OPERATOR_CLIENT_ID: "a-client",
    PARTNER_BOOKING_URL: "https://partner.test/book?ref={reference}",
    PARTNER_HOSTS: "partner.test",
    REGISTRATION_HASH_KEY: "0123456789abcdef0123456789abcdef",
    BOOKING_LINK_KEY: "fedcba9876543210fedcba9876543210",
    API_URL: "https://api.test",
    DVSA_API_URL: "https://history.mot.api.gov.uk/",
    DVSA_SECRET_ARN: "a-secret",
    DVLA_API_URL: "https://driver-vehicle-licensing.api.gov.uk/",
    DVLA_SECRET_ARN: "another-secret",
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  write = spyOnLog();
});
beforeEach(() => write.mockClear());
afterAll(async () => {
  write.mockRestore();
  vi.unstubAllEnvs();
  await Promise.all([database.stop(), secrets.stop()]);
});

/** Returns the logged lines: requests, and metrics in CloudWatch's embedded format. */
const lines = () =>
  write.mock.calls.flatMap(([text]) =>
    String(text).startsWith("{") ? [JSON.parse(String(text)) as Record<string, unknown>] : [],
  );
const json = { "content-type": "application/json" };
const bodyOf = ({ body }: { body?: string | undefined }) =>
  JSON.parse(body ?? "") as Record<string, unknown>;

test("the visitor function uses its table and its settings", async () => {
  const { handler } = await import("../location/visitor.ts");
  expect(await handler(event("GET", "/api/content-progress"))).toMatchObject({ statusCode: 200 });
  expect(bodyOf(await handler(event("GET", "/api/operator-sign-in")))).toMatchObject({
    issuer: "https://issuer.test/pool",
    clientId: "a-client",
  });
  expect(lines()).toContainEqual(
    expect.objectContaining({ service: "visitor", message: "request", status: 200 }),
  );
});

test("the booking function stores a booking and counts the outcome of each request", async () => {
  const { handler } = await import("../booking/booking.ts");
  const booking = {
    registration: "AB12CDE",
    postcode: "SW1A 1AA",
    serviceType: "mot",
    location: "Leeds",
  };
  const book = (body: object, key = "0f0f0f0f-0000-4000-8000-000000000001") =>
    handler(
      event("POST", "/api/book-my-garage", {
        headers: { ...json, "idempotency-key": key },
        body: JSON.stringify(body),
      }),
    );
  const first = bodyOf(await book(booking));
  expect(first["redirectUrl"]).toMatch(/^https:\/\/partner\.test\/book\?ref=bkg_/);
  for (let repeated = 0; repeated < 2; repeated++) {
    expect(bodyOf(await book(booking))).toEqual(first);
  }
  expect((await book({ ...booking, location: "York" })).statusCode).toBe(422);
  const counted = (name: string) => lines().filter((line) => line[name] === 1);
  expect(counted("BookingAccepted")).toHaveLength(1);
  expect(counted("BookingReplay")).toHaveLength(2);
  expect(counted("BookingRejected")).toEqual([expect.objectContaining({ code: "key_reused" })]);
});

test("the function for booking links shows the booking", async () => {
  const { handler: book } = await import("../booking/booking.ts");
  const { handler } = await import("../booking/your-booking.ts");
  const payload = {
    registration: "CD34EFG",
    postcode: "SW1A 1AA",
    serviceType: "mot",
    location: "Leeds",
  };
  const headers = { ...json, "idempotency-key": "0f0f0f0f-0000-4000-8000-000000000002" };
  const { token } = bodyOf(
    await book(event("POST", "/api/book-my-garage", { headers, body: JSON.stringify(payload) })),
  );
  const shown = await handler(
    event("POST", "/api/booking/show", { headers: json, body: JSON.stringify({ token }) }),
  );
  expect(bodyOf(shown)).toMatchObject({ registration: "CD34EFG" });
  expect(lines()).toContainEqual(
    expect.objectContaining({ service: "your-booking", message: "request" }),
  );
});

test("the vehicle function reports both services as not connected while its secrets contain no keys", async () => {
  const { handler } = await import("../vehicle/vehicle.ts");
  const response = await handler(
    event("POST", "/api/vehicle", {
      headers: json,
      body: JSON.stringify({ registration: "QQ19VAN" }),
    }),
  );
  expect(bodyOf(response)).toMatchObject({
    registration: "QQ19VAN",
    sources: [{ state: "not connected" }, { state: "not connected" }],
    sample: false,
  });
  expect(secrets.calls.map(({ body }) => body).toSorted()).toEqual([
    '{"SecretId":"a-secret"}',
    '{"SecretId":"another-secret"}',
  ]);
});

test("the garages function works without imported files", async () => {
  const { handler } = await import("../station/garages.ts");
  const response = await handler(
    event("GET", "/api/stations/near/LS1%204AP", { pathParameters: { postcode: "LS1 4AP" } }),
  );
  expect(response.statusCode).toBe(200);
  expect(bodyOf(response)).toMatchObject({ list: null });
});
