import { userInfo } from "node:os";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import {
  normaliseRegistration,
  registrationMaxLength,
} from "@vanfettle/contract/booking/booking-rules";
import { exportBookings, isHashKeyCurrent } from "@vanfettle/core/booking/booking-queries";
import { eraseBookings } from "@vanfettle/core/booking/erase";
import { findUsedRegistrationKeys, rehashBookings } from "@vanfettle/core/booking/registration-key";
import { createNewId } from "@vanfettle/core/table/new-id";
import { defineCommand } from "../command.ts";
import { CommandError, UsageError } from "../errors.ts";
import type { Site } from "../site/site.ts";
import { ask, confirms, showCount } from "../terminal.ts";

const registrationUsage =
  "--registration REG, or - to enter it at a prompt or on standard input, which keeps it out of the shell's history";

const exportVehicle = defineCommand({
  usage: registrationUsage,
  options: { registration: { type: "string" } },
  async run({ site, values }) {
    const registration = await readRegistrationArgument(values.registration);
    const deps = await openVehicleSearch(site);
    const data = {
      registration,
      exportedAt: deps.clock().toISOString(),
      recipients: await site.partnerHosts(),
      bookings: await exportBookings(deps, registration),
    };
    console.log(JSON.stringify(data, null, values.json ? 0 : 2));
  },
});

const erase = defineCommand({
  usage: `${registrationUsage}\n--yes skips the question   --operator NAME for the audit line (your user name)`,
  options: {
    registration: { type: "string" },
    yes: { type: "boolean" },
    operator: { type: "string" },
  },
  async run({ site, values, print }) {
    const registration = await readRegistrationArgument(values.registration);
    const operator = checkOperatorName(values.operator ?? userInfo().username, registration);
    if (!values.yes) {
      if (!process.stdin.isTTY) throw new UsageError("Pass --yes to confirm without a terminal.");
      const isSure = await confirms(
        `Erase every booking of this vehicle from ${site.label} for good?`,
      );
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

/**
 * Returns the operator's name. Throws if it contains the registration, because audit entries are
 * permanent.
 */
function checkOperatorName(operator: string, registration: string): string {
  const holdsRegistration = operator
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .includes(registration);
  if (!/^[\w.@ -]{1,60}$/.test(operator) || (registration.length > 3 && holdsRegistration)) {
    throw new UsageError(
      "--operator must be the name of the person who erases, at most 60 letters.",
    );
  }
  return operator;
}

const rehash = defineCommand({
  usage:
    "[--accept-unused-key]   hashes every booking's registration with the key that the site uses now",
  options: { "accept-unused-key": { type: "boolean" } },
  async run({ site, values, print }) {
    const hashKey = await site.hashKey();
    const { table } = await site.table();
    const deps = { table, clock: () => new Date(), hashKey };
    const { isOwnUsed } = await findUsedRegistrationKeys(deps);
    if (!isOwnUsed && !values["accept-unused-key"]) {
      throw new CommandError(
        `No booking of ${site.label} was hashed with this key. If the site now uses this key, pass --accept-unused-key.`,
      );
    }
    const result = await rehashBookings({
      ...deps,
      onProgress: (done) => showCount(`${done} bookings`),
    });
    showCount();
    print(
      result,
      `${result.bookings} bookings, ${result.rehashed} of them hashed with another key before`,
    );
  },
});

/**
 * Returns the registration of an argument, normalised like in the booking form. Error messages
 * never repeat it.
 */
async function readRegistrationArgument(typed: string | undefined): Promise<string> {
  if (typed === undefined) throw new UsageError(registrationUsage);
  const entered = typed === "-" ? await readRegistrationFromInput() : typed;
  const registration = normaliseRegistration(entered);
  if (registration.length < 1 || registration.length > registrationMaxLength) {
    throw new UsageError(`A registration has 1 to ${registrationMaxLength} letters and digits.`);
  }
  return registration;
}

const readRegistrationFromInput = (): Promise<string> =>
  process.stdin.isTTY ? ask("Registration: ") : text(process.stdin);

/**
 * Opens the search for a vehicle's bookings. Throws if another key hashed some, because the result
 * would be incomplete.
 */
async function openVehicleSearch(site: Site) {
  const hashKey = await site.hashKey();
  const opened = await site.table();
  const deps = { table: opened.table, clock: () => new Date(), hashKey };
  const { others } = await findUsedRegistrationKeys(deps);
  if (others.length > 0 || (await isHashKeyCurrent(deps)) === false) {
    throw new CommandError(
      `Some bookings of ${site.label} were hashed with another key and would not be found. Use the site's key; if it was lost or changed, run the command rehash first.`,
    );
  }
  return deps;
}

export const commands = { export: exportVehicle, erase, rehash };
