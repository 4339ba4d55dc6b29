// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  buildCheckedVan,
  buildSavedVan,
  storedVans,
  storeVans,
} from "../../testing/build-saved-van.ts";
import { toVan, type SavedVan } from "./saved-van.ts";
import {
  matchSavedVans,
  mostSavedVans,
  parseSavedVans,
  refreshVan,
  removeAllVans,
  removeVan,
  savedVansKey,
  savedVansVersion,
  saveVans,
  storeCalendars,
} from "./saved-vans.ts";

afterEach(() => void vi.restoreAllMocks());

const stored = () => parseSavedVans(localStorage.getItem(savedVansKey));
const calendar = (digit: string): SavedVan["calendar"] => ({ id: digit.repeat(32), entries: [] });
const written = {
  kind: "due",
  day: "2027-05-15",
  title: "MOT (White Transit): last day",
  isCancelled: false,
  sequence: 2,
  changed: "20261101T093000Z",
} as const;
const withEntry = (wrong: object) => ({
  ...buildSavedVan(),
  calendar: { ...calendar("a"), entries: [{ ...written, ...wrong }] },
});
const failed = { on: "2026-11-19", severity: "dangerous", isHeavy: false } as const;

describe("a stored list", () => {
  test("is restored as saved", () => {
    const vans = [
      buildSavedVan({ failed, number: 4, calendar: { ...calendar("a"), entries: [written] } }),
      buildSavedVan({ registration: null, label: "Luton", due: null }),
    ];
    expect(parseSavedVans(storedVans(vans))).toEqual(vans);
  });

  test("is empty if storage is empty", () => expect(parseSavedVans(null)).toEqual([]));

  test.each([
    ["a newer version", storedVans([buildSavedVan()], savedVansVersion + 1)],
    ["an older version", storedVans([buildSavedVan()], savedVansVersion - 1)],
    ["a version as text", storedVans([buildSavedVan()], String(savedVansVersion))],
    ["corrupt JSON", storedVans([buildSavedVan()]).slice(0, -3)],
    ["null", "null"],
    ["a number", "7"],
    ["an object instead of a list", JSON.stringify({ version: savedVansVersion, vans: {} })],
  ])("cannot be read: %s", (_, text) => expect(parseSavedVans(text)).toBeNull());

  test.each([
    ["null", null],
    ["a date that does not exist", { ...buildSavedVan(), due: "2027-02-30" }],
    ["a date with a time", { ...buildSavedVan(), due: "2027-04-16T00:00" }],
    ["a registration that is not normalised", { ...buildSavedVan(), registration: "ab12 cde" }],
    ["an invalid registration", { ...buildSavedVan(), registration: "<b>" }],
    ["an overlong label", { ...buildSavedVan(), label: "x".repeat(61) }],
    ["an unknown class", { ...buildSavedVan(), motClass: { answer: "9", certainty: "likely" } }],
    ["a failed test without its day", { ...buildSavedVan(), failed: { ...failed, on: null } }],
    ["an unknown jurisdiction", { ...buildSavedVan(), jurisdiction: "france" }],
    ["a missing flag", { ...buildSavedVan(), testsKnown: undefined }],
    ["an unknown regime", { ...buildSavedVan(), regime: "none" }],
    ["half a range", { ...buildSavedVan(), due: null, dueBetween: { from: "2027-04-16" } }],
    [
      "an unknown exemption",
      { ...buildSavedVan(), exemption: { kind: "old", from: "2027-04-16" } },
    ],
    ["an invalid time", { ...buildSavedVan(), lookedUpAt: "yesterday" }],
    ["a number that is not whole", { ...buildSavedVan(), number: 1.5 }],
    ["no calendar entries", { ...buildSavedVan(), calendar: undefined }],
    [
      "an id with a line break",
      { ...buildSavedVan(), calendar: { id: `${"a".repeat(30)}\r\n`, entries: [] } },
    ],
    ["a calendar entry of an unknown kind", withEntry({ kind: "tax" })],
    ["a calendar entry on a day that does not exist", withEntry({ day: "2027-02-30" })],
    ["a calendar entry with a negative sequence", withEntry({ sequence: -1 })],
    ["a calendar entry with another format of time", withEntry({ changed: "2026-11-01" })],
  ])("cannot be read if a van has %s", (_, van) => {
    expect(
      parseSavedVans(storedVans([buildSavedVan({ registration: "AB13CDE" }), van])),
    ).toBeNull();
  });
});

