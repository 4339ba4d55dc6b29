import * as z from "zod";
import {
  callService,
  circuitBreaker,
  isUnauthorised,
  requireAnswer,
  serviceTimeoutMs,
  VehicleServiceError,
  type AdapterOptions,
  type ServiceResponse,
} from "./call-service.ts";
import {
  isTrue,
  parseDay,
  parseMoment,
  parseMonth,
  parseName,
  parseNumber,
  parseObject,
  parseObjects,
  parseText,
  type WireObject,
} from "./wire-values.ts";

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
const kilometre = 0.621371;
const milesIn: Record<string, number | undefined> = {
  MI: 1,
  MILE: 1,
  MILES: 1,
  KM: kilometre,
  KMS: kilometre,
  KILOMETRES: kilometre,
  KILOMETERS: kilometre,
};

/** Drops a defect that has neither a text nor a kind. */
function parseDefect({ text, type, dangerous }: WireObject) {
  const kind = parseName(type);
  const defect = {
    text: parseText(text) ?? "",
    type: kind,
    dangerous: isTrue(dangerous) || kind === "DANGEROUS",
  };
  return defect.text || defect.type || defect.dangerous ? [defect] : [];
}

/** Returns the mileage of a test; null if it was not read, or in an unknown unit. */
function parseMiles({
  odometerValue,
  odometerUnit,
  odometerResultType,
}: WireObject): number | null {
  const value = parseNumber(odometerValue);
  const miles = milesIn[parseName(odometerUnit)];
  // DVSA's older files say `OK`.
  const isRead = ["READ", "OK"].includes(parseName(odometerResultType));
  return value === null || miles === undefined || !isRead ? null : Math.round(value * miles);
}

/**
 * `DVSA` for an MOT, `DVA NI` for a test in Northern Ireland, `CVS` for the annual test of a heavy
 * vehicle.
 */
const parseSource = (value: unknown): string => parseName(value) || unknownSource;
const unknownSource = "unknown";

const results: Record<string, boolean | undefined> = {
  PASSED: true,
  PASS: true,
  FAILED: false,
  FAIL: false,
};

function parseTest(test: WireObject) {
  return {
    dataSource: parseSource(test.dataSource),
    completed: parseMoment(test.completedDate),
    /** The month of the test, also if its day is not recorded. */
    month: parseMonth(test.completedDate),
    passed: results[parseName(test.testResult)],
    expiryDate: parseDay(test.expiryDate),
    miles: parseMiles(test),
    // DVSA's older API calls them `rfrAndComments`.
    defects: parseObjects(test.defects ?? test.rfrAndComments).flatMap(parseDefect),
  };
}
type WireTest = ReturnType<typeof parseTest>;

/**
 * Returns the tests, where one without a source is an annual test if all others are: an MOT would
 * make the vehicle another kind.
 */
function withSources(tests: WireTest[]): WireTest[] {
  const sources = new Set(tests.map(({ dataSource }) => dataSource));
  const areAnnual = sources.size === 2 && sources.has("CVS") && sources.has(unknownSource);
  return areAnnual ? tests.map((test) => ({ ...test, dataSource: "CVS" })) : tests;
}

type DatedTest = WireTest & { completed: NonNullable<WireTest["completed"]>; passed: boolean };

const isDated = (test: WireTest): test is DatedTest =>
  test.completed !== null && test.passed !== undefined;

/**
 * Returns text that sorts tests by time. On one day, a pass without a time follows a failure, and
 * so does a pass at the same time: they are the retest, and the result of a repair during the test.
 */
function orderOf({ completed: { day, time }, passed }: DatedTest): string {
  const untimed = passed ? "24:00:00" : "00:00:00";
  return `${day} ${time ?? untimed} ${Number(passed)}`;
}

const newestFirst = (a: DatedTest, b: DatedTest): number =>
  Number(orderOf(a) < orderOf(b)) - Number(orderOf(a) > orderOf(b));

/**
 * The two forms of DVSA's response: with tests, or without tests and with the due day of the first.
 */
function parseVehicle(vehicle: WireObject) {
  const tests = withSources(parseObjects(vehicle.motTests).map(parseTest));
  return {
    make: parseText(vehicle.make),
    model: parseText(vehicle.model),
    colour: parseText(vehicle.primaryColour),
    fuel: parseText(vehicle.fuelType),
    registrationDate: parseDay(vehicle.registrationDate),
    /**
     * The days of manufacture and of first use, which an import has long before its registration.
     */
    manufactured: parseDay(vehicle.manufactureDate),
    firstUsed: parseDay(vehicle.firstUsedDate),
    /** The due day of the first test. DVSA sends it only until the first test. */
    firstTestDue: parseDay(vehicle.motTestDueDate),
    /** True if DVSA lists any test, even if it could not be read. */
    hasTests: hasTests(vehicle.motTests),
    /** The tests that were passed or failed on a known day, newest first. */
    tests: tests
      .filter(isDated)
      .toSorted(newestFirst)
      .map(({ dataSource, completed, passed, expiryDate, miles, defects }) => ({
        dataSource,
        testedOn: completed.day,
        passed,
        expiryDate,
        miles,
        defects,
      })),
    /**
     * The tests without a day, which DVSA allows for annual tests, or without a known result. Each
     * may be a pass.
     */
    unclearTests: tests.flatMap(({ dataSource, completed, month, passed, expiryDate }) =>
      passed !== false && (completed === null || passed === undefined)
        ? [{ dataSource, month, passed: passed ?? null, expiryDate }]
        : [],
    ),
    recall: parseRecall(vehicle.hasOutstandingRecall),
  };
}

