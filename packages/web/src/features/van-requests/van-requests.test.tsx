// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyBooking } from "@vanfettle/contract/booking/booking-rules";
import { Component as MyVansPage } from "../../pages/my-vans.tsx";
import { buildSavedVan, storeVans } from "../../testing/build-saved-van.ts";
import { fillStorage } from "../../testing/fill-storage.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import { forgetDocument } from "../../ui/kept-in-document.ts";
import { toasts } from "../../ui/overlays/toasts.ts";
import * as waiting from "../../ui/wait.ts";
import { absoluteBookingLink, keptBookings } from "../booking/your-booking/kept-bookings.ts";
import { removeAllVans, savedVansKey } from "../my-vans/saved-vans.ts";
import { requestMemoryKey } from "./request-memory.ts";

const dangerous = { on: "2026-11-19", severity: "dangerous", isHeavy: false } as const;
const failedVan = buildSavedVan({
  registration: "AB10CDE",
  label: "Failed",
  failed: dangerous,
  repair: "brake-service",
});
const dueVan = buildSavedVan({ registration: "AB11CDE", label: "Due", due: "2026-12-05" });
const manualVan = buildSavedVan({ registration: null, label: "Manual", due: "2026-12-06" });
const laterVan = buildSavedVan({ registration: "AB13CDE", label: "Later" });

let waits: number[];
beforeEach(() => {
  waits = [];
  vi.spyOn(waiting, "wait").mockImplementation((ms) => {
    waits.push(ms / 1000);
    return Promise.resolve();
  });
});
afterEach(() => void vi.restoreAllMocks());

interface Sent {
  key: string;
  registration: string;
  postcode: string;
  serviceType: string;
  location: string;
}

/**
 * Renders My vans over a server that stores a booking once for each key, like the real server.
 * `fail` returns a response that takes the place of the answer to an attempt, numbered from 0. The
 * booking is stored nevertheless if `isLost`.
 */
function open({
  fail = () => undefined,
  isLost = false,
}: {
  fail?: (attempt: number, sent: Sent) => Response | Promise<Response> | undefined;
  isLost?: boolean;
} = {}) {
  const attempts: Sent[] = [];
  const stored = new Map<string, Sent>();
  const server = stubServer({
    "/api/book-my-garage": (_path: string, { body, headers }: RequestInit) => {
      const key = (headers as Record<string, string>)["idempotency-key"] ?? "";
      const sent = { key, ...(JSON.parse(body as string) as Omit<Sent, "key">) };
      attempts.push(sent);
      const failure = fail(attempts.length - 1, sent);
      if (failure && !isLost) return failure;
      const earlier = stored.get(key);
      if (earlier && JSON.stringify(earlier) !== JSON.stringify(sent)) {
        return json({ code: "key_reused" }, 422);
      }
      stored.set(key, sent);
      if (failure) return failure;
      const redirectUrl = `https://partner.example/?vrm=${sent.registration}`;
      return json({ redirectUrl, token: `token-${sent.registration}` });
    },
  });
  const reload = () => {
    cleanup();
    forgetDocument();
    return renderScreen(<MyVansPage />, { server, pathname: "/my-vans/" });
  };
  reload();
  return { user: userEvent.setup(), attempts, stored, reload };
}

const section = () => within(screen.getByRole("region", { name: "Request quotes" }));
const van = (name: string) => within(section().getByRole("group", { name }));
const textOf = (name: string) => section().getByRole("group", { name }).textContent;
const press = (name: RegExp) => section().getByRole("button", { name });
const postcodeForAll = () => section().getByLabelText<HTMLInputElement>("Postcode for all vans");
const finish = (name: string) => van(name).getByRole("link", { name: /^(Finish|Open again)/ });

test("chooses vans that are due, and proposes a service from their dates and defects", () => {
  storeVans(dueVan, failedVan, laterVan);
  open();
  const serviceOf = (name: string) =>
    van(name).getByLabelText<HTMLSelectElement>("Service").selectedOptions[0]?.textContent;
  expect(serviceOf("Failed")).toBe("Brake Service - Get Quote");
  expect(serviceOf("Due")).toBe("MOT Test - £58.60");
  expect(van("Later").getByRole<HTMLInputElement>("checkbox", { hidden: true }).checked).toBe(
    false,
  );
  const link = screen.getByRole("link", { name: "Request quotes: 2 vans due" });
  expect(link.getAttribute("href")).toBe("#requests");
  expect(document.getElementById("requests")).toBeTruthy();
});

