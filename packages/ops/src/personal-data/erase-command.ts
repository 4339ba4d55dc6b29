import { userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import { setTimeout as wait } from "node:timers/promises";
import { erase } from "@vanfettle/core/booking/erase";
import { createNewId } from "@vanfettle/core/table/new-id";
import { defineCommand } from "../command.ts";
import { UsageError } from "../errors.ts";
import { registrationFrom, registrationUsage } from "./registration.ts";
import { vehicleSearch } from "./vehicle.ts";

export const eraseCommand = defineCommand({
  usage: `${registrationUsage}\n--yes erases without asking   --operator NAME for the audit line (your user name)`,
  options: { registration: { type: "string" }, yes: { type: "boolean" }, operator: { type: "string" } },
  async run({ site, values }) {
    const registration = await registrationFrom(values.registration);
    const operator = nameOf(values.operator ?? userInfo().username, registration);
    if (!values.yes) await askFor(`Erase every booking of this vehicle from ${site.label} for good?`);
    const deps = await vehicleSearch(site);
    const recipients = await site.partnerHosts();
    const untilIndexed = () => wait(site.indexLagMs);
    const erasure = await erase({ ...deps, newId: createNewId(deps.clock), untilIndexed }, { registration, operator });
    if (values.json) {
      console.log(JSON.stringify({ ...erasure, recipients }));
      return;
    }
    const { bookings, id, erasedAt } = erasure;
    console.log(
      `${bookings} ${bookings === 1 ? "booking" : "bookings"} erased at ${erasedAt} by ${operator}, audit line ${id}.`,
    );
    if (bookings > 0) console.log(`Received by, and to be asked there as well: ${recipients.join(", ")}`);
  },
});

/** The audit line is kept for ever, so nothing that leads to the vehicle may get into it. */
function nameOf(operator: string, registration: string): string {
  const holdsRegistration = operator
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .includes(registration);
  if (!/^[\w.@ -]{1,60}$/.test(operator) || (registration.length > 3 && holdsRegistration)) {
    throw new UsageError("--operator takes the name of the person who erases, in up to 60 letters.");
  }
  return operator;
}

async function askFor(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new UsageError("Say --yes: there is no terminal to ask on.");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new UsageError("Nothing was erased.");
}
