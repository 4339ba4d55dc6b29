// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
  createBookingServer,
  fill,
  left,
  openBookingForm,
  postcode,
  prepareBookingForm,
  redirectUrl,
  registration,
  submit,
} from "../../testing/booking-form-screen.tsx";
import { json } from "../../testing/stub-server.ts";
import { toasts } from "../../ui/overlays/toasts.ts";

prepareBookingForm();

describe("returning from the partner's site", () => {
  const show = (persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));

  test("restores a page that can be sent again with the values as typed", async () => {
    const { user, sent } = openBookingForm({ variant: "embedded", service: "mot" });
    await fill(user);
    await user.click(submit());
    expect(left).toEqual([redirectUrl]);
    expect([submit().textContent, submit().disabled]).toEqual(["Processing...", true]);
    show(false);
    expect(submit().disabled).toBe(true);
    show(true);
    expect([submit().textContent, submit().disabled]).toEqual(["Get Your Quote", false]);
    expect(registration().value).toBe("AB12CDE");
    await user.click(submit());
    expect(sent).toHaveLength(2);
  });
});

const alert = () => screen.queryByRole("alert")?.textContent;

test("an attempt from before a return changes nothing of the next, which repeats its key", async () => {
  const first = Promise.withResolvers<Response>();
  const second = Promise.withResolvers<Response>();
  const { user, sent } = openBookingForm(
    { variant: "embedded", service: "mot" },
    createBookingServer(
      () => first.promise,
      () => second.promise,
    ),
  );
  await fill(user);
  await user.click(submit());
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  await user.click(submit());
  await act(async () => first.reject(new TypeError("Failed to fetch")));
  expect([submit().disabled, alert()]).toEqual([true, undefined]);
  await act(async () => second.resolve(json({ redirectUrl })));
  await waitFor(() => expect(left).toEqual([redirectUrl]));
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

describe("failed booking", () => {
  const mayHaveArrived =
    "No answer came. It may have arrived. Press again: a request sent twice counts once.";
  const notConfirmed = /^We could not confirm your request\./;

  test.each<[failure: string, reply: () => Response | Promise<Response>, told: string | RegExp]>([
    ["a 400 response", () => json({}, 400), notConfirmed],
    ["a 429 response", () => json({}, 429), /^The site is busy, so your request is not saved\./],
    [
      "a 410 response",
      () => json({}, 410),
      "You erased this request. Press again to send a new one.",
    ],
    ["a 500 response", () => json({}, 500), notConfirmed],
    ["a 503 response", () => json({}, 503), notConfirmed],
    ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch")), mayHaveArrived],
    ["a page instead of JSON", () => new Response("<!doctype html>"), mayHaveArrived],
    ["an answer without its fields", () => json({}), mayHaveArrived],
  ])(
    "shows the toast, says what is known, returns to idle and keeps the values after %s",
    async (_, reply, told) => {
      const { user } = openBookingForm(
        { variant: "embedded", service: "mot" },
        createBookingServer(reply),
      );
      await fill(user);
      await user.click(submit());
      await waitFor(() =>
        expect(toasts().getState().toasts[0]).toMatchObject({
          tone: "destructive",
          title: "Booking failed",
          description: "There was an error processing your request. Please try again.",
        }),
      );
      expect(alert()).toMatch(told);
      expect(submit().disabled).toBe(false);
      expect(registration().value).toBe("AB12CDE");
      expect(left).toEqual([]);
    },
  );

  test("says that nothing was sent where the browser knows it", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { user, sent } = openBookingForm({ variant: "embedded", service: "mot" });
    await fill(user);
    await user.click(submit());
    expect(alert()).toBe("No connection, so nothing was sent. Your details are still here.");
    expect(toasts().getState().toasts[0]?.title).toBe("Booking failed");
    expect(sent).toEqual([]);
  });

  test("shows one alert in the form, which stays until the next submit", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user } = openBookingForm(
      { variant: "embedded", service: "mot" },
      createBookingServer(
        () => json({}, 503),
        () => promise,
      ),
    );
    await fill(user);
    expect(alert()).toBeUndefined();
    await user.click(submit());
    expect(alert()).toMatch(
      /^We could not confirm your request\. Your details are still in the form\./,
    );
    await user.type(postcode(), "{Backspace}B");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    await user.click(submit());
    expect(alert()).toBeUndefined();
    resolve(json({}, 503));
    await waitFor(() => expect(alert()).toMatch(/^We could not confirm your request/));
  });

  test("asks in the alert to correct the fields that the server names", async () => {
    const issues = [{ field: "postcode", message: "Invalid postcode format" }];
    const { user } = openBookingForm(
      { variant: "mot" },
      createBookingServer(() => json({ issues }, 400)),
    );
    await fill(user);
    await user.click(submit());
    expect(alert()).toBe(
      "We could not accept your request. Correct the marked fields and try again.",
    );
    expect(document.activeElement).toBe(postcode());
  });

  test("shows the toast if the redirect URL is not a web address", async () => {
    const { user } = openBookingForm(
      { variant: "embedded", service: "mot" },
      createBookingServer(() => json({ redirectUrl: "javascript:alert(1)" })),
    );
    await fill(user);
    await user.click(submit());
    expect(toasts().getState().toasts[0]?.title).toBe("Booking failed");
    expect(left).toEqual([]);
  });
});

describe("idempotency key", () => {
  test("is reused for a retry, and replaced for other values after a success", async () => {
    const { user, sent } = openBookingForm(
      { variant: "embedded", service: "mot" },
      createBookingServer(
        () => json({}, 503),
        () => json({ redirectUrl }),
      ),
    );
    await fill(user);
    await user.click(submit());
    await user.click(submit());
    expect(left).toHaveLength(1);
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await user.type(postcode(), "{Backspace}B");
    await user.click(submit());
    const keys = sent.map(({ key }) => key);
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2]);
    expect(keys).not.toContain("");
    expect(left).toHaveLength(2);
  });

  test("is replaced once after a 422 response", async () => {
    const { user, sent } = openBookingForm(
      { variant: "embedded", service: "mot" },
      createBookingServer(
        () => json({}, 422),
        () => json({ redirectUrl }),
      ),
    );
    await fill(user);
    await user.click(submit());
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
    expect(left).toEqual([redirectUrl]);
  });

  test("is replaced after a 410 response, for the next submit", async () => {
    const { user, sent } = openBookingForm(
      { variant: "embedded", service: "mot" },
      createBookingServer(
        () => json({}, 410),
        () => json({ redirectUrl }),
      ),
    );
    await fill(user);
    await user.click(submit());
    expect(sent).toHaveLength(1);
    expect(left).toEqual([]);
    await user.click(submit());
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
    expect(left).toEqual([redirectUrl]);
  });
});
