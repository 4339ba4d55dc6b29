// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubServer, json } from "../../testing/stub-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { toasts } from "../overlays/toast-store.ts";
import { BookingForm, type BookingFormProps } from "./booking-form.tsx";
import * as leaving from "./leave-for-partner.ts";

const redirectUrl = "https://partner.example/finish?ref=1";

interface Sent {
  key: string;
  body: unknown;
}

/** A booking call that answers one reply after another, the last one for ever. */
function aBookingServer(...replies: (() => Response | Promise<Response>)[]) {
  const sent: Sent[] = [];
  const server = stubServer({
    "/api/book-my-garage": (_path: string, { headers, body }: RequestInit) => {
      sent.push({
        key: (headers as Record<string, string>)["idempotency-key"] ?? "",
        body: JSON.parse(body as string),
      });
      const reply = replies[Math.min(sent.length, replies.length) - 1];
      return reply ? reply() : json({ redirectUrl });
    },
  });
  return { server, sent };
}

let left: string[];
beforeEach(() => {
  left = [];
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(leaving, "leaveForPartner").mockImplementation((url) => {
    left.push(url);
    return Promise.resolve();
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  for (const { id } of toasts.getState().toasts) toasts.dismiss(id);
});

const registration = () => screen.getByLabelText<HTMLInputElement>("Vehicle registration");
const postcode = () => screen.getByLabelText<HTMLInputElement>("Postcode");
const submit = () => screen.getByRole<HTMLButtonElement>("button");

function open(props: BookingFormProps, booking = aBookingServer()) {
  renderScreen(<BookingForm {...props} />, { server: booking.server });
  return { user: userEvent.setup(), sent: booking.sent };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(registration(), "ab12 cde");
  await user.type(postcode(), "sw1a 1aa");
}

describe("the quick form", () => {
  test("names every field at fault beneath it, links it, sends nothing, and goes to the first", async () => {
    const { user, sent } = open({ variant: "quick" });
    expect(screen.queryByText("Vehicle registration is required")).toBeNull();
    await user.click(submit());
    const message = screen.getByText("Vehicle registration is required");
    expect(registration().getAttribute("aria-describedby")).toBe(message.id);
    expect(registration().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Postcode is required")).toBeTruthy();
    expect(screen.getByText("Please select a service type")).toBeTruthy();
    expect(document.activeElement).toBe(registration());
    expect(sent).toEqual([]);
  });

  test("checks again on each change after that", async () => {
    const { user } = open({ variant: "quick" });
    await user.click(submit());
    await user.type(registration(), "AB12CDE");
    expect(screen.queryByText("Vehicle registration is required")).toBeNull();
    await user.type(registration(), "FG");
    expect(screen.getByText("Invalid registration format")).toBeTruthy();
    await user.type(postcode(), "SW1A1AAXX");
    expect(screen.getByText("Invalid postcode format")).toBeTruthy();
  });

  test("sends what was chosen, for the whole country, and leaves for the partner", async () => {
    const { user, sent } = open({ variant: "quick" });
    await fill(user);
    await user.selectOptions(screen.getByLabelText("Service"), "brake-service");
    await user.click(submit());
    expect(sent.map(({ body }) => body)).toEqual([
      { registration: "AB12CDE", postcode: "SW1A1AA", serviceType: "brake-service", location: "UK-wide" },
    ]);
    expect(left).toEqual([redirectUrl]);
  });

  test("is busy under its own label while it sends, and a second submit sends nothing", async () => {
    let answer: (response: Response) => void = () => {};
    const { user, sent } = open(
      { variant: "quick" },
      aBookingServer(() => new Promise((resolve) => (answer = resolve))),
    );
    await fill(user);
    await user.selectOptions(screen.getByLabelText("Service"), "mot");
    expect(submit().textContent).toBe("Get Free Quote");
    await user.click(submit());
    expect(submit().textContent).toBe("Getting Quote...");
    expect(submit().disabled).toBe(true);
    fireEvent.submit(submit().form as HTMLFormElement);
    await act(async () => answer(json({ redirectUrl })));
    expect(sent).toHaveLength(1);
  });
});

describe("the embedded form", () => {
  test("lists seven services with their prices, sends the place's name, and says Processing... meanwhile", async () => {
    let answer: (response: Response) => void = () => {};
    const { user, sent } = open(
      { variant: "embedded", title: "Book here", description: "Free", location: "Leeds" },
      aBookingServer(() => new Promise((resolve) => (answer = resolve))),
    );
    expect(screen.getByRole("heading", { name: "Book here" })).toBeTruthy();
    expect(screen.getAllByRole("radio")).toHaveLength(7);
    await fill(user);
    await user.click(screen.getByRole("radio", { name: /^MOT Test/ }));
    await user.click(submit());
    expect(submit().textContent).toBe("Processing...");
    expect(sent[0]?.body).toMatchObject({ serviceType: "mot", location: "Leeds" });
    await act(async () => answer(json({ redirectUrl })));
  });

  test("speaks for the UK without a place, and starts with the page's service", async () => {
    const { user, sent } = open({ variant: "embedded", service: "oil-change" });
    await fill(user);
    await user.click(submit());
    expect(sent[0]?.body).toMatchObject({ serviceType: "oil-change", location: "UK" });
  });

  test("checks by the same rules", async () => {
    const { user, sent } = open({ variant: "embedded" });
    await user.click(submit());
    for (const message of ["Vehicle registration is required", "Postcode is required", "Please select a service type"])
      expect(screen.getByText(message)).toBeTruthy();
    await user.type(registration(), "AB12CDEFG");
    await user.type(postcode(), "SW1A1AAXX");
    expect(screen.getByText("Invalid registration format")).toBeTruthy();
    expect(screen.getByText("Invalid postcode format")).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe("the MOT landing's form", () => {
  test("checks nothing itself: the server's refusal is the toast, and the first empty field is next", async () => {
    const { user, sent } = open(
      { variant: "mot" },
      aBookingServer(() => json({}, 400)),
    );
    await user.click(submit());
    expect(sent[0]?.body).toEqual({ registration: "", postcode: "", serviceType: "mot", location: "UK" });
    expect(toasts.getState().toasts[0]?.title).toBe("Booking failed");
    expect(screen.queryByText("Vehicle registration is required")).toBeNull();
    expect(document.activeElement).toBe(registration());
  });
});

describe("typing", () => {
  test("is in capitals, without what neither field may hold, with the caret where it was", async () => {
    const { user } = open({ variant: "quick" });
    await user.type(registration(), "ab-12 cde");
    expect(registration().value).toBe("AB12CDE");
    registration().setSelectionRange(5, 5);
    await user.keyboard(" x");
    expect(registration().value).toBe("AB12CXDE");
    expect(registration().selectionStart).toBe(6);
  });

  test("may also be pasting", async () => {
    const { user } = open({ variant: "quick" });
    await user.click(postcode());
    await user.paste(" sw1a 1aa ");
    expect(postcode().value).toBe("SW1A1AA");
  });

  test("is left alone while an input method composes, and tidied after", () => {
    open({ variant: "quick" });
    const input = registration();
    input.value = "ａb";
    fireEvent.input(input, { isComposing: true });
    expect(input.value).toBe("ａb");
    fireEvent.compositionEnd(input);
    expect(input.value).toBe("B");
  });

  test("is not cut at eight characters", async () => {
    const { user } = open({ variant: "quick" });
    await user.type(registration(), "ab12cdefgh");
    expect(registration().value).toBe("AB12CDEFGH");
  });

  test("of a postcode unlike a full one gets a hint that stops nobody", async () => {
    const { user, sent } = open({ variant: "embedded", service: "mot" });
    await user.type(registration(), "AB12CDE");
    await user.type(postcode(), "SW1");
    await user.tab();
    expect(screen.getByText(/does not look like a full UK postcode/)).toBeTruthy();
    await user.click(submit());
    expect(sent).toHaveLength(1);
  });
});

describe("a booking that fails", () => {
  test.each([400, 429, 500, 503])("is a toast, and the form is idle again with its values: %i", async (status) => {
    const { user } = open(
      { variant: "embedded", service: "mot" },
      aBookingServer(() => json({}, status)),
    );
    await fill(user);
    await user.click(submit());
    await waitFor(() =>
      expect(toasts.getState().toasts[0]).toMatchObject({
        tone: "destructive",
        title: "Booking failed",
        description: "There was an error processing your request. Please try again.",
      }),
    );
    expect(submit().disabled).toBe(false);
    expect(registration().value).toBe("AB12CDE");
    expect(left).toEqual([]);
  });

  test("is also an answer that would lead anywhere but to a web address", async () => {
    const { user } = open(
      { variant: "embedded", service: "mot" },
      aBookingServer(() => json({ redirectUrl: "javascript:alert(1)" })),
    );
    await fill(user);
    await user.click(submit());
    expect(toasts.getState().toasts[0]?.title).toBe("Booking failed");
    expect(left).toEqual([]);
  });
});

describe("the idempotency key", () => {
  test("is the same for a retry and another for other values after a success", async () => {
    const { user, sent } = open(
      { variant: "embedded", service: "mot" },
      aBookingServer(
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
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test("is renewed once where it was used for another booking", async () => {
    const { user, sent } = open(
      { variant: "embedded", service: "mot" },
      aBookingServer(
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

  test("is all that is stored: nothing typed is", async () => {
    const { user } = open({ variant: "embedded", service: "mot", location: "Somewhere new" });
    await fill(user);
    await user.click(submit());
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toMatch(/AB12CDE|SW1A/);
    expect(sessionStorage).toHaveLength(1);
  });
});
