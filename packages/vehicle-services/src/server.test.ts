import { afterEach, describe, expect, test } from "vitest";
import {
  startVehicleServices,
  type VehicleServices,
  type VehicleServicesOptions,
} from "./server.ts";

let services: VehicleServices;
afterEach(() => services.close());

const now = () => Date.parse("2026-11-22T12:00:00Z");

async function start(options: VehicleServicesOptions = {}) {
  services = await startVehicleServices({ now, ...options });
  const { keys } = services;
  const requestToken = (over: Record<string, string> = {}) =>
    fetch(keys.DVSA_TOKEN_URL, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: keys.DVSA_CLIENT_ID,
        client_secret: keys.DVSA_CLIENT_SECRET,
        scope: "https://tapi.dvsa.gov.uk/.default",
        ...over,
      }),
    });
  const dvsa = (registration: string, headers: Record<string, string>) =>
    fetch(`${keys.DVSA_API_URL}/v1/trade/vehicles/registration/${registration}`, { headers });
  const dvla = (
    body: unknown,
    headers: Record<string, string> = { "x-api-key": keys.DVLA_API_KEY },
  ) =>
    fetch(`${keys.DVLA_API_URL}/vehicle-enquiry/v1/vehicles`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
  const { access_token: token } = (await (await requestToken()).json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, "x-api-key": keys.DVSA_API_KEY };
  return { keys, requestToken, dvsa, dvla, headers };
}

describe("DVSA", () => {
  test("describes a tested vehicle like its OpenAPI document, without a weight", async () => {
    const { dvsa, headers } = await start();
    const body = (await (await dvsa("QQ16ADV", headers)).json()) as { motTests: unknown[] };
    expect(body).toMatchObject({
      registration: "QQ16ADV",
      make: "FORD",
      fuelType: "Diesel",
      hasOutstandingRecall: "No",
    });
    expect(body).not.toHaveProperty("motTestDueDate");
    expect(JSON.stringify(body)).not.toMatch(/weight/i);
    expect(body.motTests[0]).toMatchObject({
      dataSource: "DVSA",
      completedDate: "2026-11-19T10:17:46.000Z",
      testResult: "FAILED",
      expiryDate: null,
      odometerValue: "131207",
      odometerUnit: "MI",
      odometerResultType: "READ",
    });
  });

  test("describes a vehicle without tests with the due date of its first test", async () => {
    const { dvsa, headers } = await start();
    const body = await (await dvsa("QQ23NEW", headers)).json();
    expect(body).toMatchObject({ registrationDate: "2025-05-23", motTestDueDate: "2028-05-22" });
    expect(body).not.toHaveProperty("motTests");
  });

  test("returns different errors for a missing token, an unknown token and an unknown key", async () => {
    const { dvsa, headers, keys } = await start();
    const codeOf = async (given: Record<string, string>) => {
      const response = await dvsa("QQ19VAN", given);
      return [response.status, ((await response.json()) as { errorCode: string }).errorCode];
    };
    expect(await codeOf({ "x-api-key": keys.DVSA_API_KEY })).toEqual([401, "MOTH-FB-04"]);
    expect(await codeOf({ ...headers, authorization: "Bearer other" })).toEqual([
      403,
      "MOTH-FB-02",
    ]);
    expect(await codeOf({ ...headers, "x-api-key": "other" })).toEqual([403, "MOTH-FB-03"]);
    services.expireTokens();
    expect(await codeOf(headers)).toEqual([403, "MOTH-FB-02"]);
  });

  test.each([
    ["ER19NFD", 404, "MOTH-NF-01"],
    ["ER19BAD", 400, "MOTH-IV-03"],
    ["QQ11THR", 429, "MOTH-RL-02"],
    ["QQ11ERR", 500, "MOTH-UN-01"],
    ["QQ11DSD", 500, "MOTH-UN-01"],
    ["QQ11KEY", 403, "MOTH-FB-01"],
    ["QQ11RTA", 429, "MOTH-RL-02"],
  ])("answers %s with %i %s", async (registration, status, errorCode) => {
    const { dvsa, headers } = await start();
    const response = await dvsa(registration, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errorCode, requestId: expect.any(String) });
  });
});

test.each(["dvsa", "dvla"] as const)(
  "says when to call %s again after a rate limit only if asked to",
  async (service) => {
    const { dvsa, dvla, headers } = await start();
    const call = {
      dvsa: (name: string) => dvsa(name, headers),
      dvla: (name: string) => dvla({ registrationNumber: name }),
    };
    expect((await call[service]("QQ11RTA")).headers.get("retry-after")).toBe("7");
    expect((await call[service]("QQ11THR")).headers.get("retry-after")).toBeNull();
  },
);

