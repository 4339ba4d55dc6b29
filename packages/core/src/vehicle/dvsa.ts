import * as z from "zod";
import {
  callService,
  circuitBreaker,
  isUnauthorised,
  parseResponse,
  serviceTimeoutMs,
  VehicleServiceError,
  type AdapterOptions,
  type ServiceResponse,
} from "./call-service.ts";
import { WireDay, WireInstant, WireText } from "./wire-values.ts";

/** The credentials issued by DVSA for its MOT history API. */
export const DvsaKeys = z.object({
  tokenUrl: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  apiKey: z.string().min(1),
});
type DvsaKeys = z.output<typeof DvsaKeys>;

/** The pause after a rate limit. DVSA asks clients to wait for some minutes. */
const openAfterRateLimitMs = 180_000;
const milesInKilometre = 0.621371;

const Defect = z
  .object({ text: WireText, type: WireText, dangerous: z.boolean().nullish() })
  .transform(({ text, type, dangerous }) => ({
    text: text ?? "",
    type: type ?? "",
    dangerous: dangerous === true || type === "DANGEROUS",
  }));

const Test = z.object({
  /** `DVSA` for an MOT, `DVA NI` for a test in Northern Ireland, `CVS` for the annual test of a heavy vehicle. */
  dataSource: z.string(),
  completedDate: WireInstant,
  testResult: z.string(),
  expiryDate: WireDay,
  odometerValue: z.coerce.string().nullish(),
  odometerUnit: WireText,
  odometerResultType: WireText,
  defects: z.array(Defect).nullish(),
});
type Test = z.output<typeof Test>;

const recalls = { Yes: "yes", No: "no", Unknown: "unknown", Unavailable: "unavailable" } as const;

/** The two forms of DVSA's response: with tests, or without tests and with the due day of the first. */
const Vehicle = z
  .object({
    registration: z.string(),
    make: WireText,
    model: WireText,
    primaryColour: WireText,
    fuelType: WireText,
    registrationDate: WireDay,
    manufactureDate: WireDay,
    firstUsedDate: WireDay,
    motTestDueDate: WireDay,
    motTests: z.array(Test).nullish(),
    hasOutstandingRecall: z.enum(["Yes", "No", "Unknown", "Unavailable"]).catch("Unknown"),
  })
  .transform(({ make, model, registrationDate, ...vehicle }) => ({
    make,
    model,
    colour: vehicle.primaryColour,
    fuel: vehicle.fuelType,
    registrationDate,
    /** The days of manufacture and of first use, which an import has long before its registration. */
    manufactured: vehicle.manufactureDate,
    firstUsed: vehicle.firstUsedDate,
    /** The due day of the first test. DVSA sends it only until the first test. */
    firstTestDue: vehicle.motTestDueDate,
    /** Whether DVSA lists any test, even one that could not be read. */
    hasTests: (vehicle.motTests ?? []).length > 0,
    tests: newestFirst(vehicle.motTests ?? []).flatMap(toTest),
    recall: recalls[vehicle.hasOutstandingRecall],
  }));

/** The DVSA record of a vehicle, with its tests, newest first. It does not contain the weight. */
export type MotRecord = z.output<typeof Vehicle>;
export type MotTest = MotRecord["tests"][number];

const ErrorResponse = z.object({ errorCode: z.string() });

/** Creates the adapter of DVSA's MOT history API (https://documentation.history.mot.api.gov.uk). */
export function createDvsaMotHistory(options: AdapterOptions<DvsaKeys>) {
  const { apiUrl, keys, clock, timeoutMs = serviceTimeoutMs } = options;
  const tokens = accessTokens(keys, { clock, timeoutMs });
  const breaker = circuitBreaker({ clock, openAfterRateLimitMs });

  const ask = (registration: string, token: string): Promise<ServiceResponse> =>
    callService(`${apiUrl}/v1/trade/vehicles/registration/${encodeURIComponent(registration)}`, {
      method: "GET",
      headers: { authorization: `Bearer ${token}`, "x-api-key": keys.apiKey },
      timeoutMs,
    });

  async function askWithToken(registration: string): Promise<ServiceResponse> {
    const token = await tokens.current();
    const response = await ask(registration, token);
    if (!isUnauthorised(response)) return response;
    // The token may have been revoked early.
    tokens.forget(token);
    return errorCodeOf(response) === "MOTH-FB-02" ? ask(registration, await tokens.current()) : response;
  }

  return { find: (registration: string) => breaker.call(async () => toRecord(await askWithToken(registration))) };
}

