import type { ServiceId } from "@vanfettle/contract/services";
import type { Van } from "../vehicle/van.ts";

/** Returns whether a van needs its owner now: its test is due, has run out or was failed. */
export const isDue = ({ failed, state }: Pick<Van, "failed" | "state">): boolean =>
  failed !== null || state === "due soon" || state === "expired";

/** The states of vans whose test is not due. */
const notDue: readonly Van["state"][] = ["valid", "first not due", "may be exempt"];

/**
 * Returns the service to propose for a van: the repair after a failed test, the MOT unless it is not
 * due or not done by garages, otherwise a service.
 */
export function proposedService(
  van: Pick<Van, "failed" | "repair" | "state" | "jurisdiction" | "motClass">,
): ServiceId {
  if (van.failed) return van.repair ?? "full-service";
  // DVA tests vans in Northern Ireland, and no MOT station tests a heavy vehicle.
  const isTestedElsewhere =
    van.jurisdiction === "northern-ireland" || van.motClass.answer === "heavy";
  return isTestedElsewhere || notDue.includes(van.state) ? "full-service" : "mot";
}
