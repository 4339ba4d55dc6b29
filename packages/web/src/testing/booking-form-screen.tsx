import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, vi } from "vitest";
import { BookingForm, type BookingFormProps } from "../features/booking/booking-form.tsx";
import * as leaving from "../features/booking/leave-for-partner.ts";
import { renderScreen } from "./render-screen.tsx";
import { json, stubServer } from "./stub-server.ts";

export const redirectUrl = "https://partner.example/finish?ref=1";

interface Sent {
  key: string;
  body: unknown;
}

/** Creates a server whose booking call gives these replies in turn, then repeats the last. */
export function createBookingServer(...replies: (() => Response | Promise<Response>)[]) {
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

/** The addresses for which the form has left the page. */
export const left: string[] = [];

/** Keeps the page when the form leaves for the partner, and clears the page after each test. */
export function prepareBookingForm(): void {
  beforeEach(() => {
    left.length = 0;
    vi.spyOn(leaving, "leaveForPartner").mockImplementation((url) => {
      left.push(url);
      return Promise.resolve();
    });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    sessionStorage.clear();
    localStorage.clear();
  });
}

export const registration = () => screen.getByLabelText<HTMLInputElement>("Vehicle registration");
export const postcode = () => screen.getByLabelText<HTMLInputElement>("Postcode");
export const submit = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: /Quote|Processing/ });

/** Opens a form on the page at `pathname`. `sent` holds its booking calls. */
export function openBookingForm(
  props: BookingFormProps,
  booking = createBookingServer(),
  pathname = "/",
) {
  renderScreen(<BookingForm {...props} />, { server: booking.server, pathname });
  return { user: userEvent.setup(), sent: booking.sent };
}

/** Types a registration and a postcode. */
export async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(registration(), "ab12 cde");
  await user.type(postcode(), "sw1a 1aa");
}
