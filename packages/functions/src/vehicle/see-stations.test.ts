import { afterEach, describe, expect, test } from "vitest";
import { bookingMessages } from "@vanfettle/contract/booking/booking-rules";
import { siteOrigin, startVehicleApp, type VehicleApp } from "../testing/vehicle-app.ts";

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
  });

  test("keeps the registration out of the address and the log", async () => {
    app = await startVehicleApp();
    expect(await addressFor("qq19 big")).not.toMatch(/qq19|big/i);
    expect(app.requests).toHaveLength(1);
    expect(JSON.stringify([app.requests, app.failures])).not.toMatch(/QQ19|qx1/i);
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
