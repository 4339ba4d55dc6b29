import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpoints } from "@vanfettle/contract/endpoints";
import { pages } from "@vanfettle/contract/paths";
import { startEngine, type Engine } from "@vanfettle/core/testing/dynamodb-engine";
import { startVehicleServices, type VehicleServices } from "@vanfettle/vehicle-services/server";
import { failAlways } from "./harness/fault-plans.ts";
import { startFaultProxy, type FaultProxy } from "./harness/fault-proxy.ts";
import { sendRaw } from "./harness/raw-request.ts";
import { leakViolations } from "./harness/response-rules.ts";
import { startSiteProcess, type SiteProcess } from "./harness/site-process.ts";
import { testClient } from "./harness/site.ts";
import { storedRows } from "./harness/stored-rows.ts";
import { temporaryFolder } from "./harness/temporary-folder.ts";

const registration = "QX51ZPL";
const postcode = "ZE29XX";
/** The registrations of vans that are looked up and never booked. */
const lookedUp = ["QX52ZPL", "QX52 ZPL", "QX53ZPL", "QX53 ZPL"];
/** The registration of the booking that is shown and erased by its link. */
const linked = ["QX54ZPL", "QX54 ZPL"];
/** The token of the link to that booking: its key and its signature. */
let token = "";
const tokenParts = () => token.split(".");
const email = "jane.qx51zpl@mail.example";
const canaries = [
  email,
  email.replace("@", "%40"),
  registration,
  "QX51 ZPL",
  ...lookedUp,
  ...linked,
  postcode,
  "ZE2 9XX",
];

const dataDir = temporaryFolder();
let engine: Engine;
let proxy: FaultProxy;
let vehicles: VehicleServices;
let site: SiteProcess;
beforeAll(async () => {
  engine = await startEngine();
  proxy = await startFaultProxy(engine.endpoint);
  vehicles = await startVehicleServices();
  site = await startSiteProcess({
    dataDir,
    databaseEndpoint: proxy.url,
    env: { ...vehicles.keys },
  });
});
afterAll(async () => {
  await site.kill();
  await proxy.close();
  await vehicles.close();
  await engine.stop();
});

const good = { registration: "qx51 zpl", postcode: "ze2 9xx", serviceType: "mot", location: "UK" };
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const post = (path: string, headers: Record<string, string>, body: string) =>
  fetch(site.url + path, { method: "POST", redirect: "manual", headers, body });
const book = (over: object, headers: Record<string, string> = {}) =>
  post("/api/book-my-garage", { ...json, ...headers }, JSON.stringify({ ...good, ...over }));

/** Posts to the van check, again while the gateway's throttle for it rejects the call. */
async function postVehicle(headers: Record<string, string>, body: string): Promise<Response> {
  for (;;) {
    const response = await post("/api/vehicle", headers, body);
    if (response.status !== 429) return response;
    await delay(50);
  }
}
const registrationJson = (text: string) => JSON.stringify({ registration: text });

/** Returns each row of the table as text. */
async function rowTexts(): Promise<string[]> {
  const client = testClient(engine.endpoint);
  const rows = await storedRows(client, site.tableName);
  client.destroy();
  return rows.map((row) => JSON.stringify(row));
}

/** Returns everything that the processes have printed or logged. */
function outputLines(): string[] {
  const folder = join(dataDir, "logs");
  const logs = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return [...logs.flatMap((text) => text.split("\n").filter(Boolean)), site.output()];
}