test.each([
  ["of class 4", { motClass: { answer: "4", certainty: "certain" } }, "£54.85"],
  ["of class 7", { motClass: { answer: "7", certainty: "likely" } }, "£58.60"],
  ["of no known class", { motClass: { answer: null, certainty: "ask" } }, "£54.85"],
  ["of no MOT class", { motClass: { answer: "heavy", certainty: "certain" } }, "Get Quote"],
  ["in Northern Ireland", { jurisdiction: "northern-ireland" }, "Get Quote"],
] as const)("shows the MOT price of a van %s", (_, facts, price) => {
  storeVans(buildSavedVan({ ...dueVan, ...facts }));
  open();
  const options = van("Due").getByLabelText<HTMLSelectElement>("Service").options;
  const mot = [...options].find(({ value }) => value === "mot");
  expect(mot?.textContent).toBe(`MOT Test - ${price}`);
});

test("saves one ordinary booking for each chosen van, one after another, each with its own key", async () => {
  storeVans(dueVan, failedVan, laterVan);
  let underWay = 0;
  let most = 0;
  const { user, attempts } = open({
    fail: () => {
      underWay += 1;
      most = Math.max(most, underWay);
      void Promise.resolve().then(() => (underWay -= 1));
      return undefined;
    },
  });
  await user.type(postcodeForAll(), "ls1 4ap");
  await user.type(van("Due").getByLabelText("Postcode, if different"), "BT1 1AA");
  expect(van("Due").getByRole("option", { name: "MOT Test - Get Quote" })).toBeTruthy();
  expect(section().getByText(/only DVA tests vans/)).toBeTruthy();
  await user.click(press(/^Save 2 requests$/));
  await section().findByText("2 requests saved. Finish each on our partner's site.");
  expect(attempts).toEqual([
    {
      ...emptyBooking,
      key: expect.stringMatching(/^web_[0-9a-f]{32}$/),
      registration: "AB10CDE",
      postcode: "LS14AP",
      serviceType: "brake-service",
      location: "UK",
      page: "myVans",
    },
    {
      ...emptyBooking,
      key: expect.stringMatching(/^web_[0-9a-f]{32}$/),
      registration: "AB11CDE",
      postcode: "BT11AA",
      serviceType: "mot",
      location: "UK",
      page: "myVans",
    },
  ]);
  expect(attempts[0]?.key).not.toBe(attempts[1]?.key);
  expect(most).toBe(1);
  expect(keptBookings()).toEqual([]);
});

test("opens no page itself, and says when the owner opens the partner's page of a van", async () => {
  storeVans(dueVan, failedVan);
  const opened = vi.spyOn(window, "open");
  const { user } = open();
  await user.type(postcodeForAll(), "LS14AP");
  await user.click(press(/^Save 2/));
  await waitFor(() => expect(textOf("Due")).toContain("Saved, finish on the partner's site"));
  const link = finish("Due");
  expect(link.getAttribute("href")).toBe("https://partner.example/?vrm=AB11CDE");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(opened).not.toHaveBeenCalled();
  // A real browser opens another tab.
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(textOf("Due")).toContain("Partner's page opened");
  expect(textOf("Failed")).toContain("Saved, finish on the partner's site");
  const state = van("Due").getByText("Partner's page opened").closest("[aria-live]");
  expect(state?.getAttribute("aria-live")).toBe("polite");
  expect(state?.textContent).toBe("Due: Partner's page opened");
});

test.each([
  ["the site fails", () => json({ code: "internal_error" }, 500)],
  ["another server answers", () => new Response("<html>", { status: 403 })],
])(
  "keeps what is typed and does not book twice if %s after it stored the booking",
  async (_, answer) => {
    storeVans(dueVan, laterVan);
    const { user, attempts, stored } = open({
      fail: (attempt) => (attempt === 0 ? answer() : undefined),
      isLost: true,
    });
    await user.type(postcodeForAll(), "LS14AP");
    await user.selectOptions(van("Due").getByLabelText("Service"), "mot-service");
    await user.click(press(/^Save 1 request$/));
    await waitFor(() => expect(textOf("Due")).toContain("Not saved, try again"));
    expect(toasts().getState().toasts[0]).toMatchObject({
      tone: "destructive",
      title: "Booking failed",
      description: "There was an error processing your request. Please try again.",
    });
    expect(postcodeForAll().value).toBe("LS14AP");
    await user.click(van("Due").getByRole("button", { name: "Try again: Due" }));
    await waitFor(() => expect(textOf("Due")).toContain("Saved, finish"));
    expect(attempts.map(({ serviceType }) => serviceType)).toEqual(["mot-service", "mot-service"]);
    expect(stored.size).toBe(1);
  },
);

test("repeats the same booking after a reload that lost the answer", async () => {
  storeVans(dueVan);
  const { user, stored, attempts, reload } = open({
    fail: (attempt) => (attempt === 0 ? json({ code: "unavailable" }, 503) : undefined),
    isLost: true,
  });
  await user.type(postcodeForAll(), "LS14AP");
  await user.click(press(/^Save 1 request$/));
  await waitFor(() => expect(textOf("Due")).toContain("Not saved"));
  reload();
  expect(postcodeForAll().value).toBe("LS14AP");
  await user.click(press(/^Save 1 request$/));
  await waitFor(() => expect(textOf("Due")).toContain("Saved, finish"));
  expect(attempts).toHaveLength(2);
  expect(stored.size).toBe(1);
});

