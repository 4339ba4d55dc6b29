import { randomUUID } from "node:crypto";
import { testBooking } from "@vanfettle/contract/booking/test-booking";
import { problems } from "@vanfettle/contract/problems";
import { formatError } from "../errors.ts";
import {
  differs,
  jsonOf,
  problemsOf,
  type Answer,
  type Check,
  type VisitedSite,
} from "./visited-site.ts";

const attempts = 3;
const eraseManually = `npm run ops -- erase --registration ${testBooking.registration}, with --stage NAME for a stage`;

/** Returns the check that books, reads the booking by its link, and always erases it. */
export const bookingCheck = (site: VisitedSite): Check => ({
  name: "booking, erased afterwards",
  run: () => bookAndErase(site),
});

async function bookAndErase(site: VisitedSite): Promise<string[]> {
  const headers = { "idempotency-key": `smoke-test-${randomUUID()}` };
  let booked: Answer;
  try {
    // Repeating the idempotency key returns the same booking, even if its first response was lost,
    // so it can be erased.
    booked = await untilResponse(site, () => site.post("requestBooking", testBooking, headers));
  } catch (error) {
    return [`booking: ${formatError(error)} If it was stored, erase it: ${eraseManually}`];
  }
  const { token, redirectUrl } = jsonOf(booked);
  if (typeof token !== "string") {
    return [
      `booking returned ${booked.status} without the booking's link. If it was stored, erase it: ${eraseManually}`,
    ];
  }
  return [
    ...differs("status of booking", booked.status, 200),
    ...redirectProblems(redirectUrl),
    ...(await problemsOf(async () => shownProblems(await site.post("showBooking", { token })))),
    ...(await problemsOf(() => erase(site, token))),
  ];
}

function redirectProblems(redirectUrl: unknown): string[] {
  const address =
    typeof redirectUrl === "string" && URL.canParse(redirectUrl) ? new URL(redirectUrl) : undefined;
  const isSafe = address?.protocol === "https:" || address?.hostname === "localhost";
  return isSafe && !/[{}]|%7[bd]/i.test(address.href)
    ? []
    : [`the partner's address is ${JSON.stringify(redirectUrl ?? null)}`];
}

function shownProblems(answer: Answer): string[] {
  const shown = jsonOf(answer);
  return [
    ...differs("status of the booking's link", answer.status, 200),
    ...differs("registration behind the link", shown["registration"], testBooking.registration),
    ...differs("postcode behind the link", shown["postcode"], testBooking.postcode),
  ];
}

async function erase(site: VisitedSite, token: string): Promise<string[]> {
  const erased = await problemsOf(async () => {
    const { status } = await untilResponse(site, () => site.post("eraseBooking", { token }));
    return differs("status of the erasure", status, 200);
  });
  const after = await untilResponse(site, () => site.post("showBooking", { token }));
  const isGone =
    after.status === problems.booking_not_found.status &&
    jsonOf(after)["code"] === "booking_not_found";
  return [...erased, ...(isGone ? [] : [`the booking is still there. Erase it: ${eraseManually}`])];
}

/**
 * Repeats a call until it returns a response other than a server error. Returns the last response,
 * or throws.
 */
async function untilResponse(site: VisitedSite, call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await call();
      if (answer.status < 500 || attempt === attempts) return answer;
    } catch (error) {
      if (attempt === attempts) throw error;
    }
    await site.pause();
  }
}
