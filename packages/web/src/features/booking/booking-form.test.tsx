// @vitest-environment jsdom
import { services } from "@vanfettle/contract/services";
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

/** Creates a server whose booking call gives these replies in turn, then repeats the last. */
function createBookingServer(...replies: (() => Response | Promise<Response>)[]) {
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
const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: /Quote|Processing/ });

function open(props: BookingFormProps, booking = createBookingServer()) {
  renderScreen(<BookingForm {...props} />, { server: booking.server });
  return { user: userEvent.setup(), sent: booking.sent };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(registration(), "ab12 cde");
  await user.type(postcode(), "sw1a 1aa");
}

describe("quick form", () => {
  test("shows a linked message beneath each invalid field, focuses the first and sends no request", async () => {
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

  test("validates again on each change after the first submit", async () => {
    const { user } = open({ variant: "quick" });
    await user.click(submit());
    await user.type(registration(), "AB12CDE");
    expect(screen.queryByText("Vehicle registration is required")).toBeNull();
    await user.type(registration(), "FG");
    expect(screen.getByText("Invalid registration format")).toBeTruthy();
    await user.type(postcode(), "SW1A1AAXX");
    expect(screen.getByText("Invalid postcode format")).toBeTruthy();
  });

  test("sends the chosen service with the location UK-wide and leaves for the partner's site", async () => {
    const { user, sent } = open({ variant: "quick" });
    await fill(user);
    await user.selectOptions(screen.getByLabelText("Service"), "brake-service");
    await user.click(submit());
    expect(sent.map(({ body }) => body)).toEqual([
      { registration: "AB12CDE", postcode: "SW1A1AA", serviceType: "brake-service", location: "UK-wide" },
    ]);
    expect(left).toEqual([redirectUrl]);
  });

  test("shows 'Getting Quote...' and ignores a second submit while submitting", async () => {
    let respond: (response: Response) => void = () => {};
    const { user, sent } = open(
      { variant: "quick" },
      createBookingServer(() => new Promise((resolve) => (respond = resolve))),
    );
    await fill(user);
    await user.selectOptions(screen.getByLabelText("Service"), "mot");
    expect(submit().textContent).toBe("Get Free Quote");
    await user.click(submit());
    expect(submit().textContent).toBe("Getting Quote...");
    expect(submit().disabled).toBe(true);
    fireEvent.submit(submit().form as HTMLFormElement);
    await act(async () => respond(json({ redirectUrl })));
    expect(sent).toHaveLength(1);
  });
});

describe("after a reload", () => {
  test("keeps the postcode and the service but not the registration", async () => {
    const { user } = open({ variant: "quick" });
    await fill(user);
    await user.selectOptions(screen.getByLabelText("Service"), "mot");
    cleanup();
    open({ variant: "quick" });
    expect([registration().value, postcode().value]).toEqual(["", "SW1A1AA"]);
    expect(screen.getByLabelText<HTMLSelectElement>("Service").value).toBe("mot");
  });

  test("shows the note for a Northern Irish postcode again", async () => {
    const { user } = open({ variant: "quick" });
    await user.type(postcode(), "bt1 1aa");
    cleanup();
    open({ variant: "quick" });
    expect(screen.getByText(/DVA/)).toBeTruthy();
  });
});

describe("returning from the partner's site", () => {
  const show = (persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));

  test("restores a page that can be sent again with the values as typed", async () => {
    const { user, sent } = open({ variant: "embedded", service: "mot" });
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

describe("embedded form", () => {
  test("lists every service, sends its place's name and shows 'Processing...' while submitting", async () => {
    let respond: (response: Response) => void = () => {};
    const { user, sent } = open(
      { variant: "embedded", title: "Book here", description: "Free", location: "Leeds" },
      createBookingServer(() => new Promise((resolve) => (respond = resolve))),
    );
    expect(screen.getByRole("heading", { name: "Book here" })).toBeTruthy();
    expect(screen.getAllByRole("radio")).toHaveLength(services.length);
    await fill(user);
    await user.click(screen.getByRole("radio", { name: /^MOT Test/ }));
    await user.click(submit());
    expect(submit().textContent).toBe("Processing...");
    expect(sent[0]?.body).toMatchObject({ serviceType: "mot", location: "Leeds" });
    await act(async () => respond(json({ redirectUrl })));
  });

  test("sends the location UK without a place, and its page's service by default", async () => {
    const { user, sent } = open({ variant: "embedded", service: "oil-change" });
    await fill(user);
    await user.click(submit());
    expect(sent[0]?.body).toMatchObject({ serviceType: "oil-change", location: "UK" });
  });

  test("has the same validation as the quick form", async () => {
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

describe("form on a place's page", () => {
  test("sends the place's slug with the name, which other places may share", async () => {
    const { user, sent } = open({
      variant: "embedded",
      location: "Ashford",
      locationSlug: "ashford-surrey",
      service: "mot",
    });
    await fill(user);
    await user.click(submit());
    expect(sent[0]?.body).toEqual({
      registration: "AB12CDE",
      postcode: "SW1A1AA",
      serviceType: "mot",
      location: "Ashford",
      locationSlug: "ashford-surrey",
    });
  });
});

describe("in Northern Ireland", () => {
  test("shows Northern Irish examples of registrations and postcodes", () => {
    open({ variant: "embedded", location: "Belfast", region: "Northern Ireland" });
    expect(registration().placeholder).toBe("ABZ1234");
    expect(postcode().placeholder).toBe("BT11AA");
  });

  test("shows the DVA note and hides the MOT price for a Northern Irish postcode", async () => {
    const { user } = open({ variant: "quick" });
    expect(screen.queryByText(/tested only at DVA centres/)).toBeNull();
    await user.type(postcode(), "bt1");
    expect(screen.getByText(/tested only at DVA centres/)).toBeTruthy();
    expect(screen.getByRole("option", { name: "MOT Test - Get Quote" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Van MOT in Northern Ireland" })).toBeNull();
    await user.selectOptions(screen.getByLabelText("Service"), "mot-service");
    expect(screen.getByRole("link", { name: "Van MOT in Northern Ireland" })).toBeTruthy();
    await user.clear(postcode());
    expect(screen.queryByText(/tested only at DVA centres/)).toBeNull();
  });
});

describe("the DVA note", () => {
  test("follows the MOT radio button and describes it", async () => {
    const { user } = open({ variant: "embedded" });
    const mot = screen.getByRole("radio", { name: /^MOT Test/ });
    expect(mot.getAttribute("aria-describedby")).toBeNull();
    await user.type(postcode(), "bt1");
    const note = screen.getByText(/Garages prepare the van/);
    expect(mot.closest("label")?.nextElementSibling).toBe(note);
    for (const name of [/^MOT Test/, /^MOT \+ Service/]) {
      expect(screen.getByRole("radio", { name }).getAttribute("aria-describedby")).toBe(note.id);
    }
    expect(screen.getByRole("radio", { name: /^Oil Change/ }).getAttribute("aria-describedby")).toBeNull();
    expect(screen.getAllByRole("radio")).toHaveLength(services.length);
  });

  test("follows the dropdown and describes it", async () => {
    const { user } = open({ variant: "mot" });
    await user.type(postcode(), "bt1");
    const note = screen.getByText(/Garages prepare the van/);
    const service = screen.getByLabelText("Service");
    expect(service.getAttribute("aria-describedby")).toBe(note.id);
    expect(service.parentElement?.nextElementSibling).toBe(note);
  });
});

describe("form of the MOT landing page", () => {
  test("sends without validation; after an error response shows the toast and focuses the first empty field", async () => {
    const { user, sent } = open(
      { variant: "mot" },
      createBookingServer(() => json({}, 400)),
    );
    await user.click(submit());
    expect(sent[0]?.body).toEqual({ registration: "", postcode: "", serviceType: "mot", location: "UK" });
    expect(toasts.getState().toasts[0]?.title).toBe("Booking failed");
    expect(screen.queryByText("Vehicle registration is required")).toBeNull();
    expect(document.activeElement).toBe(registration());
  });

  test("shows each message of an error response beneath its field until that field changes", async () => {
    const problem = {
      code: "invalid_request",
      issues: [
        { field: "postcode", message: "Invalid postcode format" },
        { field: "location", message: "Location is required" },
      ],
    };
    const { user } = open(
      { variant: "mot" },
      createBookingServer(() => json(problem, 400)),
    );
    await user.type(registration(), "AB12CDE");
    await user.type(postcode(), "SW1A1AAXX");
    await user.click(submit());
    expect(toasts.getState().toasts[0]?.title).toBe("Booking failed");
    expect(postcode().getAttribute("aria-describedby")).toBe(screen.getByText("Invalid postcode format").id);
    expect(screen.queryByText("Location is required")).toBeNull();
    expect(document.activeElement).toBe(postcode());
    await user.type(registration(), "F");
    expect(screen.getByText("Invalid postcode format")).toBeTruthy();
    await user.type(postcode(), "X");
    expect(screen.queryByText("Invalid postcode format")).toBeNull();
  });

  test("shows only the toast for an error response from another server", async () => {
    const { user } = open(
      { variant: "mot" },
      createBookingServer(() => json({ message: "Service Unavailable", issues: "none" }, 503)),
    );
    await fill(user);
    await user.click(submit());
    expect(toasts.getState().toasts[0]?.title).toBe("Booking failed");
    expect(submit().disabled).toBe(false);
    expect(document.querySelector(".field-error")).toBeNull();
  });
});

describe("typing into registration and postcode", () => {
  test("converts to upper case, drops other characters and keeps the caret in place", async () => {
    const { user } = open({ variant: "quick" });
    await user.type(registration(), "ab-12 cde");
    expect(registration().value).toBe("AB12CDE");
    registration().setSelectionRange(5, 5);
    await user.keyboard(" x");
    expect(registration().value).toBe("AB12CXDE");
    expect(registration().selectionStart).toBe(6);
  });

  test("normalises pasted text", async () => {
    const { user } = open({ variant: "quick" });
    await user.click(postcode());
    await user.paste(" sw1a 1aa ");
    expect(postcode().value).toBe("SW1A1AA");
  });

  test("normalises composed text only after its composition ends", () => {
    open({ variant: "quick" });
    const input = registration();
    input.value = "ａb";
    fireEvent.input(input, { isComposing: true });
    expect(input.value).toBe("ａb");
    fireEvent.compositionEnd(input);
    expect(input.value).toBe("B");
  });

  test("validates composed text after its composition ends", async () => {
    const { user } = open({ variant: "quick" });
    await user.click(submit());
    registration().value = "ab12cde";
    fireEvent.input(registration(), { isComposing: true });
    expect(screen.getByText("Vehicle registration is required")).toBeTruthy();
    fireEvent.compositionEnd(registration());
    expect(screen.queryByText("Vehicle registration is required")).toBeNull();
  });

  test("delays a hint until a pressed pointer is released", async () => {
    const { user } = open({ variant: "quick" });
    await user.type(postcode(), "ME15");
    await user.pointer({ keys: "[MouseLeft>]", target: document.body });
    expect(document.activeElement).not.toBe(postcode());
    expect(screen.queryByText(/does not look like a full UK postcode/)).toBeNull();
    await user.pointer({ keys: "[/MouseLeft]", target: document.body });
    expect(await screen.findByText(/does not look like a full UK postcode/)).toBeTruthy();
  });

  test("does not truncate text at eight characters", async () => {
    const { user } = open({ variant: "quick" });
    await user.type(registration(), "ab12cdefgh");
    expect(registration().value).toBe("AB12CDEFGH");
  });

  test.each([
    ["SW1", /does not look like a full UK postcode/],
    ["je2 3ab", /not for a place in the UK/],
    ["BFPO 1", /not for a place in the UK/],
  ])("shows a hint for the postcode %j, which can still be sent", async (text, hint) => {
    const { user, sent } = open({ variant: "embedded", service: "mot" });
    await user.type(registration(), "AB12CDE");
    await user.type(postcode(), text);
    await user.tab();
    expect(postcode().getAttribute("aria-describedby")).toBe(screen.getByText(hint).id);
    await user.click(submit());
    expect(sent).toHaveLength(1);
  });
});

describe("failed booking", () => {
  test.each([400, 429, 500, 503])(
    "shows the toast, returns to idle and keeps the values after a %i response",
    async (status) => {
      const { user } = open(
        { variant: "embedded", service: "mot" },
        createBookingServer(() => json({}, status)),
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
    },
  );

  test("shows the toast if the redirect URL is not a web address", async () => {
    const { user } = open(
      { variant: "embedded", service: "mot" },
      createBookingServer(() => json({ redirectUrl: "javascript:alert(1)" })),
    );
    await fill(user);
    await user.click(submit());
    expect(toasts.getState().toasts[0]?.title).toBe("Booking failed");
    expect(left).toEqual([]);
  });
});

describe("idempotency key", () => {
  test("is reused for a retry, and replaced for other values after a success", async () => {
    const { user, sent } = open(
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
    const { user, sent } = open(
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

  test("is the only stored value, without any input", async () => {
    const { user } = open({ variant: "embedded", service: "mot", location: "Somewhere new" });
    await fill(user);
    await user.click(submit());
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toMatch(/AB12CDE|SW1A/);
    expect(sessionStorage).toHaveLength(1);
  });
});
