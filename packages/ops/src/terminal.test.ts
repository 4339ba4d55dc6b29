import { PassThrough } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listWholeBookingsOfDay } from "@vanfettle/core/booking/booking-queries";
import { loadCommand } from "./commands.ts";
import { startOpsEnvironment, type OpsEnvironment } from "./testing/ops-environment.ts";
import { stubServer } from "./testing/stub-server.ts";

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
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const ctrlD = Symbol("Ctrl-D");
type Replies = [question: string, reply: string | typeof ctrlD][];

/** Runs a command with a simulated terminal that replies to each question. */
async function atTerminal(run: () => Promise<void>, replies: Replies): Promise<void> {
  const terminal = Object.assign(new PassThrough(), { isTTY: true });
  vi.spyOn(process, "stdin", "get").mockReturnValue(terminal as unknown as typeof process.stdin);
  const ended = run();
  const answered = (async () => {
    for (const [question, reply] of replies) {
      await expect.poll(() => asked).toContain(question);
      if (reply === ctrlD) terminal.end();
      else terminal.write(`${reply}\n`);
    }
  })();
  await Promise.all([ended, answered]);
}

const run = async (name: string, args: string[], env: NodeJS.ProcessEnv) =>
  (await loadCommand(name)).run(args, env);

const eraseAtTerminal = (replies: Replies) =>
  atTerminal(
    () => run("erase", ["--registration", "-"], { DATA_DIR: environment.dataDir }),
    replies,
  );

const left = async () =>
  (await listWholeBookingsOfDay(environment.deps, day)).map(({ registration }) => registration);

test("erase asks at a terminal for the registration and a confirmation", async () => {
  const booking = {
    registration: "AB12CDE",
    postcode: "SW1A1AA",
    serviceType: "mot",
    location: "Leeds",
  };
  await environment.book(booking, `${day}T08:00:00.000Z`);
  const typed: [string, string] = ["Registration: ", "ab12 cde"];
  const isMeant = "Erase every booking of this vehicle";
  await expect(eraseAtTerminal([typed, [isMeant, "no"]])).rejects.toThrow("Nothing was erased.");
  expect(await left()).toEqual(["AB12CDE"]);
  asked = "";
  await eraseAtTerminal([typed, [isMeant, "y"]]);
  expect(await left()).toEqual([]);
});

test("Ctrl-D at a question changes nothing and exits cleanly", async () => {
  await expect(eraseAtTerminal([["Registration: ", ctrlD]])).rejects.toThrow("No data was changed");
});

test("destroy asks at a terminal for the stage's name before reading its stacks", async () => {
  const missing = `<ErrorResponse><Error><Code>ValidationError</Code><Message>Stack does not exist</Message></Error></ErrorResponse>`;
  const aws = await stubServer(() => ({ status: 400, xml: missing }));
  for (const [name, value] of [
    ["AWS_ENDPOINT_URL", aws.url],
    ["AWS_ACCESS_KEY_ID", "none"],
    ["AWS_SECRET_ACCESS_KEY", "none"],
  ] as const) {
    vi.stubEnv(name, value);
  }
  const destroy = () => run("destroy", ["--stage", "try"], {});
  const question = "Type try to delete every stack of it: ";
  await expect(atTerminal(destroy, [[question, "yes"]])).rejects.toThrow(
    "Confirm with --confirm try.",
  );
  expect(aws.takeRequests()).toEqual([]);
  asked = "";
  await atTerminal(destroy, [[question, "try"]]);
  expect(aws.takeRequests()).toHaveLength(6);
  await aws.stop();
});