describe("saving", () => {
  test("appends new vans", () => {
    storeVans(buildSavedVan());
    expect(saveVans([buildSavedVan({ registration: "AB13CDE" })])).toBe("saved");
    expect(stored()?.map(({ registration }) => registration)).toEqual(["AB12CDE", "AB13CDE"]);
  });

  test("replaces a van with the same registration in place, and keeps its number and calendar entries", () => {
    const kept = { number: 7, calendar: { ...calendar("a"), entries: [written] } };
    storeVans(buildSavedVan(kept), buildSavedVan({ registration: "AB13CDE" }));
    saveVans([buildSavedVan({ label: "Luton", due: "2028-05-15", calendar: calendar("b") })]);
    expect(stored()).toMatchObject([
      { label: "Luton", due: "2028-05-15", ...kept },
      { registration: "AB13CDE" },
    ]);
  });

  test("numbers new vans after the highest number, also after one was deleted", () => {
    storeVans(buildSavedVan({ number: 1 }), buildSavedVan({ number: 2, registration: "AB13CDE" }));
    removeVan(buildSavedVan().calendar.id);
    saveVans(["AB14CDE", "AB15CDE"].map((registration) => buildSavedVan({ registration })));
    expect(stored()?.map(({ registration, number }) => [registration, number])).toEqual([
      ["AB13CDE", 2],
      ["AB14CDE", 3],
      ["AB15CDE", 4],
    ]);
  });

  describe("vans without a registration", () => {
    const manual = (id: string, overrides: Partial<SavedVan> = {}) =>
      buildSavedVan({ registration: null, calendar: calendar(id), ...overrides });
    const ids = () => stored()?.map((van) => [van.label, van.due, van.calendar.id[0]]);

    test("replaces the van with the same label, day and class", () => {
      storeVans(manual("a"));
      saveVans([manual("b", { label: "WHITE TRANSIT" })]);
      expect(ids()).toEqual([["WHITE TRANSIT", "2027-05-15", "a"]]);
      saveVans([manual("c", { label: "Blue Transit" })]);
      expect(ids()).toHaveLength(2);
    });

    test("gives a van entered again under its label its new date and its earlier calendar entries", () => {
      storeVans(manual("a"), manual("b", { label: "Luton" }));
      saveVans([manual("c", { label: "luton", due: "2028-05-15" })]);
      expect(ids()).toEqual([
        ["White Transit", "2027-05-15", "a"],
        ["luton", "2028-05-15", "b"],
      ]);
    });

    test("keeps vans apart whose label does not tell them apart", () => {
      saveVans([manual("a"), manual("b"), manual("c", { due: "2027-06-15" })]);
      expect(ids()).toHaveLength(3);
      saveVans([manual("d", { due: "2027-07-15" })]);
      expect(ids()).toHaveLength(4);
      saveVans([manual("e", { label: "" }), manual("f", { label: "" })]);
      saveVans([manual("9", { label: "", due: "2027-08-15" })]);
      expect(ids()?.map(([, , id]) => id)).toEqual(["a", "b", "c", "d", "e", "f", "9"]);
    });

    test("keeps an earlier van if two vans now have its label", () => {
      storeVans(manual("a"));
      saveVans([manual("b", { due: "2027-06-15" }), manual("c", { due: "2027-07-15" })]);
      expect(ids()?.map(([, , id]) => id)).toEqual(["a", "b", "c"]);
    });

    test("matches equal vans of a fleet one to one when the fleet is saved again", () => {
      const at = (id: string, lookedUpAt: string) => manual(id, { label: "", lookedUpAt });
      saveVans([at("a", "2026-11-01T09:30:00.000Z"), at("b", "2026-11-01T09:30:00.000Z")]);
      saveVans([at("c", "2026-11-02T09:30:00.000Z"), at("d", "2026-11-03T09:30:00.000Z")]);
      expect(stored()?.map((van) => [van.calendar.id[0], van.lookedUpAt.slice(0, 10)])).toEqual([
        ["a", "2026-11-02"],
        ["b", "2026-11-03"],
      ]);
    });
  });

  test.each(["not json", storedVans([], savedVansVersion + 1)])(
    "keeps an unreadable list unchanged: %s",
    (text) => {
      localStorage.setItem(savedVansKey, text);
      expect(saveVans([buildSavedVan()])).toBe("unreadable");
      expect(removeVan(buildSavedVan().calendar.id)).toBe("unreadable");
      storeCalendars([buildSavedVan().calendar]);
      expect(refreshVan(buildSavedVan())).toBe("unreadable");
      expect(localStorage.getItem(savedVansKey)).toBe(text);
    },
  );

  test("stops at the maximum that can be refreshed at once", () => {
    const vans = Array.from({ length: mostSavedVans }, (_, i) =>
      buildSavedVan({ registration: `AB${10 + i}CDE` }),
    );
    expect(saveVans(vans)).toBe("saved");
    expect(saveVans([buildSavedVan({ registration: "AB99CDE" })])).toBe("too many");
    expect(stored()).toHaveLength(mostSavedVans);
    expect(saveVans([buildSavedVan({ registration: "AB10CDE", label: "Luton" })])).toBe("saved");
  });

  test("notifies the current page", () => {
    const keys: (string | null)[] = [];
    const listener = ({ key }: StorageEvent) => keys.push(key);
    window.addEventListener("storage", listener);
    saveVans([buildSavedVan()]);
    window.removeEventListener("storage", listener);
    expect(keys).toEqual([savedVansKey]);
  });
});

