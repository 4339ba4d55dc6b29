import { createServer } from "node:http";
import { once } from "node:events";
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commands } from "./commands.ts";
import { opsWorld, type OpsWorld } from "./testing/ops-environment.ts";

let world: OpsWorld;
beforeAll(async () => {
  world = await opsWorld();
});
afterAll(() => world.stop());

const canary = { registration: "CN12ARY", postcode: "ZZ99QQ", serviceType: "mot", location: "Leeds" };

describe("called wrongly", () => {
  test.each([
    [["nonsense"], 2],
    [["erase", "--registration", "CN12ARYX9", "--yes"], 2],
    [["erase", "CN12ARY", "--yes"], 2],
    [["export", "--reg", "CN12ARY"], 2],
    [["export", "--registration"], 2],
    [["export", "--registration", " - "], 2],
    [["board", "--stage", "local"], 2],
    [["bookings", "--stage", "../etc"], 2],
  ])("%j ends with code %d, says why and repeats nothing", async (args, code) => {
    const ran = await world.ops(args);
    expect(ran.code).toBe(code);
    expect(ran.out + ran.err).not.toBe("");
    expect(ran.out + ran.err).not.toMatch(/CN12ARY|^ {4}at /m);
  });

  test("without a command it says what there is", async () => {
    const { code, out } = await world.ops([]);
    expect(code).toBe(0);
    for (const name of Object.keys(commands)) expect(out).toContain(`\n  ${name} `);
  });

  test.each(Object.keys(commands))("%s --help works without a site", async (name) => {
    const { code, err } = await world.ops([name, "--help"], { DATA_DIR: "/nonexistent" });
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });
});

describe("finding the site", () => {
  test("none is running: one line that says what to do", async () => {
    const ran = await world.ops(["board"], { DATA_DIR: "/nonexistent" });
    expect(ran).toMatchObject({ code: 1, out: "" });
    expect(ran.err).toMatch(/^No site is running from \/nonexistent\. Start one with npm start[^\n]*\n$/);
  });

  test("one that was killed counts as none", async () => {
    world.announce({ pid: 2 ** 22 + 1 });
    try {
      expect((await world.ops(["board"])).err).toMatch(/^No site is running/);
    } finally {
      world.announce();
    }
  });

  test("one on another PORT than asked for is not taken for it", async () => {
    const ran = await world.ops(["board"], { PORT: "3998" });
    expect(ran.code).toBe(1);
    expect(ran.err).toContain("http://localhost:3999");
    expect(await world.ops(["bookings"], { PORT: "3999" })).toMatchObject({ code: 0 });
  });

  test("a database that does not answer is said in one line", async () => {
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const address = closed.address() as { port: number };
    closed.close();
    world.announce({ dynamodbEndpoint: `http://127.0.0.1:${address.port}` });
    try {
      const ran = await world.ops(["bookings"]);
      expect(ran).toMatchObject({ code: 1, out: "" });
      expect(ran.err).toMatch(/^Nothing answers[^\n]*\n$/);
    } finally {
      world.announce();
    }
  });
});

describe("personal data", () => {
  test("is printed by bookings and export alone", async () => {
    await world.book(canary, new Date().toISOString());
    mkdirSync(join(world.dataDir, "logs"), { recursive: true });
    const leak = { timestamp: new Date().toISOString(), level: "ERROR", message: "about CN12ARY in ZZ99QQ" };
    appendFileSync(join(world.dataDir, "logs", "booking.log"), `${JSON.stringify(leak)}\n`);
    const printed: Record<string, string> = {};
    const calls = { erase: ["--registration", "CN12ARY", "--yes"], export: ["--registration", "CN12ARY"] };
    const names = Object.keys(commands).toSorted((a, b) => Number(a === "erase") - Number(b === "erase"));
    for (const name of names.filter((each) => each !== "seed")) {
      for (const json of [[], ["--json"]]) {
        const ran = await world.ops([name, ...((calls as Record<string, string[]>)[name] ?? []), ...json]);
        printed[name] = (printed[name] ?? "") + ran.out + ran.err;
      }
    }
    const telling = names.filter((name) => /CN12ARY|ZZ99QQ|ZZ9 9QQ/.test(printed[name] ?? ""));
    expect(telling).toEqual(["bookings", "export"]);
  });
});
