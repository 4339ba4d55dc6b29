import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listBookingsOfRegistration } from "@vanfettle/core/booking/booking-queries";
import { listErasures } from "@vanfettle/core/booking/erase";
import { recordRegistrationKey } from "@vanfettle/core/booking/registration-key";
import { startOpsEnvironment, type OpsEnvironment } from "../testing/ops-environment.ts";

let environment: OpsEnvironment;
beforeAll(async () => {
  environment = await startOpsEnvironment();
});
afterAll(() => environment.stop());

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
  test("prints a booking per line with --json, newest first, without other output", async () => {
    await environment.book(payload("DAY1", "early"), "2026-03-01T08:00:00.000Z");
    await environment.book(payload("DAY2", "late"), "2026-03-01T18:00:00.000Z");
    await environment.book(payload("DAY3", "next day"), "2026-03-02T00:00:00.000Z");
    const { code, out, err } = await environment.ops(["bookings", "--day", "2026-03-01", "--json"]);
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

  test("prints the location's slug, which distinguishes namesakes", async () => {
    for (const [registration, locationSlug] of [
      ["ASH1", "ashford"],
      ["ASH2", "ashford-surrey"],
    ] as const) {
      await environment.book(
        { ...payload(registration, "Ashford"), locationSlug },
        "2026-03-09T08:00:00.000Z",
      );
    }
    const asText = await environment.ops(["bookings", "--day", "2026-03-09"]);
    expect(asText.out).toMatch(/ASH1 .* Ashford \(ashford\)$/m);
    expect(asText.out).toMatch(/ASH2 .* Ashford \(ashford-surrey\)$/m);
    const asJson = await environment.ops(["bookings", "--day", "2026-03-09", "--json"]);
    const slugs = lines(asJson.out).map(({ locationSlug }) => locationSlug as string);
    expect(slugs.toSorted()).toEqual(["ashford", "ashford-surrey"]);
  });

  test("prints the fields without a column", async () => {
    const sent = { ...payload("MILE1"), mileage: 54_321 };
    await environment.book(sent, "2026-03-11T08:00:00.000Z");
    const asText = await environment.ops(["bookings", "--day", "2026-03-11"]);
    expect(asText.out).toMatch(/MILE1 .* Leeds {2}mileage: 54321$/m);
    const asJson = await environment.ops(["bookings", "--day", "2026-03-11", "--json"]);
    expect(lines(asJson.out)).toMatchObject([
      { registration: "MILE1", customerDetails: { mileage: 54_321 } },
    ]);
  });

  test("prints today's bookings by default, or the last days'", async () => {
    await environment.book(payload("NOW1"), today());
    await environment.book(payload("AGO1"), new Date(Date.now() - 30 * 3_600_000).toISOString());
    const registrations = async (...args: string[]) =>
      lines((await environment.ops(["bookings", "--json", ...args])).out).map(
        ({ registration }) => registration,
      );
    expect(await registrations()).toEqual(["NOW1"]);
    expect(await registrations("--since", "3")).toEqual(["NOW1", "AGO1"]);
  });

  test("prints numbers by page, service and place with --counts", async () => {
    const day = "2026-03-12";
    const sent = [
      { serviceType: "mot", page: "motLocation" as const },
      { serviceType: "mot", page: "home" as const },
      { serviceType: "full-service", page: "motLocation" as const },
      { serviceType: "mot" },
    ];
    for (const [n, over] of sent.entries()) {
      await environment.book({ ...payload(`PAGE${n}`), ...over }, `${day}T08:0${n}:00.000Z`);
    }
    const { code, out } = await environment.ops(["bookings", "--day", day, "--counts"]);
    expect(code).toBe(0);
    expect(out.trimEnd().split("\n")).toEqual([
      "4 bookings, 2026-03-12 to 2026-03-12 (UTC)",
      "By page",
      "       2  Van MOT in a place",
      "       1  Home page",
      "       1  Not known",
      "By service",
      "       3  MOT Test",
      "       1  Full Service",
      "By place",
      "       4  No known place",
    ]);
    expect(out).not.toMatch(/PAGE|SW1A/);
    const asJson = await environment.ops(["bookings", "--day", day, "--counts", "--json"]);
    expect(JSON.parse(asJson.out)).toMatchObject({
      total: 4,
      pages: [
        { page: "motLocation", count: 2 },
        { page: "home", count: 1 },
      ],
      withoutPage: 1,
    });
  });

  test("prints the number of bookings to stderr", async () => {
    const { out, err } = await environment.ops(["bookings", "--day", "2026-03-02"]);
    expect(out).toMatch(/^2026-03-02 00:00:00 {2}bkg_\w+ {2}DAY3 {6}SW1A 1AA {2}mot +next day\n$/);
    expect(err).toBe("1 booking, 2026-03-02 (UTC)\n");
  });

  test.each([
    ["--day", "2026-02-30"],
    ["--day", "yesterday"],
    ["--since", "0"],
    ["--since", "1.5"],
    ["--day", "2026-03-01", "--since", "2"],
  ])("rejects %s %s with a single line", async (...args) => {
    const { code, out, err } = await environment.ops(["bookings", ...args]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.trim().split("\n")).toHaveLength(1);
  });
});

