import { afterEach, describe, expect, test } from "vitest";
import { bookingMessages } from "@vanfettle/contract/booking/booking-rules";
import { siteOrigin, startGaragesApp } from "../testing/garages-app.ts";
import { startVehicleApp, type VehicleApp } from "../testing/vehicle-app.ts";
import { vehicleChecksByApi } from "./check-by-api.ts";

let app: VehicleApp;
afterEach(() => app.mockServers.close());

const form = { serviceType: "full-service", location: "UK-wide", key: "" };

/** Sends the form and returns the address to which it leads. */
async function addressFor(registration: string, postcode = "qx1 1aa"): Promise<string> {
  const response = await app.seeStations({ registration, postcode, ...form });
  expect(response).toMatchObject({
    statusCode: 303,
    body: "",
    headers: { "cache-control": "no-store" },
  });
  return String(response.headers?.["location"]);
}

describe("the form's button for stations", () => {
  test.each([
    ["a van of class 4", "QQ19VAN", "?postcode=QX1+1AA&class=4&van=sample-classed"],
    ["a van of class 7", "qq19 big", "?postcode=QX1+1AA&class=7&van=sample-classed"],
    ["a lorry", "QQ20HGV", "?postcode=QX1+1AA&van=sample-heavy"],
    ["a bus", "QQ26BUS", "?postcode=QX1+1AA&van=sample-unclear"],
    ["text that is no registration", "12345", "?postcode=QX1+1AA&van=unknown"],
    ["a van that the registers cannot look up", "QQ11ERR", "?postcode=QX1+1AA&van=unchecked"],
    ["a van at a busy register", "QQ11THR", "?postcode=QX1+1AA&van=unchecked"],
  ])("leads to the stations for %s", async (_, registration, query) => {
    app = await startVehicleApp();
    expect(await addressFor(registration)).toBe(`/garages/${query}`);
  });

  test("says that nothing was checked on a site without keys", async () => {
    app = await startVehicleApp({ connected: "none" });
    expect(await addressFor("QQ19VAN")).toBe("/garages/?postcode=QX1+1AA&van=unchecked");
  });

  test("accepts a postcode of Northern Ireland and the first part of one", async () => {
    app = await startVehicleApp();
    expect(await addressFor("QQ19VAN", "bt1 1aa")).toContain("?postcode=BT1+1AA&");
    expect(await addressFor("QQ19VAN", "SW1A")).toContain("?postcode=SW1A&");
    expect(await addressFor("QQ19VAN", "EX4 4Q")).toContain("?postcode=EX4+4&");
  });

  test("keeps the registration out of the address and the log", async () => {
    app = await startVehicleApp();
    expect(await addressFor("qq19 big")).not.toMatch(/qq19|big/i);
    expect(app.requests).toHaveLength(1);
    expect(app.garages.requests).toHaveLength(1);
    const written = [app.requests, app.failures, app.garages.requests, app.garages.failures];
    expect(JSON.stringify(written)).not.toMatch(/QQ19|qx1/i);
  });

  test.each([
    [{ registration: "", postcode: "QX1 1AA" }, bookingMessages.registrationRequired],
    [{ registration: "QQ19BIG", postcode: "" }, bookingMessages.postcodeRequired],
    [{ registration: "QQ19BIG", postcode: "nonsense" }, bookingMessages.postcodeInvalid],
    [{ registration: "QX1 1AA", postcode: "QQ19 BIG" }, bookingMessages.postcodeInvalid],
  ])("explains %j on a page that repeats neither, without a check", async (fields, message) => {
    app = await startVehicleApp();
    const response = await app.seeStations({ ...fields, ...form });
    expect(response).toMatchObject({ statusCode: 400, headers: { "cache-control": "no-store" } });
    expect(response.headers?.["location"]).toBeUndefined();
    expect(response.body).toContain(message);
    expect(response.body).toContain('<a href="/garages/">find stations by postcode</a>');
    expect(response.body).not.toMatch(/QQ19|QX1|nonsense/i);
    expect(app.metrics).toEqual([]);
  });

  test("rejects a form of another site, and accepts one of this site", async () => {
    app = await startVehicleApp();
    const fields = { registration: "QQ19VAN", postcode: "QX1 1AA" };
    const foreign = await app.seeStations(fields, { origin: "https://evil.example" });
    expect(foreign.statusCode).toBe(403);
    expect((await app.seeStations(fields, { origin: siteOrigin })).statusCode).toBe(303);
  });
});

describe("the check behind the button", () => {
  const tooMany = () => Response.json({ message: "Too Many Requests" }, { status: 429 });
  /** Sends the form while the API gives these answers. Returns the address to which it leads. */
  async function pressWith(answer: () => Response | Promise<Response>) {
    const calls: [string, RequestInit | undefined][] = [];
    const check = vehicleChecksByApi({
      apiUrl: "https://api.example",
      originTokens: ["new", "old"],
      fetch: (url, init) => {
        calls.push([url as string, init]);
        return Promise.resolve(answer());
      },
    });
    const { send, failures } = startGaragesApp({}, check);
    const response = await send("POST", "/see-stations", {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ registration: "qq19 van", postcode: "qx1 1aa" }).toString(),
    });
    return { status: response.statusCode, to: response.headers?.["location"], calls, failures };
  }

  test.each<[string, () => Response | Promise<Response>]>([
    ["is over the limit for the registers", tooMany],
    [
      "times out at the gateway",
      () => Response.json({ message: "Service Unavailable" }, { status: 503 }),
    ],
    ["is no JSON", () => new Response("<html>", { status: 502 })],
    ["is JSON of another kind", () => Response.json(null, { status: 500 })],
    ["is no check", () => Response.json({ registration: "QQ19VAN" })],
    ["is cut off", () => Promise.reject(new TypeError("fetch failed: QQ19VAN"))],
  ])("leads to the stations without a class if its answer %s", async (_, answer) => {
    const { status, to, failures } = await pressWith(answer);
    expect([status, to]).toEqual([303, "/garages/?postcode=QX1+1AA&van=unchecked"]);
    expect(failures).toEqual([]);
  });

  test("is one public call, with CloudFront's token and the registration in its body", async () => {
    const { calls } = await pressWith(tooMany);
    expect(calls).toMatchObject([
      [
        "https://api.example/api/vehicle",
        {
          method: "POST",
          headers: { "content-type": "application/json", "x-origin-token": "new" },
          body: '{"registration":"QQ19VAN"}',
          redirect: "error",
        },
      ],
    ]);
  });
});
