import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { parseRegistration } from "@vanfettle/vans/registration";
import { useApi } from "../../api/api-context.ts";
import { vanCheckFailure } from "../../api/failure-texts.ts";
import { retryWhileBusy } from "../../api/retry-while-busy.ts";
import { takePress, type Press } from "../../ui/focus.ts";
import { wait } from "../../ui/wait.ts";

/** The state of a registration lookup, kept in this page's memory only. */
export type RegistrationCheck =
  | { state: "none" }
  /** `busySeconds` is the time until the next attempt if the site was busy. */
  | { state: "checking"; busySeconds?: number }
  /** `note` explains the effect of this kind of registration on the result. */
  | { state: "answered"; vehicle: VehicleCheck; note: string | null; press: Press }
  | { state: "refused"; message: string; press: Press };

/**
 * Returns this page's last check and a function that starts another. A new check replaces the
 * previous one. A change of the page's address, such as a manual result, ends the check.
 * `hasAnswered` is true from the first answer on, so that the page stays compact while another check
 * runs.
 */
export function useRegistrationCheck() {
  const { api } = useApi();
  const { search } = useLocation();
  const [last, setLast] = useState<{
    check: RegistrationCheck;
    search: string;
    hasAnswered: boolean;
  }>();
  const newest = useRef(0);
  // Leaving the page abandons the check.
  useEffect(() => {
    return () => {
      newest.current += 1;
    };
  }, []);

  async function start(text: string): Promise<RegistrationCheck> {
    newest.current += 1;
    const number = newest.current;
    const press = takePress();
    const isNewest = () => number === newest.current;
    function show(check: RegistrationCheck): RegistrationCheck {
      if (!isNewest()) return check;
      setLast((previous) => ({
        check,
        search,
        hasAnswered:
          check.state === "answered" || (previous?.search === search && previous.hasAnswered),
      }));
      return check;
    }
    const entry = parseRegistration(text);
    if (!entry.valid) return show({ state: "refused", message: entry.message, press });
    show({ state: "checking" });
    try {
      const call = () => api.call("checkVehicle", { body: { registration: entry.registration } });
      const vehicle = await retryWhileBusy(call, async (seconds) => {
        show({ state: "checking", busySeconds: seconds });
        await wait(seconds * 1000);
        return isNewest();
      });
      return show({ state: "answered", vehicle, note: entry.note, press });
    } catch (error) {
      return show({ state: "refused", message: vanCheckFailure(error), press });
    }
  }

  const isCurrent = last?.search === search;
  const check: RegistrationCheck = isCurrent ? last.check : { state: "none" };
  return { check, start, hasAnswered: isCurrent && last.hasAnswered };
}
