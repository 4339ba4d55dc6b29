import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { callCounts } from "./call-counts.ts";
import { faultOf, type FaultMode, type Faults } from "./faults.ts";
import { refuseForeignCaller } from "./protocol/check-caller.ts";
import { dvlaErrors, dvlaVehicle } from "./protocol/dvla-responses.ts";
import { dvsaError, dvsaErrors, dvsaVehicle } from "./protocol/dvsa-responses.ts";
import { tokenEndpoint } from "./protocol/token-endpoint.ts";
import { readBody, send, type WireResponse } from "./protocol/wire-response.ts";
import { drawnVehicle } from "./vehicles/drawn-vehicle.ts";
import { namedVehicle } from "./vehicles/named-vehicles.ts";
import { toDay, type Day } from "./vehicles/vehicle.ts";

/** The keys for both services, named like the variables that `npm start` reads. */
export interface ServiceKeys {
  DVSA_TOKEN_URL: string;
  DVSA_CLIENT_ID: string;
  DVSA_CLIENT_SECRET: string;
  DVSA_API_KEY: string;
  DVSA_API_URL: string;
  DVLA_API_KEY: string;
  DVLA_API_URL: string;
}

export interface VehicleServicesOptions {
  port?: number;
  /** The delay before every response of either service, except token responses, in milliseconds. */
  latencyMs?: number;
  faults?: Faults;
  /** Returns epoch milliseconds. */
  now?: () => number;
}

export type VehicleServices = Awaited<ReturnType<typeof startVehicleServices>>;

/** The intended response, and the fault that may damage it. */
interface Answer {
  mode: FaultMode;
  response: WireResponse;
}

const ok = (body: object): WireResponse => ({ status: 200, body });
const slowMs = 5_000;
const vehiclePath = /^\/v1\/trade\/vehicles\/registration\/([^/]+)$/;
const newKey = () => randomBytes(24).toString("hex");

/** Starts both fake services on a loopback port. Port 0, the default, takes any free port. */
export async function startVehicleServices(options: VehicleServicesOptions = {}) {
  const { port = 0, latencyMs = 0, now = Date.now } = options;
  let faults = options.faults ?? {};
  const [clientId, clientSecret, dvsaKey, dvlaKey, tenant] = [newKey(), newKey(), newKey(), newKey(), newKey()];
  const tokens = tokenEndpoint({ clientId, clientSecret });
  const counts = callCounts();
  const today = (): Day => toDay(now());
  const vehicleOf = (registration: string) =>
    namedVehicle(registration, today()) ?? drawnVehicle(registration, today());

  function dvsa({ headers }: IncomingMessage, path: string): Answer {
    counts.count("dvsa");
    const registration = decodeURIComponent(vehiclePath.exec(path)?.[1] ?? "");
    const mode = faultOf("dvsa", registration, faults);
    if (mode === "token-expired") tokens.expireAll();
    if (!headers.authorization) return { mode, response: dvsaError(401, "MOTH-FB-04", "The access token is missing") };
    if (headers["x-api-key"] !== dvsaKey) return { mode, response: dvsaErrors["key-rejected"] };
    if (!tokens.isIssued(headers.authorization)) return { mode, response: dvsaErrors["token-expired"] };
    return { mode, response: dvsaErrors[mode] ?? ok(dvsaVehicle(registration, vehicleOf(registration))) };
  }

  function dvla({ headers }: IncomingMessage, body: string): Answer {
    counts.count("dvla");
    const registration = registrationIn(body);
    const mode = faultOf("dvla", registration ?? "", faults);
    if (headers["x-api-key"] !== dvlaKey) return { mode, response: dvlaErrors["key-rejected"] };
    if (registration === undefined) return { mode, response: dvlaErrors.invalid };
    return { mode, response: dvlaErrors[mode] ?? ok(dvlaVehicle(registration, vehicleOf(registration), today())) };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const refusal = refuseForeignCaller(request.headers);
    if (refusal) return send(response, refusal);
    const body = await readBody(request);
    if (body === undefined) return send(response, { status: 413, body: { message: "Request Too Long" } });
    const call = `${request.method} ${path}`;
    if (call === `POST /${tenant}/oauth2/v2.0/token`) {
      counts.count("token");
      const mode = faults.token ?? "ok";
      return sendOrDamage(response, { mode, response: tokens.respond(body, mode) });
    }
    const isDvsa = request.method === "GET" && vehiclePath.test(path);
    if (!isDvsa && call !== "POST /vehicle-enquiry/v1/vehicles") {
      return send(response, { status: 404, body: { message: "Not Found" } });
    }
    const answer = isDvsa ? dvsa(request, path) : dvla(request, body);
    await wait(latencyMs);
    return sendOrDamage(response, answer);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** New at every start. */
    keys: {
      DVSA_TOKEN_URL: `${url}/${tenant}/oauth2/v2.0/token`,
      DVSA_CLIENT_ID: clientId,
      DVSA_CLIENT_SECRET: clientSecret,
      DVSA_API_KEY: dvsaKey,
      DVSA_API_URL: url,
      DVLA_API_KEY: dvlaKey,
      DVLA_API_URL: url,
    },
    counts: () => counts.read(),
    setFaults: (next: Faults) => (faults = next),
    /** Invalidates all issued tokens. */
    expireTokens: () => tokens.expireAll(),
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, "close");
    },
  };
}

/** Sends a response, or the damaged response of a fault. */
async function sendOrDamage(response: ServerResponse, { mode, response: intended }: Answer): Promise<void> {
  switch (mode) {
    case "hang":
      return;
    case "drop":
      return void response.destroy();
    case "redirect":
      return send(response, { status: 302, body: "", headers: { location: "https://example.invalid/" } });
    case "not-json":
      return send(response, { status: 200, body: "<html>It works</html>" });
    case "empty":
      return send(response, { status: 200, body: {} });
    case "cut-off": {
      const text = typeof intended.body === "string" ? intended.body : JSON.stringify(intended.body);
      response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
      return;
    }
    case "slow":
      await wait(slowMs);
      return send(response, intended);
    default:
      return send(response, intended);
  }
}

function registrationIn(body: string): string | undefined {
  try {
    const { registrationNumber } = JSON.parse(body) as { registrationNumber?: unknown };
    return typeof registrationNumber === "string" && /^[A-Z0-9]{1,8}$/.test(registrationNumber)
      ? registrationNumber
      : undefined;
  } catch {
    return undefined;
  }
}