test("does not book twice in a browser that blocks the tab's storage", async () => {
  storeVans(dueVan);
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  const { user, stored, attempts } = open({
    fail: (attempt) => (attempt === 0 ? json({ code: "unavailable" }, 503) : undefined),
    isLost: true,
  });
  await user.type(postcodeForAll(), "LS14AP");
  await user.click(press(/^Save 1 request$/));
  await waitFor(() => expect(textOf("Due")).toContain("Not saved"));
  await user.click(press(/^Try again: Due$/));
  await waitFor(() => expect(textOf("Due")).toContain("Saved, finish"));
  expect(attempts).toHaveLength(2);
  expect(stored.size).toBe(1);
});

test("shows each link that could not be saved, and says that a reload loses the list", async () => {
  storeVans(dueVan, failedVan);
  const { user } = open();
  await user.type(postcodeForAll(), "LS14AP");
  const box = section().getByLabelText(/^Keep links to the requests/);
  await user.click(box);
  fillStorage();
  fillStorage(sessionStorage);
  await user.click(press(/^Save 2 requests$/));
  await section().findByText(
    /^2 requests saved\. .* could not save every link\. .* cannot keep this list/,
  );
  for (const registration of ["AB10CDE", "AB11CDE"]) {
    expect(section().getByText(absoluteBookingLink(`token-${registration}`))).toBeTruthy();
  }
  await user.click(press(/^Copy link: Due$/));
  expect(await navigator.clipboard.readText()).toBe(absoluteBookingLink("token-AB11CDE"));
  expect(keptBookings()).toEqual([]);
  await user.click(box);
  await user.click(box);
  expect(section().getByText(/^This browser cannot save links/)).toBeTruthy();
});

test("shows saved requests after a reload and sends only the others", async () => {
  storeVans(dueVan, failedVan);
  const { user, attempts, reload } = open({
    fail: (_, { registration }) =>
      registration === "AB11CDE" ? json({ code: "unavailable" }, 503) : undefined,
  });
  await user.type(postcodeForAll(), "LS14AP");
  await user.type(van("Due").getByLabelText("Postcode, if different"), "M11AE");
  await user.click(press(/^Save 2 requests$/));
  await section().findByText(/^1 request saved. 1 not confirmed: try again./);
  reload();
  expect(textOf("Failed")).toContain("Saved, finish on the partner's site");
  expect(finish("Failed").getAttribute("href")).toBe("https://partner.example/?vrm=AB10CDE");
  expect(van("Due").getByLabelText<HTMLInputElement>("Postcode, if different").value).toBe("M11AE");
  await user.click(press(/^Save 1 request$/));
  await waitFor(() => expect(attempts).toHaveLength(3));
  expect(attempts[2]).toMatchObject({ registration: "AB11CDE", postcode: "M11AE" });
});

test("waits as long as a busy site demands, and then goes on", async () => {
  storeVans(dueVan, failedVan);
  const busy = () =>
    new Response('{"code":"rate_limited"}', { status: 429, headers: { "retry-after": "37" } });
  const { user, attempts } = open({ fail: (attempt) => (attempt === 0 ? busy() : undefined) });
  await user.type(postcodeForAll(), "LS14AP");
  await user.click(press(/^Save 2 requests$/));
  await section().findByText(/^2 requests saved/);
  expect(waits).toContain(37);
  expect(attempts.map(({ registration }) => registration)).toEqual([
    "AB10CDE",
    "AB10CDE",
    "AB11CDE",
  ]);
  expect(attempts[0]?.key).toBe(attempts[1]?.key);
});

test("sends no other request to a site that asks for a longer wait, and says when to try again", async () => {
  storeVans(dueVan, failedVan);
  const { user, attempts } = open({
    fail: () => new Response("", { status: 429, headers: { "retry-after": "300" } }),
  });
  await user.type(postcodeForAll(), "LS14AP");
  await user.click(press(/^Save 2 requests$/));
  await section().findByText(/2 not confirmed: try again/);
  expect(attempts).toHaveLength(1);
  expect(textOf("Failed")).toContain("Not saved, try again in 5 minutes.");
  expect(textOf("Due")).toContain("Not saved, try again in 5 minutes.");
});