describe("a visitor's registration and postcode", () => {
  const key = { "idempotency-key": "a-key-of-the-canary" };
  const calls: [string, number, () => Promise<Response>][] = [
    ["accepted", 200, () => book({}, key)],
    ["accepted by form", 303, () => post("/book", form, new URLSearchParams(good).toString())],
    ["with a wrong service", 400, () => book({ serviceType: registration })],
    ["too long", 400, () => book({ registration: `${registration}${registration}` })],
    ["in the wrong field", 400, () => book({ location: `${registration}\u0007${postcode}` })],
    [
      "in broken JSON",
      400,
      () => post("/api/book-my-garage", json, `{"registration":"${registration}"`),
    ],
    [
      "in a rejected form",
      400,
      () => post("/book", form, `registration=${registration}&postcode=${postcode}`),
    ],
    ["under a used key", 422, () => book({ postcode: "M1 1AA" }, key)],
    [
      "as text",
      415,
      () => post("/api/book-my-garage", { "content-type": "text/plain" }, registration),
    ],
    [
      "in a body too large",
      413,
      () => post("/api/book-my-garage", json, registration.repeat(5_000)),
    ],
    ["accepted as a vehicle to check", 200, () => postVehicle(json, registrationJson("qx51 zpl"))],
    [
      "accepted as a vehicle that is never booked",
      200,
      () => postVehicle(json, registrationJson("QX53 ZPL")),
    ],
    [
      "as a vehicle, too long",
      400,
      () => postVehicle(json, registrationJson(registration.repeat(2))),
    ],
    [
      "as a vehicle, in a list",
      400,
      () => postVehicle(json, `{"registration":["${registration}"]}`),
    ],
    [
      "as a vehicle, as text",
      415,
      () => postVehicle({ "content-type": "text/plain" }, registration),
    ],
    ["in a path", 404, () => fetch(`${site.url}/api/locations/${registration}-${postcode}`)],
    [
      "in a query",
      200,
      () => fetch(`${site.url}/van-mot/?registration=${registration}&postcode=${postcode}`),
    ],
    [
      "in headers",
      200,
      () =>
        fetch(`${site.url}/api/services`, {
          headers: { "x-a": registration, cookie: `r=${registration}` },
        }),
    ],
  ];

  test.each(calls)(
    "%s: the response contains neither unless it is accepted, and the status is %i",
    async (name, status, call) => {
      const response = await call();
      expect(response.status).toBe(status);
      const body = await response.text();
      // An accepted booking leads to a partner's address that contains them; a vehicle check
      // returns the vehicle.
      const leadsToPartner = name.startsWith("accepted");
      expect(
        leakViolations(leadsToPartner ? [] : canaries, [
          body,
          JSON.stringify([...response.headers]),
        ]),
      ).toEqual([]);
    },
  );

  test("are answered in malformed paths, queries, headers and bodies of every address", async () => {
    const inPaths = [`${registration}%zz`, `${postcode}%E0%A4%A`, `${email.replace("@", "%40")}%`];
    const headers = { [registration]: postcode, referer: `https://a.test/${email}`, from: email };
    const addresses = [
      ...Object.values<Endpoint>(endpoints).map(({ method, path }) => [method, path] as const),
      ...Object.values(pages).map(
        ({ pattern }) => ["GET", pattern.replace(/\/:.*/, "/x")] as const,
      ),
    ];
    const query = `q=%zz${registration}&class=${postcode}&after=${email}`;
    for (const [method, path] of addresses) {
      const known = path.replaceAll(/\{\w+\}/g, registration);
      const malformed = inPaths.map((text) =>
        path.includes("{")
          ? path.replaceAll(/\{\w+\}/g, text)
          : `${path.replace(/\/$/, "")}/${text}`,
      );
      const type = path.startsWith("/api/") || path === "/mcp" ? json : form;
      const body = method === "POST" ? `{"${registration}":"${email}%zz&${postcode}=%` : undefined;
      const send = (to: string) =>
        fetch(`${site.url}${to}?${query}`, {
          method,
          headers: { ...headers, ...type },
          redirect: "manual",
          ...(body && { body }),
        });
      const statuses = await Promise.all(
        [known, ...malformed].map(async (to) => (await send(to)).status),
      );
      expect(
        statuses.filter((status) => status >= 500),
        `${method} ${path}`,
      ).toEqual([]);
    }
  });

  test("do not appear in any response while the database fails", async () => {
    proxy.setPlan(failAlways("fail"));
    const responses = await Promise.all([
      book({}),
      post("/book", form, new URLSearchParams(good).toString()),
    ]);
    proxy.setPlan({});
    expect(responses.map(({ status }) => status)).toEqual([503, 503]);
    expect(
      leakViolations(canaries, await Promise.all(responses.map((response) => response.text()))),
    ).toEqual([]);
  });

  test.each(["error", "rate-limit", "key-rejected", "not-json", "cut-off", "drop"] as const)(
    "do not appear in any response while DVSA and DVLA respond with %s",
    async (mode) => {
      vehicles.setFaults({ dvsa: mode, dvla: mode });
      // Uses another registration, because the response for the first is cached for ten minutes.
      const response = await post("/api/vehicle", json, registrationJson("QX52 ZPL"));
      vehicles.setFaults({});
      expect([429, 503]).toContain(response.status);
      expect(leakViolations(["QX52ZPL", "QX52 ZPL"], [await response.text()])).toEqual([]);
    },
  );

  test("do not appear in any printed line", () => {
    const lines = outputLines();
    expect(lines.length).toBeGreaterThan(calls.length);
    expect(leakViolations(canaries, lines)).toEqual([]);
  });
});

