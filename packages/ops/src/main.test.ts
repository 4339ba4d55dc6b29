import { once } from "node:events";
import { appendFileSync, mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commands } from "./commands.ts";
import { startOpsEnvironment, type OpsEnvironment } from "./testing/ops-environment.ts";
import { runOps } from "./testing/run-ops.ts";

let environment: OpsEnvironment;
beforeAll(async () => {
  environment = await startOpsEnvironment();
});
afterAll(() => environment.stop());

const canary = {
  registration: "CN12ARY",
  postcode: "ZZ99QQ",
  serviceType: "mot",
  location: "Leeds",
};

test("returns the command's exit code and prints errors to stderr", async () => {
  const { dataDir: DATA_DIR } = environment;
  const [done, failed, wrong] = await Promise.all([
    runOps(["bookings", "--json"], { DATA_DIR }),
    runOps(["bookings"], { DATA_DIR: "/nonexistent" }),
    runOps(["bookings", "--days", "1"], { DATA_DIR }),
  ]);
  expect(done).toMatchObject({ code: 0, out: "" });
  expect(failed).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringMatching(/^No site is running/) as string,
  });
  expect(wrong).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringMatching(/^Unknown option/) as string,
  });
});

describe("usage errors", () => {
  test.each([
    [["nonsense"], 2],
    [["erase", "--registration", "CN12ARYX9", "--yes"], 2],
    [["erase", "CN12ARY", "--yes"], 2],
    [["export", "--reg", "CN12ARY"], 2],
    [["export", "--registration"], 2],
    [["export", "--registration", " - "], 2],
    [["dashboard", "--stage", "local"], 2],
    [["bookings", "--stage", "../etc"], 2],
  ])("exits %j with code %d and a reason that does not repeat the input", async (args, code) => {
    const ran = await environment.ops(args);
    expect(ran.code).toBe(code);
    expect(ran.out + ran.err).not.toBe("");
    expect(ran.out + ran.err).not.toMatch(/CN12ARY|^ {4}at /m);
  });

  test("names the way to the list of commands for an unknown command", async () => {
    const line = "There is no such command. npm run ops -- --help lists the commands.\n";
    expect(await environment.ops(["nonsense"])).toEqual({ code: 2, out: "", err: line });
  });

  test("explains wrong options in one line, with the way to the help", async () => {
    for (const args of [
      ["bookings", "--days", "1"],
      ["bookings", "today"],
      ["content"],
      ["hide-station", "1", "--action", "x"],
    ]) {
      const { code, out, err } = await environment.ops(args);
      expect({ code, out }, args.join(" ")).toEqual({ code: 2, out: "" });
      expect(err).toMatch(/^[^\n]*(--help explains|an action: hide, )[^\n]*\n$/);
    }
  });

  test("prints the list of commands when called without a command", async () => {
    const { code, out } = await environment.ops([]);
    expect(code).toBe(0);
    for (const name of Object.keys(commands)) expect(out).toContain(`\n  ${name} `);
  });

  test.each(Object.keys(commands))("runs %s --help without a running site", async (name) => {
    const { code, err } = await environment.ops([name, "--help"], { DATA_DIR: "/nonexistent" });
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });
});

describe("finding the site", () => {
  test("prints a one-line instruction if no site is running", async () => {
    const ran = await environment.ops(["dashboard"], { DATA_DIR: "/nonexistent" });
    expect(ran).toMatchObject({ code: 1, out: "" });
    expect(ran.err).toMatch(
      /^No site is running from \/nonexistent\. Start one with npm start[^\n]*\n$/,
    );
  });

  test("treats a killed site as not running", async () => {
    environment.announce({ pid: 2 ** 22 + 1 });
    try {
      expect((await environment.ops(["dashboard"])).err).toMatch(/^No site is running/);
    } finally {
      environment.announce();
    }
  });

  test("ignores a site on another port than PORT", async () => {
    const ran = await environment.ops(["dashboard"], { PORT: "3998" });
    expect(ran.code).toBe(1);
    expect(ran.err).toContain("http://localhost:3999");
    expect(await environment.ops(["bookings"], { PORT: "3999" })).toMatchObject({ code: 0 });
  });

  test("prints a single line if the database does not respond", async () => {
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const address = closed.address() as { port: number };
    closed.close();
    environment.announce({ dynamodbEndpoint: `http://127.0.0.1:${address.port}` });
    try {
      const ran = await environment.ops(["bookings"]);
      expect(ran).toMatchObject({ code: 1, out: "" });
      expect(ran.err).toMatch(/^No response[^\n]*\n$/);
    } finally {
      environment.announce();
    }
  });
});

describe("personal data", () => {
  test("is printed only by bookings and export", async () => {
    await environment.book(canary, new Date().toISOString());
    mkdirSync(join(environment.dataDir, "logs"), { recursive: true });
    const leak = {
      timestamp: new Date().toISOString(),
      level: "ERROR",
      message: "about CN12ARY in ZZ99QQ",
    };
    appendFileSync(join(environment.dataDir, "logs", "booking.log"), `${JSON.stringify(leak)}\n`);
    const printed: Record<string, string> = {};
    const calls = {
      erase: ["--registration", "CN12ARY", "--yes"],
      export: ["--registration", "CN12ARY"],
      smoke: ["--pause-seconds", "0.01"],
    };
    const names = Object.keys(commands).toSorted(
      (a, b) => Number(a === "erase") - Number(b === "erase"),
    );
    for (const name of names.filter((each) => each !== "seed")) {
      const args = [name, ...((calls as Record<string, string[]>)[name] ?? [])];
      const both = await Promise.all([environment.ops(args), environment.ops([...args, "--json"])]);
      printed[name] = both.map(({ out, err }) => out + err).join("");
    }
    const printing = names.filter((name) => /CN12ARY|ZZ99QQ|ZZ9 9QQ/.test(printed[name] ?? ""));
    expect(printing).toEqual(["bookings", "export"]);
  });
});
