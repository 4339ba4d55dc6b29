import { text } from "node:stream/consumers";
import { normaliseIdentifier, registrationMaxLength } from "@vanfettle/contract/bookings/booking-rules";
import { isHashKeyCurrent } from "@vanfettle/core/booking/booking-queries";
import { readRegistrationKeys } from "@vanfettle/core/booking/registration-key";
import { ask } from "../ask.ts";
import { CommandError, UsageError } from "../errors.ts";
import type { Site } from "../site/site.ts";

export const registrationUsage =
  "--registration REG, or - to enter it at a prompt or on standard input, which keeps it out of the shell's history";

/** Returns the registration of an argument, normalised like in the booking form. Error messages never repeat it. */
export async function readRegistrationArgument(typed: string | undefined): Promise<string> {
  if (typed === undefined) throw new UsageError(registrationUsage);
  const registration = normaliseIdentifier(
    typed === "-" ? await (process.stdin.isTTY ? ask("Registration: ") : text(process.stdin)) : typed,
  );
  if (registration.length < 1 || registration.length > registrationMaxLength) {
    throw new UsageError(`A registration has 1 to ${registrationMaxLength} letters and digits.`);
  }
  return registration;
}

/** Opens the search for a vehicle's bookings. Throws if another key hashed some, as the result would be incomplete. */
export async function openVehicleSearch(site: Site) {
  const hashKey = await site.hashKey();
  const opened = await site.table();
  const deps = { table: opened.table, clock: () => new Date(), hashKey };
  const { others } = await readRegistrationKeys(deps);
  if (others.length > 0 || (await isHashKeyCurrent(deps)) === false) {
    throw new CommandError(
      `Some bookings of ${site.label} were hashed with another key and would not be found. Use the site's key; if it was lost or changed, run the command rehash first.`,
    );
  }
  return deps;
}