test("fails with a web page", async () => {
  const { dvsa, dvla, headers } = await start();
  for (const response of [
    await dvsa("QQ11HTM", headers),
    await dvla({ registrationNumber: "QQ11HTM" }),
  ]) {
    expect([response.status, response.headers.get("content-type")]).toEqual([500, "text/html"]);
    expect(await response.text()).toMatch(/^<html>/);
  }
});

test("breaks off in the body", async () => {
  const { dvsa, headers } = await start();
  await expect((await dvsa("QQ11CUT", headers)).text()).rejects.toThrow("terminated");
});

test("accepts each token for one call if tokens end early", async () => {
  const { dvsa, headers } = await start();
  expect((await dvsa("QQ11TOK", headers)).status).toBe(200);
  expect(await (await dvsa("QQ11TOK", headers)).json()).toMatchObject({ errorCode: "MOTH-FB-02" });
  expect((await dvsa("QQ19VAN", headers)).status).toBe(200);
});

test("issues tokens whose lifetime is a string if asked to", async () => {
  const { requestToken } = await start({ faults: { token: "expires-as-text" } });
  expect(await (await requestToken()).json()).toMatchObject({
    expires_in: "1199",
    access_token: expect.any(String),
  });
});

describe("DVLA", () => {
  test("describes a vehicle with its weight and without its model", async () => {
    const { dvla } = await start();
    const body = await (await dvla({ registrationNumber: "QQ19BIG" })).json();
    expect(body).toMatchObject({
      registrationNumber: "QQ19BIG",
      make: "FORD",
      fuelType: "DIESEL",
      revenueWeight: 3_500,
      motStatus: "Valid",
      motExpiryDate: "2026-12-12",
      monthOfFirstRegistration: "2019-12",
      taxStatus: "Taxed",
    });
    expect(body).not.toHaveProperty("model");
  });

  test.each([
    ["ER19BAD", 400],
    ["ER19NFD", 404],
    ["ER19THR", 429],
    ["ER19ERR", 500],
    ["ER19MNT", 503],
    ["QQ11DLD", 500],
  ])("answers its test registration %s with %i", async (registration, status) => {
    const { dvla } = await start();
    expect((await dvla({ registrationNumber: registration })).status).toBe(status);
  });

  test("rejects a wrong key and a registration with spaces", async () => {
    const { dvla } = await start();
    expect((await dvla({ registrationNumber: "QQ19BIG" }, { "x-api-key": "other" })).status).toBe(
      403,
    );
    expect((await dvla({ registrationNumber: "QQ19 BIG" })).status).toBe(400);
    expect((await dvla({})).status).toBe(400);
  });
});

test.each([
  { client_secret: "other" },
  { client_id: "other" },
  { grant_type: "password" },
  { scope: "other" },
])("issues no token for %j", async (over) => {
  const { requestToken } = await start();
  expect((await requestToken(over as Record<string, string>)).status).toBeGreaterThanOrEqual(400);
});

test("generates new keys at every start", async () => {
  const first = (await start()).keys;
  await services.close();
  const second = (await start()).keys;
  for (const name of ["DVSA_CLIENT_SECRET", "DVSA_API_KEY", "DVLA_API_KEY"] as const) {
    expect(second[name]).not.toBe(first[name]);
  }
});

test("rejects web pages and foreign host names", async () => {
  const { dvla, keys } = await start();
  const key = { "x-api-key": keys.DVLA_API_KEY };
  const body = { registrationNumber: "QQ19BIG" };
  expect((await dvla(body, { ...key, origin: "https://evil.example" })).status).toBe(403);
  expect((await dvla(body, { ...key, "sec-fetch-site": "cross-site" })).status).toBe(403);
  const preflight = await fetch(`${services.url}/vehicle-enquiry/v1/vehicles`, {
    method: "OPTIONS",
  });
  expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
});

test("counts the calls of each service", async () => {
  const { dvsa, dvla, headers } = await start();
  await dvsa("QQ19VAN", headers);
  await Promise.all([
    dvla({ registrationNumber: "QQ19VAN" }),
    dvla({ registrationNumber: "QQ19BIG" }),
  ]);
  expect(services.counts().calls).toEqual({ token: 1, dvsa: 1, dvla: 2 });
});
