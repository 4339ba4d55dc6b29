import { problems } from "@vanfettle/contract/problems";
import { readRegistration } from "@vanfettle/vans/registration";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { wait } from "@vanfettle/contract/wait";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useApi } from "../../api/api-context.ts";
import { problemOf, statusOf } from "../../api/http-error.ts";
import { retryWhileBusy, whenToRetry } from "../../api/retry-while-busy.ts";

/** What came of the registration that a visitor entered. It is kept in this page's memory only. */
export type RegistrationCheck =
  | { state: "none" }
  /** `busySeconds` is how long until the next request, where the site was too busy. */
  | { state: "checking"; busySeconds?: number }
  /** `note` says what the kind of mark means for the answer. */
  | { state: "answered"; vehicle: VehicleCheck; note: string | null }
  | { state: "refused"; message: string };

const busyMessage = (error: unknown): string =>
  `The van check is busy. Try again ${whenToRetry(error)}, or enter dates and weight below`;

export const registrationFailures = {
  failed: "There is a problem with our van check. Try again in a minute, or enter dates and weight below",
  notFound: `${problems.vehicle_not_found.message} You can enter its dates and weight below`,
} as const;

/** Returns the message for an error of the call. The API names what is wrong with a registration itself. */
function messageOf(error: unknown): string {
  switch (statusOf(error)) {
    case 400:
      return problemOf(error)?.message ?? problems.invalid_registration.message;
    case 404:
      return registrationFailures.notFound;
    case 429:
      return busyMessage(error);
    default:
      return registrationFailures.failed;
  }
}

/**
 * Returns the last check of this page and a function that starts another one. Only the newest one counts, and it ends
 * with the question in the page's address: an answer of the form by hand takes its place.
 */
export function useRegistrationCheck() {
  const { api } = useApi();
  const { search } = useLocation();
  const [last, setLast] = useState<{ check: RegistrationCheck; search: string }>({ check: { state: "none" }, search });
  const newest = useRef(0);
  // Who leaves the page wants no answer any more.
  useEffect(() => () => void (newest.current += 1), []);

  async function start(text: string): Promise<RegistrationCheck> {
    const number = ++newest.current;
    const finish = (result: RegistrationCheck): RegistrationCheck => {
      if (number === newest.current) setLast({ check: result, search });
      return result;
    };
    const entry = readRegistration(text);
    if (!entry.valid) return finish({ state: "refused", message: entry.message });
    setLast({ check: { state: "checking" }, search });
    try {
      const call = () => api.call("checkVehicle", { body: { registration: entry.registration } });
      const vehicle = await retryWhileBusy(call, async (seconds) => {
        setLast({ check: { state: "checking", busySeconds: seconds }, search });
        await wait(seconds * 1000);
        return number === newest.current;
      });
      return finish({ state: "answered", vehicle, note: entry.note });
    } catch (error) {
      return finish({ state: "refused", message: messageOf(error) });
    }
  }

  const check: RegistrationCheck = last.search === search ? last.check : { state: "none" };
  return { check, start };
}
