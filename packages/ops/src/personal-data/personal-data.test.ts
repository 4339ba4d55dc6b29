import { listBookingsOfRegistration } from "@vanfettle/core/booking/booking-queries";
import { listErasures } from "@vanfettle/core/booking/erase";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { opsWorld, type OpsWorld } from "../testing/ops-environment.ts";

let world: OpsWorld;
beforeAll(async () => {
  world = await opsWorld();
});
afterAll(() => world.stop());

const payload = (registration: string, location = "Leeds") => ({
  registration,
  postcode: "SW1A1AA",
  serviceType: "mot",
  location,
});
const lines = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const today = () => new Date().toISOString();

describe("bookings", () => {
  test("as JSON are one a line, newest first, and nothing else is printed", async () => {
    await world.book(payload("DAY1", "early"), "2026-03-01T08:00:00.000Z");
    await world.book(payload("DAY2", "late"), "2026-03-01T18:00:00.000Z");
    await world.book(payload("DAY3", "next day"), "2026-03-02T00:00:00.000Z");
    const { code, out, err } = await world.ops(["bookings", "--day", "2026-03-01", "--json"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(lines(out)).toEqual([
      {
        id: expect.stringMatching(/^bkg_/) as string,
        createdAt: "2026-03-01T18:00:00.000Z",
        registration: "DAY2",
        postcode: "SW1A1AA",
        serviceType: "mot",
        location: "late",
      },
      expect.objectContaining({ location: "early" }),
    ]);
  });

  test("of today unless told, or of some days back", async () => {
    await world.book(payload("NOW1"), today());
    await world.book(payload("AGO1"), new Date(Date.now() - 30 * 3_600_000).toISOString());
    const registrations = async (...args: string[]) =>
      lines((await world.ops(["bookings", "--json", ...args])).out).map(({ registration }) => registration);
    expect(await registrations()).toEqual(["NOW1"]);
    expect(await registrations("--since", "3")).toEqual(["NOW1", "AGO1"]);
  });

  test("for people say how many there are", async () => {
    const { out, err } = await world.ops(["bookings", "--day", "2026-03-02"]);
    expect(out).toMatch(/^2026-03-02 00:00:00 {2}bkg_\w+ {2}DAY3 {6}SW1A 1AA {2}mot +next day\n$/);
    expect(err).toBe("1 booking, 2026-03-02 (UTC)\n");
  });

  test.each([
    ["--day", "2026-02-30"],
    ["--day", "yesterday"],
    ["--since", "0"],
    ["--since", "1.5"],
    ["--day", "2026-03-01", "--since", "2"],
  ])("refuse %s %s in one line", async (...args) => {
    const { code, out, err } = await world.ops(["bookings", ...args]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.trim().split("\n")).toHaveLength(1);
  });
});

describe("export", () => {
  test("gives all that is held about a vehicle, however its registration is written", async () => {
    await world.book(payload("EX12POR"), "2026-04-01T08:00:00.000Z");
    const { code, out } = await world.ops(["export", "--registration", "ex12 por"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      registration: "EX12POR",
      exportedAt: expect.any(String) as string,
      recipients: ["partner.example"],
      bookings: [
        {
          reference: expect.stringMatching(/^bkg_/) as string,
          registration: "EX12POR",
          postcode: "SW1A1AA",
          service: "mot",
          location: "Leeds",
          requestedAt: "2026-04-01T08:00:00.000Z",
          keptUntil: "2033-04-01T08:00:00.000Z",
        },
      ],
    });
  });

  test("of a vehicle that is not known has no bookings", async () => {
    const { code, out } = await world.ops(["export", "--json", "--registration", "NOBODY"]);
    expect(code).toBe(0);
    expect(lines(out)).toEqual([expect.objectContaining({ bookings: [] })]);
  });
});

describe("erase", () => {
  const stored = (registration: string) => listBookingsOfRegistration(world.deps, registration);

  test("erases, says how much, and names who received it", async () => {
    await world.book(payload("ER45ASE"), "2026-05-01T08:00:00.000Z");
    await world.book(payload("ER45ASE"), "2026-05-02T08:00:00.000Z");
    const { code, out, err } = await world.ops(
      ["erase", "--registration", "-", "--yes", "--operator", "ann"],
      {},
      "er45 ase\n",
    );
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^2 bookings erased at \S+ by ann, audit line ers_\w+\.\n/);
    expect(out).toContain("partner.example");
    expect(out).not.toContain("ER45ASE");
    expect(await stored("ER45ASE")).toEqual([]);
    const audit = await listErasures(world.deps, today().slice(0, 4));
    expect(audit).toContainEqual(expect.objectContaining({ operator: "ann", bookings: 2 }));
    expect(JSON.stringify(audit)).not.toContain("ER45ASE");
  });

  test("asks first, and without a terminal to ask on wants --yes", async () => {
    await world.book(payload("KEEP1"), "2026-05-03T08:00:00.000Z");
    expect(await world.ops(["erase", "--registration", "KEEP1"])).toMatchObject({ code: 2, out: "" });
    expect(await stored("KEEP1")).toHaveLength(1);
  });

  test("with a key that is not the table's refuses rather than finding nothing", async () => {
    await world.book(payload("KEEP2"), today());
    const env = { REGISTRATION_HASH_KEY: "not the key of these bookings" };
    const ran = await world.ops(["erase", "--registration", "KEEP2", "--yes"], env);
    expect(ran).toMatchObject({ code: 1, out: "" });
    expect(ran.err).toContain("another key");
    expect(await stored("KEEP2")).toHaveLength(1);
  });

  test("takes no operator's name that holds the registration", async () => {
    const ran = await world.ops(["erase", "--registration", "AB12CDE", "--yes", "--operator", "for ab12 cde"]);
    expect(ran).toMatchObject({ code: 2, out: "" });
  });
});

describe("retention", () => {
  test("sweeps what is past its time and says of what kind it was", async () => {
    await world.book(payload("OLD1"), "2015-05-01T08:00:00.000Z");
    const { code, out } = await world.ops(["retention", "--json"]);
    expect(code).toBe(0);
    expect(lines(out)).toEqual([{ total: 1, deleted: { booking: 1 } }]);
    expect((await world.ops(["retention"])).out).toBe("0 rows were past their time\n");
  });
});
