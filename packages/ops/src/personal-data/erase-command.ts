import { userInfo } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { eraseBookings } from "@vanfettle/core/booking/erase";
import { createNewId } from "@vanfettle/core/table/new-id";
import { confirms } from "../ask.ts";
import { defineCommand } from "../command.ts";
import { UsageError } from "../errors.ts";
import { openVehicleSearch, readRegistrationArgument, registrationUsage } from "./vehicle.ts";

export default defineCommand({
  usage: `${registrationUsage}\n--yes skips the question   --operator NAME for the audit line (your user name)`,
  options: { registration: { type: "string" }, yes: { type: "boolean" }, operator: { type: "string" } },
  async run({ site, values, print }) {
    const registration = await readRegistrationArgument(values.registration);
    const operator = checkOperatorName(values.operator ?? userInfo().username, registration);
    if (!values.yes) {
      if (!process.stdin.isTTY) throw new UsageError("Pass --yes to confirm without a terminal.");
      const isSure = await confirms(`Erase every booking of this vehicle from ${site.label} for good?`);
      if (!isSure) throw new UsageError("Nothing was erased.");
    }
    const deps = await openVehicleSearch(site);
    const recipients = await site.partnerHosts();
    const untilIndexed = () => wait(site.indexLagMs);
    const erasure = await eraseBookings(
      { ...deps, newId: createNewId(deps.clock), untilIndexed },
      { registration, operator },
    );
    const { bookings, id, erasedAt } = erasure;
    const lines = [
      `${bookings} ${bookings === 1 ? "booking" : "bookings"} erased at ${erasedAt} by ${operator}, audit line ${id}.`,
      ...(bookings > 0 ? [`Recipients to ask for erasure as well: ${recipients.join(", ")}`] : []),
    ];
    print({ ...erasure, recipients }, lines.join("\n"));
  },
});

/** Returns the operator's name. Throws if it contains the registration, because audit entries are permanent. */
function checkOperatorName(operator: string, registration: string): string {
  const holdsRegistration = operator
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .includes(registration);
  if (!/^[\w.@ -]{1,60}$/.test(operator) || (registration.length > 3 && holdsRegistration)) {
    throw new UsageError("--operator must be the name of the person who erases, at most 60 letters.");
  }
  return operator;
}
