import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { openTable } from "@vanfettle/core/table/table";
import { buildBookingDeps } from "@vanfettle/core/testing/booking-deps";
import { bookingRoutes } from "../booking/booking-routes.ts";
import { visitorRoutes } from "../location/visitor-routes.ts";
import { event } from "../testing/api-event.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { signIn } from "../testing/visitor-app.ts";
import { lambdaHandler } from "./lambda-handler.ts";
import { createRouter } from "./router.ts";

type Behaviour = (respond: (status: number, body: string) => void, hangUp: () => void) => void;

let server: Server;
let behave: Behaviour;
let client: DynamoDBClient;
beforeEach(async () => {
  server = createServer((request, response) => {
    request.resume();
    behave(
      (status, body) =>
        response.writeHead(status, { "content-type": "application/x-amz-json-1.0" }).end(body),
      () => request.socket.destroy(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  vi.stubEnv("AWS_ENDPOINT_URL_DYNAMODB", `http://127.0.0.1:${port}`);
  vi.stubEnv("AWS_REGION", "eu-west-2");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
  client = createDynamoDBClient();
});
afterEach(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
  vi.unstubAllEnvs();
});

const dynamoDbError = (name: string) =>
  JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: "AB12CDE" });
const failureModes: [string, Behaviour][] = [
  ["throttles", (respond) => respond(400, dynamoDbError("ProvisionedThroughputExceededException"))],
  ["fails", (respond) => respond(500, dynamoDbError("InternalServerError"))],
  ["hangs up", (_, hangUp) => hangUp()],
  ["responds with a web page", (respond) => respond(200, "<html>AB12CDE</html>")],
  ["truncates its response", (respond) => respond(200, '{"Items":[{"pk":{"S":"AB12')],
  ["never responds", () => {}],
];

const post = (path: string) =>
  event("POST", path, {
    headers: {
      "content-type": path === "/book" ? "application/x-www-form-urlencoded" : "application/json",
    },
    body:
      path === "/book"
        ? "registration=AB12CDE&postcode=SW1A1AA&serviceType=mot&location=UK&key=0123456789abcdef"
        : JSON.stringify({
            registration: "AB12CDE",
            postcode: "SW1A1AA",
            serviceType: "mot",
            location: "UK",
          }),
  });

test.each(failureModes)(
  "returns 503 with Retry-After from every endpoint when the database %s",
  async (_, behaviour) => {
    behave = behaviour;
    const { log, failures } = recordedLog();
    const table = openTable({ client, table: "any" });
    const deps = { log, originTokens: [] };
    const visitor = lambdaHandler(
      createRouter(
        "visitor",
        deps,
        visitorRoutes({ table, siteOrigin: "https://x.test", clock: () => new Date(), signIn }),
      ),
    );
    const watchKey = () => Promise.resolve();
    const booking = lambdaHandler(
      createRouter("booking", deps, bookingRoutes({ ...buildBookingDeps(table), watchKey })),
    );
    const responses = await Promise.all([
      visitor(event("GET", "/api/locations/leeds")),
      visitor(event("GET", "/api/locations")),
      visitor(event("GET", "/api/regions")),
      visitor(event("GET", "/sitemap.xml")),
      booking(post("/api/book-my-garage")),
      booking(post("/book")),
    ]);
    for (const { statusCode, headers, body } of responses) {
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
      expect(body).not.toContain("AB12CDE");
    }
    expect(failures).toHaveLength(responses.length);
  },
);

test("returns 500 without Retry-After for an error caused by the request", async () => {
  behave = (respond) => respond(400, dynamoDbError("ResourceNotFoundException"));
  const { log, failures } = recordedLog();
  const table = openTable({ client, table: "any" });
  const routes = visitorRoutes({
    table,
    siteOrigin: "https://x.test",
    clock: () => new Date(),
    signIn,
  });
  const handler = lambdaHandler(createRouter("visitor", { log, originTokens: [] }, routes));
  const { statusCode, body } = await handler(event("GET", "/api/locations/leeds"));
  expect(statusCode).toBe(500);
  expect(JSON.parse(body ?? "")).toMatchObject({ code: "internal_error", requestId: "req-1" });
  expect(failures).toHaveLength(1);
});
