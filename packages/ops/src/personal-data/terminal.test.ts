import { PassThrough } from "node:stream";
import { listWholeBookingsOfDay } from "@vanfettle/core/booking/booking-queries";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startOpsEnvironment, type OpsEnvironment } from "../testing/ops-environment.ts";
import { eraseCommand } from "./erase-command.ts";

let environment: OpsEnvironment;
let asked: string;
const day = "2026-06-01";
beforeAll(async () => {
  environment = await startOpsEnvironment();
});
afterAll(() => environment.stop());
beforeEach(() => {
  asked = "";
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    asked += String(line);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Runs `erase` for somebody at a terminal, who answers each question when it is asked. */
async function eraseAtTerminal(answers: [question: string, answer: string][]): Promise<void> {
  const terminal = Object.assign(new PassThrough(), { isTTY: true });
  vi.spyOn(process, "stdin", "get").mockReturnValue(terminal as unknown as typeof process.stdin);
  const erased = eraseCommand.run(["--registration", "-"], { DATA_DIR: environment.dataDir });
  const answered = (async () => {
    for (const [question, answer] of answers) {
      await expect.poll(() => asked, { timeout: 10_000 }).toContain(question);
      terminal.write(`${answer}\n`);
    }
  })();
  await Promise.all([erased, answered]);
}

const left = async () => (await listWholeBookingsOfDay(environment.deps, day)).map(({ registration }) => registration);

test("at a terminal, erase asks for the registration and then whether it is meant", async () => {
  const booking = { registration: "AB12CDE", postcode: "SW1A1AA", serviceType: "mot", location: "Leeds" };
  await environment.book(booking, `${day}T08:00:00.000Z`);
  const typed: [string, string] = ["Registration: ", "ab12 cde"];
  const isMeant = "Erase every booking of this vehicle";
  await expect(eraseAtTerminal([typed, [isMeant, "no"]])).rejects.toThrow("Nothing was erased.");
  expect(await left()).toEqual(["AB12CDE"]);
  asked = "";
  await eraseAtTerminal([typed, [isMeant, "y"]]);
  expect(await left()).toEqual([]);
});
