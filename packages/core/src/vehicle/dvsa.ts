import * as z from "zod";
import { accessTokens, type ClientCredentials } from "./access-token.ts";
import {
  callService,
  isUnauthorised,
  parseResponse,
  serviceTimeoutMs,
  type ServiceResponse,
  circuitBreaker,
} from "./call-service.ts";
import type { MotHistory, MotRecord } from "./vehicle-records.ts";
import { WireDay, WireInstant, WireText } from "./wire-values.ts";

/** The credentials issued by DVSA for its MOT history API. */
export interface DvsaKeys extends ClientCredentials {
  apiKey: string;
}

interface DvsaOptions {
  apiUrl: string;
  keys: DvsaKeys;
  clock: () => Date;
  /** The timeout of each call. */
  timeoutMs?: number;
}

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
  dataSource: z.string(),
  completedDate: WireInstant,
  testResult: z.string(),
  expiryDate: WireDay,
  odometerValue: z.coerce.string().nullish(),
  odometerUnit: WireText,
  odometerResultType: WireText,
  defects: z.array(Defect).nullish(),
});

const recalls = { Yes: "yes", No: "no", Unknown: "unknown", Unavailable: "unavailable" } as const;

/** The two forms of DVSA's response: with tests, or without tests and with the due day of the first. */
const Vehicle = z.object({
  registration: z.string(),
  make: WireText,
  model: WireText,
  primaryColour: WireText,
  fuelType: WireText,
  registrationDate: WireDay,
  motTestDueDate: WireDay,
  motTests: z.array(Test).nullish(),
  hasOutstandingRecall: z.enum(["Yes", "No", "Unknown", "Unavailable"]).catch("Unknown"),
});

const ErrorResponse = z.object({ errorCode: z.string() });

/** Creates the adapter of DVSA's MOT history API (https://documentation.history.mot.api.gov.uk). */
export function createDvsaMotHistory(options: DvsaOptions): MotHistory {
  const { apiUrl, keys, clock, timeoutMs = serviceTimeoutMs } = options;
  const tokens = accessTokens(keys, { clock, timeoutMs });
  const breaker = circuitBreaker({ clock, openAfterRateLimitMs });

  async function ask(registration: string, token: string): Promise<ServiceResponse> {
    return callService(`${apiUrl}/v1/trade/vehicles/registration/${encodeURIComponent(registration)}`, {
      method: "GET",
      headers: { authorization: `Bearer ${token}`, "x-api-key": keys.apiKey },
      timeoutMs,
    });
  }

  async function askWithToken(registration: string): Promise<ServiceResponse> {
    const token = await tokens.current();
    const response = await ask(registration, token);
    if (!isUnauthorised(response)) return response;
    // The token may have been revoked early.
    tokens.forget(token);
    return errorCodeOf(response) === "MOTH-FB-02" ? ask(registration, await tokens.current()) : response;
  }

  return {
    find: (registration) => breaker.call(async () => toRecord(await askWithToken(registration))),
  };
}

const errorCodeOf = ({ body }: ServiceResponse): string | undefined => ErrorResponse.safeParse(body).data?.errorCode;

function toRecord(response: ServiceResponse): MotRecord | null {
  const { status } = response;
  // DVSA responds 400 to a registration in an unknown format.
  if (status === 404 || (status === 400 && errorCodeOf(response) === "MOTH-IV-03")) return null;
  const vehicle = parseResponse(response, Vehicle);
  const { make, model, primaryColour, fuelType, registrationDate, motTestDueDate, motTests } = vehicle;
  return {
    make,
    model,
    colour: primaryColour,
    fuel: fuelType,
    registrationDate,
    firstTestDue: motTestDueDate,
    tests: newestFirst(motTests ?? []).flatMap(toTest),
    recall: recalls[vehicle.hasOutstandingRecall],
  };
}

/**
 * Sorts tests by time, newest first. If two tests have the same time, the passed test counts as newer: a station that
 * repairs a defect during the test records a failure and a pass together.
 */
const newestFirst = <T extends Pick<z.output<typeof Test>, "completedDate" | "testResult">>(tests: readonly T[]): T[] =>
  tests.toSorted(
    (one, other) =>
      (other.completedDate?.text ?? "").localeCompare(one.completedDate?.text ?? "") ||
      Number(other.testResult === "PASSED") - Number(one.testResult === "PASSED"),
  );

/** Drops tests that were neither passed nor failed, such as abandoned tests. */
function toTest(test: z.output<typeof Test>): MotRecord["tests"] {
  const { dataSource, completedDate, testResult, expiryDate, defects } = test;
  if (completedDate === null || !["PASSED", "FAILED"].includes(testResult)) return [];
  const passed = testResult === "PASSED";
  return [{ dataSource, on: completedDate.day, passed, expiryDate, miles: milesOf(test), defects: defects ?? [] }];
}

function milesOf({ odometerValue, odometerUnit, odometerResultType }: z.output<typeof Test>): number | null {
  if (odometerResultType !== "READ" || !/^\d{1,7}$/.test(odometerValue ?? "")) return null;
  const value = Number(odometerValue);
  if (odometerUnit === "KM") return Math.round(value * milesInKilometre);
  return odometerUnit === "MI" ? value : null;
}
