import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startVehicleServices, type VehicleServices } from "@vanfettle/vehicle-services/server";
import { createApi } from "../../packages/web/src/api/client.ts";
import { askForVans } from "../../packages/web/src/features/vehicle/ask-for-vans.ts";
import { isLong } from "../suite-length.ts";
import { bootSite, type Site } from "./harness/site.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";

let vehicles: VehicleServices;
let site: Site;
beforeAll(async () => {
  vehicles = await startVehicleServices();
  site = await bootSite({ dataDir: temporaryFolder(), env: { ...vehicles.keys } });
});
afterAll(async () => {
  await site.close();
  await vehicles.close();
});

interface Answer {
  status: number;
  retryAfter: string | undefined;
  location: string | undefined;
  body: string;
}

/**
 * Sends a request, with a form or JSON if given, from one of this machine's addresses, each of
 * which represents a visitor.
 */
function sendFrom(
  localAddress: string,
  method: "GET" | "POST",
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { hostname, port } = new URL(site.url);
  const headers = {
    "content-type":
      body instanceof URLSearchParams ? "application/x-www-form-urlencoded" : "application/json",
    accept: "application/json, text/event-stream",
  };
  const sent = request(
    {
      host: "127.0.0.1",
      port,
      path,
      method,
      localAddress,
      headers: { ...headers, host: `${hostname}:${port}` },
    },
    (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers["retry-after"],
          location: response.headers.location,
          body: Buffer.concat(parts).toString(),
        }),
      );
    },
  );
  sent.on("error", reject);
  if (body instanceof URLSearchParams) sent.end(body.toString());
  else sent.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}

const postFrom = (address: string, path: string, body: unknown) =>
  sendFrom(address, "POST", path, body);
const check = (address: string, registration: string) =>
  postFrom(address, "/api/vehicle", { registration });
const times = <T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

// Before a flood empties the throttle of the whole site: an address has as many calls as the vans.
test.runIf(isLong)(
  "checks two consecutive fleets of 25 vans from one address without a rejection",
  async () => {
    const statuses: number[] = [];
    const api = createApi({
      base: site.url,
      async fetch(url, init) {
        const response = await fetch(url, init);
        statuses.push(response.status);
        return response;
      },
    });
    const states: string[] = [];
    for (const letter of ["A", "B"]) {
      const lines = Array.from({ length: 25 }, (_, van) => {
        const registration = `AB${10 + van}${letter}AA`;
        return { registration };
      });
      await askForVans(api, lines, {
        isWanted: () => true,
        onLookup: ({ state }) => states.push(state),
      });
    }
    expect(statuses).toEqual(Array(50).fill(200));
    expect(states).toEqual(Array(50).fill("known"));
  },
  180_000,
);

test("an address that floods the van check gets a retry time and cannot use more of the site's limit", async () => {
  const [flooder, visitor] = ["127.0.0.2", "127.0.0.3"];
  const flood = await times(80, (n) =>
    check(flooder, `AB12 ${String.fromCharCode(65 + (n % 8))}AA`),
  );
  const refused = flood.filter(({ retryAfter }) => retryAfter === "60");
  expect(refused).toHaveLength(30);
  expect(JSON.parse(refused[0]?.body ?? "")).toEqual({
    code: "rate_limited",
    message: "Too many van checks from your internet address. Try again in 60 seconds.",
  });
  const reached = vehicles.counts().calls.dvsa;
  expect((await times(20, () => check(flooder, "QQ19 VAN"))).map(({ status }) => status)).toEqual(
    Array(20).fill(429),
  );
  expect(vehicles.counts().calls.dvsa).toBe(reached);
  let answer = await check(visitor, "QQ19 VAN");
  // The flood's first calls may have emptied the throttle of the whole site, which refills within a
  // second.
  for (let tries = 0; answer.status === 429 && tries < 20; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await times(4, () => check(flooder, "QQ19 VAN"));
    answer = await check(visitor, "QQ19 VAN");
  }
  expect(answer.status).toBe(200);
});

test("leads to the stations while the registers are busy, without the class and within their limit", async () => {
  const press = (address: string, registration: string) =>
    sendFrom(
      address,
      "POST",
      "/see-stations",
      new URLSearchParams({ registration, postcode: "QX1 1AA" }),
    );
  const before = vehicles.counts().calls.dvsa;
  const startedAt = performance.now();
  const addresses = ["127.0.0.11", "127.0.0.12", "127.0.0.13"];
  const pressed = await times(60, (n) => {
    const letters = `${String.fromCharCode(65 + (n % 26))}${n < 26 ? "B" : "C"}C`;
    return press(addresses[n % 3] ?? "", `AB61 ${letters}`);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([303]));
  const unchecked = "/garages/?postcode=QX1+1AA&van=unchecked";
  expect(pressed.filter(({ location }) => location === unchecked)).not.toHaveLength(0);
  expect(pressed.every(({ location }) => location?.startsWith("/garages/?postcode="))).toBe(true);
  expect(vehicles.counts().calls.dvsa - before).toBeLessThanOrEqual(15 + 10 * seconds);
  // A wrong form is refused without a check, so it does not use the limit.
  const wrong = await times(10, () => press("127.0.0.14", ""));
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]));
});

test("blocks an address that calls tools endlessly, and serves others", async () => {
  const [flooder, visitor] = ["127.0.0.4", "127.0.0.5"];
  const ping = (address: string) =>
    postFrom(address, "/mcp", { jsonrpc: "2.0", id: 1, method: "ping" });
  const statuses = (await times(310, () => ping(flooder))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await ping(visitor)).status).toBe(200);
});

test("blocks an address that searches endlessly, by calls or by pages, and serves others", async () => {
  const [caller, reader, visitor] = ["127.0.0.8", "127.0.0.9", "127.0.0.10"];
  const refusedOf = async (count: number, address: string, path: string) => {
    const answers = await times(count, () => sendFrom(address, "GET", path));
    return answers.filter(({ status, retryAfter }) => status === 429 && retryAfter === "60").length;
  };
  expect(await refusedOf(310, caller, "/api/find?q=Leeds")).toBe(10);
  expect(await refusedOf(110, reader, "/find?q=Ashford")).toBe(10);
  for (const path of ["/api/find?q=Sheffeild", "/find?q=Sheffeild"]) {
    expect((await sendFrom(visitor, "GET", path)).status).toBe(200);
  }
});

test("blocks the twenty-first booking of an address in five minutes, and accepts others", async () => {
  const book = (address: string, postcode: string) =>
    postFrom(address, "/api/book-my-garage", {
      registration: "AB12CDE",
      postcode,
      serviceType: "mot",
      location: "Leeds",
    });
  const [script, visitor] = ["127.0.0.6", "127.0.0.7"];
  const booked = await times(21, (n) => book(script, `M${n + 1} 1AA`));
  expect(booked.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(booked.filter(({ status }) => status === 429)).toMatchObject([{ retryAfter: "300" }]);
  expect((await book(visitor, "M1 1AA")).status).toBe(200);
});