const errorCodeOf = ({ body }: ServiceResponse): string | undefined => ErrorResponse.safeParse(body).data?.errorCode;

/** DVSA responds 400 to a registration in an unknown format. */
const toRecord = (response: ServiceResponse): MotRecord | null =>
  response.status === 404 || (response.status === 400 && errorCodeOf(response) === "MOTH-IV-03")
    ? null
    : parseResponse(response, Vehicle);

/** Sorts tests, newest first. Of two at one time the pass is newer: a repair during the test records a failure, too. */
function newestFirst(tests: readonly Test[]): Test[] {
  const time = ({ completedDate }: Test) => completedDate?.text ?? "";
  const passed = ({ testResult }: Test) => Number(testResult === "PASSED");
  return tests.toSorted((a, b) => time(b).localeCompare(time(a)) || passed(b) - passed(a));
}

/** Drops tests that were neither passed nor failed, such as abandoned tests. */
function toTest(test: Test) {
  const { dataSource, completedDate, testResult, expiryDate, defects } = test;
  if (completedDate === null || !["PASSED", "FAILED"].includes(testResult)) return [];
  const passed = testResult === "PASSED";
  return [{ dataSource, on: completedDate.day, passed, expiryDate, miles: milesOf(test), defects: defects ?? [] }];
}

function milesOf({ odometerValue, odometerUnit, odometerResultType }: Test): number | null {
  if (odometerResultType !== "READ" || !/^\d{1,7}$/.test(odometerValue ?? "")) return null;
  const value = Number(odometerValue);
  if (odometerUnit === "KM") return Math.round(value * milesInKilometre);
  return odometerUnit === "MI" ? value : null;
}

/** The time before its expiry at which a token is replaced. */
const marginMs = 60_000;
const scope = "https://tapi.dvsa.gov.uk/.default";
const TokenResponse = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

/** Returns the tokens of DVSA's OAuth client. Callers share each token until a minute before it expires. */
function accessTokens(
  { tokenUrl, clientId: client_id, clientSecret: client_secret }: DvsaKeys,
  { clock, timeoutMs }: { clock: () => Date; timeoutMs: number },
) {
  let cached: { token: string; until: number } | undefined;
  let requested: Promise<string> | undefined;

  async function request(): Promise<string> {
    const body = new URLSearchParams({ grant_type: "client_credentials", client_id, client_secret, scope });
    const response = await callService(tokenUrl, { method: "POST", body, timeoutMs });
    if (response.status === 429) throw new VehicleServiceError("ServiceRateLimited");
    if (response.status >= 400) throw new VehicleServiceError("ServiceKeyRejected");
    const parsed = TokenResponse.safeParse(response.body);
    if (!parsed.success) throw new VehicleServiceError("ServiceFailed");
    const { access_token: token, expires_in: seconds } = parsed.data;
    cached = { token, until: clock().getTime() + seconds * 1000 - marginMs };
    return token;
  }

  return {
    /** Returns a token that is valid for at least another minute. Throws a `VehicleServiceError` if none is issued. */
    async current(): Promise<string> {
      if (cached && clock().getTime() < cached.until) return cached.token;
      requested ??= request().finally(() => (requested = undefined));
      return requested;
    },
    /** Drops a token that DVSA has rejected, so the next call requests a new token. */
    forget(token: string): void {
      if (cached?.token === token) cached = undefined;
    },
  };
}