describe("a refresh", () => {
  test("replaces the facts of a van and keeps its label, number and calendar entries", () => {
    const kept = { label: "Luton", number: 3, calendar: { ...calendar("a"), entries: [written] } };
    storeVans(buildSavedVan(kept));
    refreshVan(buildCheckedVan({ label: "", due: "2028-05-15" }));
    expect(stored()).toEqual([buildSavedVan({ ...kept, due: "2028-05-15" })]);
  });

  test("does not restore a van that was deleted meanwhile", () => {
    storeVans(buildSavedVan());
    refreshVan(buildSavedVan({ registration: "AB13CDE" }));
    expect(stored()).toEqual([buildSavedVan()]);
  });
});

describe("matching checked vans to saved vans", () => {
  const alike = (digit: string) =>
    buildSavedVan({ registration: null, label: "", calendar: calendar(digit) });
  /**
   * Returns the ids of the saved vans of checked vans that are alike, of which one may be saved
   * already.
   */
  const match = (...ids: string[]) => {
    const van = toVan(alike("0"), "2026-11-21");
    return matchSavedVans(ids.map((id) => ({ van, label: "", id: id.repeat(32) }))).map(
      (each) => each?.calendar.id[0],
    );
  };

  test("finds vans by id before vans that are alike", () => {
    storeVans(alike("a"), alike("b"));
    expect(match("b", "a")).toEqual(["b", "a"]);
    expect(match("b")).toEqual(["b"]);
    const shown = [alike("b"), alike("a")].map((saved) => toVan(saved, "2026-11-21"));
    const matched = matchSavedVans(shown.map((van) => ({ van, label: "", id: "0".repeat(32) })));
    expect(matched.map((each) => each?.calendar.id[0])).toEqual(["b", "a"]);
  });

  test("finds vans that are alike one to one, and none of them if others are missing or new", () => {
    storeVans(alike("a"), alike("b"));
    expect(match("c", "d")).toEqual(["a", "b"]);
    expect(match("c")).toEqual([undefined]);
    expect(match("c", "d", "e")).toEqual([undefined, undefined, undefined]);
  });

  test("finds a van by its registration, whatever its label", () => {
    storeVans(
      buildSavedVan({ calendar: calendar("a") }),
      buildSavedVan({ registration: "AB13CDE" }),
    );
    const van = { ...toVan(buildSavedVan(), "2026-11-21"), key: "AB12CDE" };
    expect(matchSavedVans([{ van, label: "Other", id: "c".repeat(32) }])[0]?.calendar.id[0]).toBe(
      "a",
    );
  });
});

test("stores the calendar entries of saved vans by id and ignores other vans", () => {
  const van = buildSavedVan();
  const other = buildSavedVan({ registration: "AB13CDE" });
  storeCalendars([van.calendar]);
  expect(localStorage.length).toBe(0);
  storeVans(van, other);
  storeCalendars([calendar("f"), { id: other.calendar.id, entries: [written] }]);
  expect(stored()).toEqual([
    van,
    { ...other, calendar: { id: other.calendar.id, entries: [written] } },
  ]);
});

describe("deleting", () => {
  test("removes one van, and the whole entry with the last van", () => {
    const manual = buildSavedVan({ registration: null });
    storeVans(buildSavedVan(), manual);
    removeVan(buildSavedVan().calendar.id);
    expect(stored()).toEqual([manual]);
    removeVan(manual.calendar.id);
    expect(localStorage.length).toBe(0);
  });

  test("removes a list of any version", () => {
    localStorage.setItem(savedVansKey, "not json");
    expect(removeAllVans()).toBe(true);
    expect(localStorage.length).toBe(0);
  });
});