test("sends no other request to a site that does not answer, and says which may have arrived", async () => {
  storeVans(dueVan, failedVan);
  const { user, attempts } = open({ fail: () => Promise.reject(new TypeError("Failed to fetch")) });
  await user.type(postcodeForAll(), "LS14AP");
  await user.click(press(/^Save 2 requests$/));
  await section().findByText(/2 not confirmed: try again/);
  expect(attempts).toHaveLength(1);
  expect(textOf("Failed")).toContain("No answer, try again. It may have arrived.");
  expect(textOf("Due")).toContain("Not sent, try again.");
});

test("asks for missing values in the booking form's words, and focuses the first", async () => {
  storeVans(manualVan);
  const { user, attempts } = open();
  await user.click(press(/^Save 1 request$/));
  expect(section().getByText("Postcode is required")).toBeTruthy();
  expect(van("Manual").getByText("Vehicle registration is required")).toBeTruthy();
  expect(document.activeElement).toBe(postcodeForAll());
  await user.type(postcodeForAll(), "LS14AP");
  await user.click(press(/^Save 1 request$/));
  expect(document.activeElement).toBe(van("Manual").getByLabelText("Vehicle registration"));
  await user.type(van("Manual").getByLabelText("Vehicle registration"), "ab99 xyz");
  await user.click(press(/^Save 1 request$/));
  await waitFor(() => expect(attempts).toMatchObject([{ registration: "AB99XYZ" }]));
});

test("makes a new booking if the owner erased the last, and for another request", async () => {
  storeVans(dueVan);
  const { user, attempts } = open({
    fail: (attempt) => (attempt === 0 ? json({ code: "booking_erased" }, 410) : undefined),
  });
  await user.type(postcodeForAll(), "LS14AP");
  await user.click(press(/^Save 1 request$/));
  await waitFor(() => expect(textOf("Due")).toContain("You erased this request"));
  await user.click(press(/^Try again: Due$/));
  await waitFor(() => expect(textOf("Due")).toContain("Saved, finish"));
  await user.click(press(/^Another request: Due$/));
  await user.selectOptions(van("Due").getByLabelText("Service"), "oil-change");
  await user.click(press(/^Save 1 request$/));
  await waitFor(() => expect(textOf("Due")).toContain("Oil Change"));
  expect(new Set(attempts.map(({ key }) => key)).size).toBe(3);
});

test("saves links to the requests only if the owner chose so", async () => {
  storeVans(dueVan);
  const { user } = open();
  await user.type(postcodeForAll(), "LS14AP");
  await user.click(section().getByRole("checkbox", { name: /^Keep links to the requests/ }));
  await user.click(press(/^Save 1 request$/));
  await waitFor(() => expect(keptBookings()).toEqual(["token-AB11CDE"]));
  expect(van("Due").getByRole("link", { name: "See or erase: Due" }).getAttribute("href")).toBe(
    "/your-booking/#booking=token-AB11CDE",
  );
});

test("keeps rows, choices and cards when a van becomes due and another is saved, once they are in use", async () => {
  storeVans(dueVan, laterVan);
  const { user } = open();
  const cards = () =>
    screen.getAllByRole("heading", { level: 3 }).flatMap(({ textContent }) => textContent);
  const arrive = (...vans: ReturnType<typeof buildSavedVan>[]) =>
    act(() => {
      storeVans(...vans);
      window.dispatchEvent(new StorageEvent("storage"));
    });
  const sooner = { ...laterVan, due: "2026-12-01" };
  arrive(dueVan, sooner);
  expect(press(/^Save/).textContent).toBe("Save 2 requests");
  arrive(dueVan, laterVan);
  expect(press(/^Save/).textContent).toBe("Save 1 request");
  await user.type(postcodeForAll(), "LS14AP");
  screen.getByRole("button", { name: "Refresh Due" }).focus();
  const before = cards();
  arrive(dueVan, failedVan, sooner);
  expect(press(/^Save/).textContent).toBe("Save 1 request");
  expect(van("Later").getByRole<HTMLInputElement>("checkbox", { hidden: true }).checked).toBe(
    false,
  );
  expect(section().getByText("Your list has 1 more van.")).toBeTruthy();
  expect(cards().slice(0, before.length)).toEqual(before);
  await user.click(press(/^Show more vans$/));
  expect(press(/^Save/).textContent).toBe("Save 2 requests");
});

test("forgets the requests of vans that are removed", async () => {
  storeVans(dueVan, failedVan);
  const { user } = open();
  await user.type(postcodeForAll(), "LS14AP");
  await user.click(press(/^Save 2 requests$/));
  await section().findByText(/^2 requests saved/);
  await user.click(screen.getByRole("button", { name: "Remove Due" }));
  expect(sessionStorage.getItem(requestMemoryKey)).not.toContain("AB11CDE");
  act(() => void removeAllVans());
  expect(localStorage.getItem(savedVansKey)).toBeNull();
  expect(sessionStorage.getItem(requestMemoryKey) ?? "").not.toContain("AB10CDE");
});
