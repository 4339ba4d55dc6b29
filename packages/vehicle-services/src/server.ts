import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import {
  isFromBrowser,
  isLoopbackHost,
  readBody,
  serveOnLoopback,
} from "@vanfettle/commands/loopback-server";
import { callCounts } from "./call-counts.ts";
import type { FaultMode, Faults } from "./faults.ts";
import { tokenEndpoint } from "./protocol/token-endpoint.ts";
import {
  dvlaErrors,
  dvlaVehicle,
  dvsaError,
  dvsaErrors,
  dvsaVehicle,
  type WireResponse,
} from "./protocol/vehicle-responses.ts";
import { registersOf } from "./vehicles/named-vehicles.ts";
import { toDay } from "./vehicles/vehicle.ts";

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

const ok = (body: unknown): WireResponse => ({ status: 200, body });
const maxBodyBytes = 16_384;
const slowMs = 5_000;
const vehiclePath = /^\/v1\/trade\/vehicles\/registration\/([^/]+)$/;
const newKey = () => randomBytes(24).toString("hex");

/** Starts both fake services on a loopback port. Port 0, the default, takes any free port. */
export async function startVehicleServices(options: VehicleServicesOptions = {}) {
  const { port = 0, latencyMs = 0, now = Date.now } = options;
  let faults = options.faults ?? {};
  const clientId = newKey();
  const clientSecret = newKey();
  const dvsaKey = newKey();
  const dvlaKey = newKey();
  const tenant = newKey();
  const tokens = tokenEndpoint({ clientId, clientSecret });
  const counts = callCounts();
  const today = () => toDay(now());

  function token(body: string): Answer {
    counts.count("token");
    const mode = faults.token ?? "ok";
    return { mode, response: tokens.respond(body, mode) };
  }

  function dvsa({ headers }: IncomingMessage, path: string): Answer {
    counts.count("dvsa");
    const registration = decodeURIComponent(vehiclePath.exec(path)?.[1] ?? "");
    const { vehicle, fault, reshape } = registersOf(registration, today()).dvsa;
    const mode = fault ?? faults.dvsa ?? "ok";
    if (mode === "token-expired") tokens.expireAll();
    if (!headers.authorization) {
      return { mode, response: dvsaError(401, "MOTH-FB-04", "The access token is missing") };
    }
    if (headers["x-api-key"] !== dvsaKey) return { mode, response: dvsaErrors["key-rejected"] };
    if (!tokens.accept(headers.authorization, mode)) {
      return { mode, response: dvsaErrors["token-expired"] };
    }
    const body = reshape(dvsaVehicle(registration, vehicle));
    return { mode, response: dvsaErrors[mode] ?? ok(body) };
  }

  function dvla({ headers }: IncomingMessage, requestBody: string): Answer {
    counts.count("dvla");
    const registration = registrationIn(requestBody);
    const { vehicle, fault, reshape } = registersOf(registration ?? "", today()).dvla;
    const mode = fault ?? faults.dvla ?? "ok";
    if (headers["x-api-key"] !== dvlaKey) return { mode, response: dvlaErrors["key-rejected"] };
    if (registration === undefined) return { mode, response: dvlaErrors.invalid };
    const body = reshape(dvlaVehicle(registration, vehicle, today()));
    return { mode, response: dvlaErrors[mode] ?? ok(body) };
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { url = "/", method, headers } = request;
    const refused = (status: number, message: string): Answer => ({
      mode: "ok",
      response: { status, body: { message } },
    });
    // A web page could otherwise use its visitors' services.
    if (isFromBrowser(headers) || !isLoopbackHost(headers.host)) {
      return refused(403, "Not for web pages.");
    }
    const body = (await readBody(request, maxBodyBytes))?.toString();
    if (body === undefined) return refused(413, "Request Too Long");
    const path = new URL(url, "http://localhost").pathname;
    const call = `${method} ${path}`;
    if (call === `POST /${tenant}/oauth2/v2.0/token`) return token(body);
    const isDvsa = method === "GET" && vehiclePath.test(path);
    if (!isDvsa && call !== "POST /vehicle-enquiry/v1/vehicles") return refused(404, "Not Found");
    const answered = isDvsa ? dvsa(request, path) : dvla(request, body);
    await wait(latencyMs);
    return answered;
  }

  const { url, close } = await serveOnLoopback(port, async (request, response) =>
    sendOrDamage(response, await answer(request)),
  );
  return {
    url,
    /**
     * The keys for both services, new at every start, named like the variables that `npm start`
     * reads.
     */
    keys: {
      DVSA_TOKEN_URL: `${url}/${tenant}/oauth2/v2.0/token`,
      DVSA_CLIENT_ID: clientId,
      DVSA_CLIENT_SECRET: clientSecret,
      DVSA_API_KEY: dvsaKey,
      DVSA_API_URL: url,
      DVLA_API_KEY: dvlaKey,
      DVLA_API_URL: url,
    },
    counts: counts.read,
    setFaults(next: Faults): void {
      faults = next;
    },
    /** Invalidates all issued tokens. */
    expireTokens: tokens.expireAll,
    close,
  };
}

/** Sends a response, or the damaged response of a fault. */
async function sendOrDamage(
  response: ServerResponse,
  { mode, response: intended }: Answer,
): Promise<void> {
  const send = (status: number, body: unknown, headers: Record<string, string> = {}): void => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
  if (mode === "hang") return;
  if (mode === "drop") return void response.destroy();
  if (mode === "redirect") return send(302, "", { location: "https://example.invalid/" });
  if (mode === "not-json") return send(200, "<html>It works</html>");
  if (mode === "empty") return send(200, {});
  if (mode === "cut-off") {
    const text = JSON.stringify(intended.body);
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    });
    return void response.write(text.slice(0, text.length / 2), () => response.destroy());
  }
  if (mode === "slow") await wait(slowMs);
  send(intended.status, intended.body, intended.headers);
}

function registrationIn(body: string): string | undefined {
  try {
    const { registrationNumber } = JSON.parse(body) as { registrationNumber?: unknown };
    return /^[A-Z0-9]{1,8}$/.exec(
      typeof registrationNumber === "string" ? registrationNumber : "",
    )?.[0];
  } catch {
    return undefined;
  }
}
