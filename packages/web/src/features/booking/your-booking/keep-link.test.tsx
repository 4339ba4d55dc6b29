// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  createBookingServer,
  fill,
  left,
  openBookingForm,
  prepareBookingForm,
  redirectUrl,
  submit,
} from "../../../testing/booking-form-screen.tsx";
import { fillStorage, makeRoom } from "../../../testing/fill-storage.ts";
import { json } from "../../../testing/stub-server.ts";
import { toasts } from "../../../ui/overlays/toasts.ts";
import { absoluteBookingLink, bookingLink, keptBookings } from "./kept-bookings.ts";

prepareBookingForm();

const token = `${"a".repeat(43)}.${"b".repeat(43)}`;
const open = () =>
  openBookingForm(
    { variant: "embedded", service: "mot" },
    createBookingServer(() => json({ redirectUrl, token })),
  );
const box = () => screen.getByLabelText<HTMLInputElement>(/^Keep a link to this request/);
const warning = () => document.getElementById(box().getAttribute("aria-describedby") ?? "");

function blockStorage(): void {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
}

test.each([
  ["is full", () => fillStorage()],
  ["is blocked", blockStorage],
  ["ignores writes", () => void vi.spyOn(Storage.prototype, "setItem").mockReturnValue()],
])("says at the tick that no link can be saved if storage %s", async (_, spoil) => {
  const { user } = open();
  spoil();
  expect(warning()?.textContent).toBe("");
  await user.click(box());
  expect(warning()?.textContent).toMatch(/^This browser cannot save links/);
  expect(warning()?.getAttribute("aria-live")).toBe("polite");
  await user.click(box());
  expect(warning()?.textContent).toBe("");
});

test("tries the storage without leaving anything in it", async () => {
  const { user } = open();
  await user.click(box());
  expect(warning()?.textContent).toBe("");
  expect(localStorage).toHaveLength(0);
});

test.each([
  ["was full at the tick", () => fillStorage(), () => {}],
  ["has become full since the tick", () => {}, () => fillStorage()],
  ["is blocked since the tick", () => {}, blockStorage],
])("shows the link and waits for a press if storage %s", async (_, beforeTick, afterTick) => {
  const { user } = open();
  await fill(user);
  beforeTick();
  await user.click(box());
  afterTick();
  await user.click(submit());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/^Your request is sent, but .* Copy it now/);
  expect(document.activeElement).toBe(alert);
  expect(screen.getByText(absoluteBookingLink(token))).toBeTruthy();
  expect(left).toEqual([]);
  expect([submit().disabled, submit().textContent]).toEqual([true, "Get Your Quote"]);
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe(absoluteBookingLink(token));
  await user.click(screen.getByRole("button", { name: "Continue to our partner" }));
  expect(left).toEqual([redirectUrl]);
});

test("saves the link and leaves if storage has room again", async () => {
  const { user } = open();
  await fill(user);
  fillStorage();
  await user.click(box());
  makeRoom();
  await user.click(submit());
  await waitFor(() => expect(left).toEqual([redirectUrl]));
  expect(keptBookings()).toEqual([token]);
});

test("leaves without a word for a visitor who wants no link", async () => {
  const { user } = open();
  await fill(user);
  fillStorage();
  await user.click(submit());
  await waitFor(() => expect(left).toEqual([redirectUrl]));
  expect(screen.queryByText(absoluteBookingLink(token))).toBeNull();
});

test("shows the link in a toast on the page that the visitor has gone to", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { user } = openBookingForm(
    { variant: "embedded", service: "mot" },
    createBookingServer(() => promise),
  );
  await fill(user);
  fillStorage();
  await user.click(box());
  await user.click(submit());
  cleanup();
  resolve(json({ redirectUrl, token }));
  await waitFor(() =>
    expect(toasts().getState().toasts[0]).toMatchObject({
      title: "Booking request submitted",
      action: { label: "Open link", href: bookingLink(token) },
    }),
  );
  expect(left).toEqual([]);
});
