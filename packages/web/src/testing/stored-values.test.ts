// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { emptyBooking } from "@vanfettle/contract/booking/booking-rules";
import { isTest, sources } from "../../../../test/repository.ts";
import { createBookingKeys } from "../features/booking/booking-key.ts";
import { forgetForm, rememberForm } from "../features/booking/form-memory.ts";
import { forgetBooking, keepBooking } from "../features/booking/your-booking/kept-bookings.ts";
import { keepCalendarRecords, visitRecord } from "../features/calendar/calendar-records.ts";
import { saveChoice, withdrawChoice } from "../features/cookie-preferences/cookie-choice.ts";
import { removeAllVans, removeVan, saveVans } from "../features/my-vans/saved-vans.ts";
import { requestKeysOf } from "../features/van-requests/request-keys.ts";
import { forgetRequests, rememberRequests } from "../features/van-requests/request-memory.ts";
import { buildSavedVan } from "./build-saved-van.ts";

/** What visitors type, and where: a registration may stand in any field. */
const typed = {
  registration: "AB12CDE",
  asPostcode: "AB13CDE",
  asPostcodeOfOneVan: "AB14CDE",
  ofUnsavedVan: "AB15CDE",
  inAddress: "https://partner.example/?vrm=AB16CDE",
  name: "Ann Fitter",
  token: "token-of-a-link",
} as const;
const booking = { ...emptyBooking, registration: typed.registration, name: typed.name };

interface Writer {
  file: string;
  /** Writes what visitors may type. Returns what the caller is told. */
  write: () => unknown;
  /** What is stored of it, and nothing else. */
  stored: readonly unknown[];
  /** Removes it; absent for what the tab forgets when it is closed. */
  remove?: () => unknown;
  /** What the caller is told while the browser blocks storage; undefined where nobody is told. */
  toldIfBlocked?: unknown;
}

const van = buildSavedVan({ registration: typed.registration });
const unregistered = buildSavedVan({ registration: null, label: "" });
const sentOn = { location: "UK", serviceType: "mot", postcode: typed.asPostcode };

const writers: Readonly<Record<string, Writer>> = {
  "a form": {
    file: "features/booking/form-memory.ts",
    write: () => rememberForm({ ...booking, postcode: typed.asPostcode, serviceType: "mot" }),
    stored: ['{"path":"/","postcode":"","serviceType":"mot"}'],
    remove: () => forgetForm("/"),
  },
  "the key of a form's booking": {
    file: "features/booking/booking-key.ts",
    write: () => createBookingKeys().keyFor({ ...booking, ...sentOn } as never),
    stored: [expect.stringMatching(/^\{"key":"web_[\da-f]+","createdAt":\d+\}$/)],
    toldIfBlocked: expect.stringMatching(/^web_/),
  },
  "the key of a van's request": {
    file: "features/van-requests/request-keys.ts",
    write: () => requestKeysOf(typed.registration).keyFor({ ...booking, ...sentOn } as never),
    stored: [expect.stringMatching(/^\{"key":"web_[\da-f]+","createdAt":\d+\}$/)],
    toldIfBlocked: expect.stringMatching(/^web_/),
  },
  "the requests for saved vans": {
    file: "features/van-requests/request-memory.ts",
    write: () => {
      const id = unregistered.calendar.id;
      return rememberRequests(
        {
          postcode: typed.asPostcode,
          drafts: {
            [id]: {
              isChosen: true,
              serviceType: "mot",
              postcode: typed.asPostcodeOfOneVan,
              registration: typed.ofUnsavedVan,
            },
          },
          outcomes: { [id]: { state: "saved", redirectUrl: typed.inAddress, token: typed.token } },
        },
        [{ id, name: "Van 1", van: unregistered as never }],
      );
    },
    stored: [
      `{"postcode":"","vans":{"${unregistered.calendar.id}":{"isChosen":true,"serviceType":"mot","postcode":"","saved":null}}}`,
    ],
    remove: forgetRequests,
    toldIfBlocked: false,
  },
  "the link of a booking": {
    file: "features/booking/your-booking/kept-bookings.ts",
    write: () => keepBooking(typed.token),
    stored: [typed.token],
    remove: () => forgetBooking(typed.token),
    toldIfBlocked: false,
  },
  "the cookie choice": {
    file: "features/cookie-preferences/cookie-choice.ts",
    write: () => saveChoice({ analytics: false, now: new Date("2026-07-01T23:30:00Z") }),
    stored: ['{"version":1,"decidedAt":"2026-07-01T23:30:00.000Z","analytics":false}'],
    remove: withdrawChoice,
    toldIfBlocked: false,
  },
  "saved vans": {
    file: "features/my-vans/saved-vans.ts",
    write: () => saveVans([van]),
    stored: [JSON.stringify({ version: 1, vans: [van] })],
    remove: removeAllVans,
    toldIfBlocked: "not stored",
  },
  "saved vans, removed one by one": {
    file: "features/my-vans/saved-vans.ts",
    write: () => saveVans([van]),
    stored: [expect.stringMatching(/"AB12CDE"/)],
    remove: () => removeVan(van.calendar.id),
    toldIfBlocked: "not stored",
  },
  "the calendar of a van that is not saved": {
    file: "features/my-vans/saved-vans.ts",
    write: () => {
      const labelled = { van: { registration: typed.ofUnsavedVan } as never, label: typed.name };
      keepCalendarRecords([{ ...labelled, record: visitRecord(labelled) }]);
    },
    stored: [],
  },
};

const failure = (name: string) => () => {
  throw new DOMException("The storage fails.", name);
};
const failures = {
  full: () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(failure("QuotaExceededError"));
  },
  blocked: () => {
    for (const name of ["localStorage", "sessionStorage"] as const) {
      vi.spyOn(window, name, "get").mockImplementation(failure("SecurityError"));
    }
  },
};
afterEach(() => void vi.restoreAllMocks());

/** Each stored text, by key, of the device and of the tab. */
const everything = (): [key: string, text: string][] =>
  [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage));

describe.each(Object.entries(writers))("%s", (_, { write, stored, remove, toldIfBlocked }) => {
  test("stores only what may be stored, under a name of the site", () => {
    write();
    expect(everything().map(([, text]) => text)).toEqual(stored);
    for (const [key] of everything()) {
      expect(key).toMatch(/^vanfettle\./);
      for (const text of Object.values(typed)) expect(key).not.toContain(text);
    }
  });

  test.runIf(remove)("leaves nothing once it is removed", () => {
    write();
    remove?.();
    expect(everything()).toEqual([]);
  });

  test.each(Object.entries(failures))("goes on while storage is %s, and says so", (__, fail) => {
    fail();
    expect(write()).toEqual(toldIfBlocked);
    expect(() => remove?.()).not.toThrow();
    vi.restoreAllMocks();
    expect(everything()).toEqual([]);
  });
});

test("every file that writes to storage is in the table", () => {
  const found = sources
    .filter((file) => file.startsWith("packages/web/src/") && !isTest(file))
    .map((file) => [file.slice("packages/web/src/".length), readFileSync(file, "utf8")] as const)
    .filter(([, text]) => /\bstore(?:Text|IfPossible)\(/.test(text))
    .map(([file]) => file)
    .filter((file) => !/^admin\/|^ui\/device-storage\.ts$/.test(file));
  // It names the keys that booking-key.ts stores.
  found.push("features/van-requests/request-keys.ts");
  expect(new Set(Object.values(writers).map(({ file }) => file))).toEqual(new Set(found));
});