describe("a link to a booking", () => {
  const link = (call: "show" | "erase", body: unknown) =>
    post(`/api/booking/${call}`, json, JSON.stringify(body));
  test("comes with the booking, and shows it only by a POST body", async () => {
    const booked = await book(
      { registration: linked[0], postcode: "SW1A 1AA" },
      { "idempotency-key": "a-linked-booking" },
    );
    token = ((await booked.json()) as { token: string }).token;
    expect(token).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
    const shown = await link("show", { token });
    expect(shown.headers.get("cache-control")).toBe("no-store");
    const body = await shown.text();
    expect(body).toContain(linked[0]);
    expect(leakViolations(tokenParts(), [body, JSON.stringify([...shown.headers])])).toEqual([]);
  });

  const refused: [string, number, () => Promise<Response>][] = [
    ["cut short", 404, () => link("show", { token: token.slice(0, -1) })],
    ["with more at its end", 404, () => link("erase", { token: `${token}x` })],
    ["in a list", 400, () => link("show", { token: [token] })],
    ["under another name", 400, () => link("erase", { [token]: token })],
    ["in broken JSON", 400, () => post("/api/booking/show", json, `{"token":"${token}"`)],
    ["as text", 415, () => post("/api/booking/erase", { "content-type": "text/plain" }, token)],
    ["in a body too large", 413, () => link("show", { token: token.repeat(30) })],
    ["in a path", 404, () => fetch(`${site.url}/api/booking/${token}`)],
    ["in a query", 200, () => fetch(`${site.url}/your-booking/?booking=${token}`)],
  ];

  test.each(refused)(
    "%s: the response contains neither its token nor the booking, and the status is %i",
    async (...[, status, call]) => {
      const response = await call();
      expect(response.status).toBe(status);
      const seen = [await response.text(), JSON.stringify([...response.headers])];
      expect(leakViolations([...tokenParts(), ...linked], seen)).toEqual([]);
    },
  );

  test.each(["show", "erase"] as const)("leaks no token or booking when %s fails", async (call) => {
    proxy.setPlan(failAlways("fail"));
    const response = await link(call, { token });
    proxy.setPlan({});
    expect(response.status).toBe(503);
    expect(leakViolations([...tokenParts(), ...linked], [await response.text()])).toEqual([]);
  });

  test("leaves no row with the registration after it has erased its booking, and is not stored itself", async () => {
    expect(leakViolations(["QX54ZPL"], await rowTexts())).toHaveLength(1);
    expect((await link("erase", { token })).status).toBe(200);
    expect((await link("show", { token })).status).toBe(404);
    expect(leakViolations([...tokenParts(), ...linked, ...lookedUp], await rowTexts())).toEqual([]);
  });

  test("does not appear in any printed line, and neither does its booking", () => {
    expect(leakViolations([...tokenParts(), ...canaries], outputLines())).toEqual([]);
  });
});

describe("line breaks and escape codes", () => {
  const evil = '\r\n{"level":"INFO","message":"forged"}\r\n\u001b[31m\u0000\u2028';

  test("in every field and header add no log line and break none", async () => {
    const sent = await Promise.all([
      ...Object.keys(good).map((field) => book({ [field]: `${evil}${registration}` })),
      post(
        "/book",
        form,
        new URLSearchParams({ ...good, location: evil, [evil]: evil }).toString(),
      ),
    ]);
    expect(sent.map(({ status }) => status)).toEqual(Array(5).fill(400));
    const inHeaders = `GET /api/services HTTP/1.1\r\nhost: localhost\r\nx-request-id: a\\r\\n{"forged":1}\r\nuser-agent: \x1b[31mforged\r\nidempotency-key: forged\r\nconnection: close\r\n\r\n`;
    await sendRaw(site.url, inHeaders);
    await sendRaw(
      site.url,
      `GET /api/locations/%0d%0a%7B%22forged%22%3A1%7D HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    );
    const lines = outputLines().filter((line) => line !== site.output());
    expect(lines.filter((line) => line.includes("forged") || line.includes("\u001b"))).toEqual([]);
    expect(() => lines.map((line) => JSON.parse(line) as unknown)).not.toThrow();
  });
});

test("a site that has ended leaves neither in its metrics", async () => {
  expect(await site.stop()).toBe(0);
  const metrics = outputLines().filter((line) => line.includes('"_aws"'));
  expect(metrics.join("")).toContain("BookingAccepted");
  expect(leakViolations([...tokenParts(), ...canaries], metrics)).toEqual([]);
});
