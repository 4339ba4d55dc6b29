// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildSavedVan, storedVans, storeVans } from "../../testing/build-saved-van.ts";
import { keyOf } from "./saved-van.ts";
import { savedVansKey } from "./saved-vans-key.ts";
import {
  deleteAllVans,
  deleteVan,
  mostSavedVans,
  parseSavedVans,
  refreshVan,
  savedVansVersion,
  saveVans,
} from "./saved-vans.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const stored = () => parseSavedVans(localStorage.getItem(savedVansKey));
const failed = { on: "2026-11-19", severity: "dangerous", isHeavy: false } as const;

describe("a stored list", () => {
  test("is restored as saved", () => {
    const vans = [buildSavedVan({ failed }), buildSavedVan({ registration: null, label: "Luton", due: null })];
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
    ["an unknown exemption", { ...buildSavedVan(), exemption: { kind: "old", from: "2027-04-16" } }],
    ["an invalid time", { ...buildSavedVan(), lookedUpAt: "yesterday" }],
  ])("cannot be read if a van has %s", (_, van) => {
    expect(parseSavedVans(storedVans([buildSavedVan({ registration: "AB13CDE" }), van]))).toBeNull();
  });
});

describe("saving", () => {
  test("appends new vans", () => {
    storeVans(buildSavedVan());
    expect(saveVans([buildSavedVan({ registration: "AB13CDE" })])).toBe("saved");
    expect(stored()?.map(({ registration }) => registration)).toEqual(["AB12CDE", "AB13CDE"]);
  });

  test("replaces a van with the same registration in place", () => {
    storeVans(buildSavedVan(), buildSavedVan({ registration: "AB13CDE" }));
    saveVans([buildSavedVan({ label: "Luton", due: "2028-05-15" })]);
    expect(stored()).toMatchObject([{ label: "Luton", due: "2028-05-15" }, { registration: "AB13CDE" }]);
  });

  test("replaces a van without a registration by label, day and class", () => {
    const van = buildSavedVan({ registration: null });
    storeVans(van);
    saveVans([{ ...van, label: "WHITE TRANSIT" }]);
    expect(stored()).toHaveLength(1);
    saveVans([{ ...van, label: "Blue Transit" }]);
    expect(stored()).toHaveLength(2);
  });

  test.each(["not json", storedVans([], savedVansVersion + 1)])("keeps an unreadable list unchanged: %s", (text) => {
    localStorage.setItem(savedVansKey, text);
    expect(saveVans([buildSavedVan()])).toBe("unreadable");
    expect(deleteVan("AB12CDE")).toBe("unreadable");
    expect(refreshVan(buildSavedVan())).toBe("unreadable");
    expect(localStorage.getItem(savedVansKey)).toBe(text);
  });

  test("stops at the maximum that can be refreshed at once", () => {
    const vans = Array.from({ length: mostSavedVans }, (_, i) => buildSavedVan({ registration: `AB${10 + i}CDE` }));
    expect(saveVans(vans)).toBe("saved");
    expect(saveVans([buildSavedVan({ registration: "AB99CDE" })])).toBe("too many");
    expect(stored()).toHaveLength(mostSavedVans);
    expect(saveVans([buildSavedVan({ registration: "AB10CDE", label: "Luton" })])).toBe("saved");
  });

  test.each(["QuotaExceededError", "SecurityError"])("reports storage that throws a %s", (name) => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no", name);
    });
    expect(saveVans([buildSavedVan()])).toBe("not stored");
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
  test("replaces the facts of a van and keeps its label", () => {
    storeVans(buildSavedVan());
    refreshVan(buildSavedVan({ label: "", due: "2028-05-15" }));
    expect(stored()).toEqual([buildSavedVan({ due: "2028-05-15" })]);
  });

  test("does not restore a van that was deleted meanwhile", () => {
    storeVans(buildSavedVan());
    refreshVan(buildSavedVan({ registration: "AB13CDE" }));
    expect(stored()).toEqual([buildSavedVan()]);
  });
});

describe("deleting", () => {
  test("removes one van, and the whole entry with the last van", () => {
    const manual = buildSavedVan({ registration: null });
    storeVans(buildSavedVan(), manual);
    deleteVan("AB12CDE");
    expect(stored()).toEqual([manual]);
    deleteVan(keyOf(manual));
    expect(localStorage.length).toBe(0);
  });

  test("removes a list of any version", () => {
    localStorage.setItem(savedVansKey, "not json");
    expect(deleteAllVans()).toBe(true);
    expect(localStorage.length).toBe(0);
  });

  test("reports blocked storage", () => {
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    expect(deleteAllVans()).toBe(false);
  });
});
