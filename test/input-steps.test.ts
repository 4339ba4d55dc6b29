import { beforeAll, expect, test } from "vitest";
import type { EndpointName } from "@vanfettle/contract/endpoints";
import type { EndpointSchema } from "@vanfettle/contract/schemas";
import type { Sent } from "../packages/functions/src/testing/api-event.ts";
import { startCountingSteps } from "./input-steps/count-steps.ts";
import { hostileRequests, inputs } from "./input-steps/endpoint-inputs.ts";

/** The steps that the worst input may take, relative to a usual one. */
const mostTimes = 10;

let countSteps: Awaited<ReturnType<typeof startCountingSteps>>;
let send: (endpoint: EndpointName, sent: Sent) => Promise<unknown>;
beforeAll(async () => {
  countSteps = await startCountingSteps();
  send = await startEndpoints();
});

/**
 * Loads and starts the functions. The blocks of modules that are loaded before the start of
 * counting do not count.
 */
async function startEndpoints(): Promise<typeof send> {
  const { endpoints } = await import("@vanfettle/contract/endpoints");
  const { startGaragesApp } = await import("../packages/functions/src/testing/garages-app.ts");
  const { startVehicleApp } = await import("../packages/functions/src/testing/vehicle-app.ts");
  const { startVisitorApp } = await import("../packages/functions/src/testing/visitor-app.ts");
  const { startYourBookingApp } =
    await import("../packages/functions/src/testing/your-booking-app.ts");
  const { buildFullSizeStationData } =
    await import("../packages/stations/src/testing/full-size-station-data.ts");
  const yourBooking = await startYourBookingApp();
  const vehicle = await startVehicleApp();
  const groups: Record<
    string,
    { send: (method: string, path: string, sent: Sent) => ReturnType<typeof send> }
  > = {
    garages: startGaragesApp(buildFullSizeStationData()),
    visitor: await startVisitorApp(),
    booking: yourBooking.bookingApp,
    "your-booking": yourBooking,
    vehicle: { send: (_method, _path, { body = "" }) => vehicle.send(body) },
  };
  return (name, sent) => {
    const { group, method, path } = endpoints[name];
    const app = groups[group];
    if (!app) throw new Error(`No function of the group ${group} runs here.`);
    return app.send(method, path.replace(/\{\w+\}/, "x"), sent);
  };
}

test("every public endpoint with input is measured", async () => {
  const { endpointNames, endpoints } = await import("@vanfettle/contract/endpoints");
  const { schemas } = await import("@vanfettle/contract/schemas");
  const withInput = endpointNames.filter((name) => {
    const schema: object = schemas[name];
    return (
      endpoints[name].access === "public" &&
      ["params", "query", "body"].some((part) => part in schema)
    );
  });
  expect([...new Set(inputs.map(({ endpoint }) => endpoint))].toSorted()).toEqual(
    withInput.toSorted(),
  );
});

test("every range and choice in a query is measured at its ends", async () => {
  const { toJSONSchema } = await import("zod");
  const { schemas } = await import("@vanfettle/contract/schemas");
  const missing: string[] = [];
  for (const input of inputs) {
    const { query }: EndpointSchema = schemas[input.endpoint];
    const { properties = {} } = query ? toJSONSchema(query, { io: "input" }) : {};
    const sent = hostileRequests(input).map((request) => new URLSearchParams(request.query));
    for (const [name, property] of Object.entries(properties)) {
      const { minimum, maximum, enum: choices = [] } = property as Record<string, never>;
      const ends = [minimum, maximum, ...choices].filter((end) => end !== undefined).map(String);
      const unsent = ends.filter((end) => !sent.some((each) => each.get(name) === end));
      missing.push(...unsent.map((end) => `${input.endpoint}: ${name}=${end}`));
    }
  }
  expect(missing).toEqual([]);
});

test.each(inputs)("no input of $endpoint takes ten times the steps of $usual", async (input) => {
  const { endpoint, usual, toRequest } = input;
  let ofUsual = 0;
  for (const values of usual) {
    const usualRequest = () => send(endpoint, toRequest(values));
    // The first call also fills caches. It is counted, or its steps would count as the second's.
    await countSteps(usualRequest);
    ofUsual += await countSteps(usualRequest);
  }
  const most = (mostTimes * ofUsual) / usual.length;
  const tooMany: string[] = [];
  for (const request of hostileRequests(input)) {
    const steps = await countSteps(() => send(endpoint, request));
    if (steps > most) tooMany.push(`${steps} of ${most}: ${JSON.stringify(request).slice(0, 200)}`);
  }
  expect(tooMany).toEqual([]);
});