const hasTests = (motTests: unknown): boolean =>
  Array.isArray(motTests) ? motTests.length > 0 : Boolean(motTests);

function parseRecall(value: unknown): "yes" | "no" | "unknown" | "unavailable" {
  const recalls = { YES: "yes", NO: "no", UNAVAILABLE: "unavailable" } as const;
  return recalls[parseName(value) as keyof typeof recalls] ?? "unknown";
}

/** The DVSA record of a vehicle, with its tests. It does not contain the weight. */
export type MotRecord = ReturnType<typeof parseVehicle>;
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
    // The token may have ended early.
    tokens.forget(token);
    const hasEnded = response.status === 401 || errorCodeOf(response) === "MOTH-FB-02";
    return hasEnded ? ask(registration, await tokens.current()) : response;
  }

  return {
    // The breaker does not count responses that we cannot read: they are about one vehicle.
    find: async (registration: string) =>
      toRecord(await breaker.call(async () => requireAnswer(await askWithToken(registration)))),
  };
}

const errorCodeOf = ({ body }: ServiceResponse): string | undefined =>
  ErrorResponse.safeParse(body).data?.errorCode;

/**
 * DVSA responds 400 to a registration in an unknown format, and 404 also to an address that it does
 * not know.
 */
function toRecord(response: ServiceResponse): MotRecord | null {
  const { status, body } = response;
  if (status === 404 && errorCodeOf(response) !== "MOTH-NF-02") return null;
  if (status === 400 && errorCodeOf(response) === "MOTH-IV-03") return null;
  const vehicle = status === 200 ? parseObject(body) : null;
  const record = vehicle && parseVehicle(vehicle);
  if (!record || !isReadable(record, vehicle)) throw new VehicleServiceError("ServiceFailed");
  return record;
}

/** Returns whether a response says anything about a vehicle. */
function isReadable(record: MotRecord, { registration }: WireObject): boolean {
  const { make, model, colour, fuel, registrationDate, manufactured, firstUsed, firstTestDue } =
    record;
  const facts = [
    make,
    model,
    colour,
    fuel,
    registrationDate,
    manufactured,
    firstUsed,
    firstTestDue,
  ];
  return [parseText(registration), ...facts, ...record.tests, ...record.unclearTests].some(Boolean);
}

/** The time before its expiry at which a token is replaced. */
const marginMs = 60_000;
const scope = "https://tapi.dvsa.gov.uk/.default";
const TokenResponse = z.object({
  access_token: z.string().min(1),
  // A token without a lifetime is used once.
  expires_in: z.coerce.number().positive().catch(0),
});

/**
 * Returns the tokens of DVSA's OAuth client. Callers share each token until a minute before it
 * expires.
 */
function accessTokens(
  { tokenUrl, clientId: client_id, clientSecret: client_secret }: DvsaKeys,
  { clock, timeoutMs }: { clock: () => Date; timeoutMs: number },
) {
  let cached: { token: string; until: number } | undefined;
  let requested: Promise<string> | undefined;

  async function request(): Promise<string> {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id,
      client_secret,
      scope,
    });
    const response = await callService(tokenUrl, { method: "POST", body, timeoutMs });
    if (response.status === 429) {
      throw new VehicleServiceError("ServiceRateLimited", response.retryAfterSeconds);
    }
    if (response.status >= 400) throw new VehicleServiceError("ServiceKeyRejected");
    const parsed = TokenResponse.safeParse(response.body);
    if (!parsed.success) throw new VehicleServiceError("ServiceFailed");
    const { access_token: token, expires_in: seconds } = parsed.data;
    cached = { token, until: clock().getTime() + seconds * 1000 - marginMs };
    return token;
  }

  return {
    /**
     * Returns a token that is valid for at least another minute. Throws a `VehicleServiceError` if
     * none is issued.
     */
    async current(): Promise<string> {
      if (cached && clock().getTime() < cached.until) return cached.token;
      requested ??= request().finally(() => {
        requested = undefined;
      });
      return requested;
    },
    /** Drops a token that DVSA has rejected, so the next call requests a new token. */
    forget(token: string): void {
      if (cached?.token === token) cached = undefined;
    },
  };
}