describe("export", () => {
  test("prints all data about a vehicle, for any spelling of its registration", async () => {
    await environment.book(payload("EX12POR"), "2026-04-01T08:00:00.000Z");
    const { code, out } = await environment.ops(["export", "--registration", "ex12 por"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      registration: "EX12POR",
      exportedAt: expect.any(String) as string,
      recipients: ["partner.example"],
      bookings: [
        {
          reference: expect.stringMatching(/^bkg_/) as string,
          registration: "EX12POR",
          postcode: "SW1A 1AA",
          service: "mot",
          location: "Leeds",
          requestedAt: "2026-04-01T08:00:00.000Z",
          keptUntil: "2033-04-01T08:00:00.000Z",
        },
      ],
    });
  });

  test("prints an empty list for an unknown vehicle", async () => {
    const { code, out } = await environment.ops(["export", "--json", "--registration", "NOBODY"]);
    expect(code).toBe(0);
    expect(lines(out)).toEqual([expect.objectContaining({ bookings: [] })]);
  });
});

describe("erase", () => {
  const stored = (registration: string) =>
    listBookingsOfRegistration(environment.deps, registration);

  test("erases the bookings, and prints their number and the recipients", async () => {
    await environment.book(payload("ER45ASE"), "2026-05-01T08:00:00.000Z");
    await environment.book(payload("ER45ASE"), "2026-05-02T08:00:00.000Z");
    const { code, out, err } = await environment.ops(
      ["erase", "--registration", "-", "--yes", "--operator", "ann"],
      {},
      "er45 ase\n",
    );
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^2 bookings erased at \S+ by ann, audit line ers_\w+\.\n/);
    expect(out).toContain("partner.example");
    expect(out).not.toContain("ER45ASE");
    expect(await stored("ER45ASE")).toEqual([]);
    const audit = await listErasures(environment.deps, today().slice(0, 4));
    expect(audit).toContainEqual(expect.objectContaining({ operator: "ann", bookings: 2 }));
    expect(JSON.stringify(audit)).not.toContain("ER45ASE");
  });

  test("asks for confirmation, and requires --yes without a terminal", async () => {
    await environment.book(payload("KEEP1"), "2026-05-03T08:00:00.000Z");
    expect(await environment.ops(["erase", "--registration", "KEEP1"])).toMatchObject({
      code: 2,
      out: "",
    });
    expect(await stored("KEEP1")).toHaveLength(1);
  });

  test("fails with a hash key that differs from the table's", async () => {
    await environment.book(payload("KEEP2"), today());
    const env = { REGISTRATION_HASH_KEY: "not the key of these bookings" };
    const ran = await environment.ops(["erase", "--registration", "KEEP2", "--yes"], env);
    expect(ran).toMatchObject({ code: 1, out: "" });
    expect(ran.err).toContain("another key");
    expect(await stored("KEEP2")).toHaveLength(1);
  });

  test("rejects an operator's name that contains the registration", async () => {
    const ran = await environment.ops([
      "erase",
      "--registration",
      "AB12CDE",
      "--yes",
      "--operator",
      "for ab12 cde",
    ]);
    expect(ran).toMatchObject({ code: 2, out: "" });
  });
});

describe("rehash", () => {
  const lostKey = "a key that was lost";
  const replaced = () => startOpsEnvironment({ storedWith: lostKey });

  test("restores the search for bookings of a lost key; until then, export and erase fail", async () => {
    const other = await replaced();
    try {
      await other.book(payload("LOST1"), today());
      await recordRegistrationKey({ ...other.deps, hashKey: lostKey });
      for (const args of [["export"], ["erase", "--yes"]]) {
        const refused = await other.ops([...args, "--registration", "LOST1"]);
        expect(refused).toMatchObject({ code: 1, out: "" });
        expect(refused.err).toContain("run the command rehash first");
      }
      const unused = await other.ops(["rehash"]);
      expect(unused).toMatchObject({ code: 1, out: "" });
      expect(unused.err).toContain("--accept-unused-key");
      const { code, out } = await other.ops(["rehash", "--accept-unused-key", "--json"]);
      expect({ code, result: JSON.parse(out) as unknown }).toEqual({
        code: 0,
        result: { bookings: 1, rehashed: 1 },
      });
      expect((await other.ops(["erase", "--yes", "--registration", "LOST1"])).out).toMatch(
        /^1 booking erased/,
      );
    } finally {
      await other.stop();
    }
  });

  test("is still required before export and erase once bookings arrive under the new key", async () => {
    const other = await replaced();
    try {
      await other.book(payload("LOST2"), "2026-06-01T08:00:00.000Z");
      await recordRegistrationKey({ ...other.deps, hashKey: lostKey });
      other.deps.hashKey = environment.deps.hashKey;
      await other.book(payload("FOUND2"), today());
      await recordRegistrationKey(other.deps);
      for (const args of [["export"], ["erase", "--yes"]]) {
        const refused = await other.ops([...args, "--registration", "LOST2"]);
        expect(refused).toMatchObject({ code: 1, out: "" });
        expect(refused.err).toContain("run the command rehash first");
      }
      expect(await other.ops(["rehash", "--json"])).toMatchObject({ code: 0 });
      expect((await other.ops(["erase", "--yes", "--registration", "LOST2"])).out).toMatch(
        /^1 booking erased/,
      );
    } finally {
      await other.stop();
    }
  });
});

describe("retention", () => {
  test("deletes expired rows and prints the number of each kind", async () => {
    await environment.book(payload("OLD1"), "2015-05-01T08:00:00.000Z");
    const { code, out } = await environment.ops(["retention", "--json"]);
    expect(code).toBe(0);
    expect(lines(out)).toEqual([{ total: 1, deleted: { booking: 1 } }]);
    expect((await environment.ops(["retention"])).out).toBe("0 rows had expired\n");
  });
});
