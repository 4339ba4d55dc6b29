// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
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

describe("failed booking", () => {
  test.each([400, 429, 500, 503])(
    "shows the toast, returns to idle and keeps the values after a %i response",
    async (status) => {
      const { user } = openBookingForm(
        { variant: "embedded", service: "mot" },
        createBookingServer(() => json({}, status)),
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
      expect(submit().disabled).toBe(false);
      expect(registration().value).toBe("AB12CDE");
      expect(left).toEqual([]);
    },
  );

  const alert = () => screen.queryByRole("alert")?.textContent;

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
