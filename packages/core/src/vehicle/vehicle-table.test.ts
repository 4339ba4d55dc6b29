import { afterEach, expect, test, vi } from "vitest";
import { DomainError, problems } from "@vanfettle/contract/problems";
import { vanMot } from "@vanfettle/vans/van-mot";
import { vehicles, type Answer, type Expected, type VehicleRow } from "../testing/vehicle-table.ts";
import { checkVehicle, recentResults } from "./check-vehicle.ts";
import { createDvlaVehicleEnquiry } from "./dvla.ts";
import { createDvsaMotHistory } from "./dvsa.ts";

afterEach(() => vi.unstubAllGlobals());

const tokenUrl = "http://registers.test/token";
const dvsaUrl = "http://registers.test/dvsa";
const dvlaUrl = "http://registers.test/dvla";

const ofRegister = (answer: Answer): Response => {
  if (answer === "down") return new Response("", { status: 503 });
  if (answer === 404) return Response.json({ errorCode: "MOTH-NF-01" }, { status: 404 });
  return Response.json(answer);
};

/** Looks a vehicle up with the real adapters, which receive the row's answers. */
async function lookUp({ mark, today, dvsa, dvla }: Extract<VehicleRow, { mark: string }>) {
  vi.stubGlobal("fetch", (url: string) => {
    if (url === tokenUrl) {
      return Promise.resolve(Response.json({ access_token: "token", expires_in: 3600 }));
    }
    return Promise.resolve(ofRegister(url.startsWith(dvsaUrl) ? dvsa : dvla));
  });
  const clock = () => new Date(`${today}T12:00:00Z`);
  const dvsaKeys = { tokenUrl, clientId: "client", clientSecret: "secret", apiKey: "key" };
  const services = {
    history: createDvsaMotHistory({ apiUrl: dvsaUrl, keys: dvsaKeys, clock }),
    enquiry: createDvlaVehicleEnquiry({ apiUrl: dvlaUrl, keys: { apiKey: "key" }, clock }),
  };
  const deps = {
    services: () => Promise.resolve(services),
    recent: recentResults(clock),
    clock,
    sample: false,
  };
  return checkVehicle(deps, mark);
}

async function lookedUp(row: Extract<VehicleRow, { mark: string }>): Promise<Expected> {
  try {
    const { mot, motClass, lastTest, twoVehicles, isVan } = await lookUp(row);
    return {
      ...mot,
      inStep: mot.registers.inStep,
      // The table has the exemptions that may apply today.
      exemption: mot.state === "may be exempt" ? (mot.exemption?.kind ?? null) : null,
      motClass: motClass?.answer ?? null,
      lastTest: lastTest && {
        testedOn: lastTest.testedOn,
        passed: lastTest.result === "passed",
        miles: lastTest.miles ?? -1,
      },
      twoVehicles: twoVehicles !== null,
      isVan,
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { status: problems[error.code].status as 404 | 503 };
  }
}

function stated({ stated: van, today }: Extract<VehicleRow, { stated: object }>): Expected {
  const { next, dates, motClass } = vanMot({ ...van, testDay: today });
  const exemption = dates.state === "may be exempt" ? (next.exemption?.kind ?? null) : null;
  return { ...next, ...dates, exemption, motClass: motClass.answer };
}

test.each(vehicles)("$name", async (row) => {
  const { stateNot = [], ...expected } = row.expected;
  const found = "stated" in row ? stated(row) : await lookedUp(row);
  expect(found).toMatchObject(expected);
  expect(stateNot).not.toContain(found.state);
});
