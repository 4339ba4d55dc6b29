// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { storedBooking } from "../../../testing/stored-booking.ts";
import { json, stubServer } from "../../../testing/stub-server.ts";
import { whatStays } from "../../legal/stated-terms.ts";
import { bookingAsText } from "./booking-rows.ts";
import {
  bookingLink,
  forgetBooking,
  keepBooking,
  keptBookings,
  tokenInHash,
} from "./kept-bookings.ts";
import { YourBookings } from "./your-bookings.tsx";

const notFound = () => json({ code: "booking_not_found", message: "We hold no booking" }, 404);

afterEach(() => void vi.restoreAllMocks());

/** Opens the page with a server that gives these replies. Returns the posted bodies. */
function open(replies: { show?: () => Response; erase?: () => Response | Promise<Response> } = {}) {
  const posted: string[] = [];
  const reply =
    (answer: () => Response | Promise<Response>) => (path: string, init: RequestInit) => {
      posted.push(`${path} ${init.body as string}`);
      return answer();
    };
  const server = stubServer({
    "/api/booking/show": reply(replies.show ?? (() => json(storedBooking))),
    "/api/booking/erase": reply(
      replies.erase ?? (() => json({ erasedAt: "2026-11-22T10:00:00.000Z" })),
    ),
  });
  const user = userEvent.setup();
  renderScreen(<YourBookings />, { server });
  return { posted, user };
}
const press = (name: string) => screen.getByRole("button", { name });

test("puts the token into the fragment, which browsers do not send", () => {
  const url = new URL(bookingLink("abc.def"), "https://site.example");
  expect([url.pathname, url.search]).toEqual(["/your-booking/", ""]);
  expect(tokenInHash(url.hash)).toBe("abc.def");
  for (const other of ["", "#", "#content", "#booking="]) {
    expect(tokenInHash(other)).toBeUndefined();
  }
});

test("lists a link saved twice once, in its first position, and forgets both copies", () => {
  for (const token of ["abc.def", "ghi.jkl", "abc.def"]) keepBooking(token);
  expect(keptBookings()).toEqual(["abc.def", "ghi.jkl"]);
  forgetBooking("abc.def");
  expect(keptBookings()).toEqual(["ghi.jkl"]);
});

test("explains the source of links if the browser has none, without a call", () => {
  const { posted } = open();
  expect(screen.getByRole("heading", { name: "No link to a request" })).toBeTruthy();
  expect(posted).toEqual([]);
});

test("identifies a booking's place, because places share names", async () => {
  window.location.hash = "#booking=abc.def";
  open({
    show: () => json({ ...storedBooking, location: "Ashford", locationSlug: "ashford-surrey" }),
  });
  const link = await screen.findByRole("link", { name: "Ashford" });
  expect(link.getAttribute("href")).toBe("/van-mot/ashford-surrey/");
  expect(document.body.textContent).not.toContain("ashford-surrey");
  expect(document.body.textContent).toMatch(
    /Requested21 June 2026 at 11:05Kept until21 July 2033 at 11:05/,
  );
  expect(bookingAsText({ ...storedBooking, locationSlug: "ashford-surrey" })).toContain(
    `Location: Birmingham, ${window.location.origin}/van-mot/ashford-surrey/\n`,
  );
  expect(
    bookingAsText({ ...storedBooking, service: "oil-change", locationSlug: "leeds" }),
  ).toContain(`Location: Birmingham, ${window.location.origin}/van-servicing/leeds/\n`);
  expect(bookingAsText(storedBooking)).toContain("Location: Birmingham\n");
});

test.each([
  [{ name: "A. Driver", phone: 1632 }, "Details: name: A. Driver, phone: 1632"],
  ["Call first", "Details: Call first"],
])("formats the details of a request as text: %j", (customerDetails, line) => {
  expect(bookingAsText({ ...storedBooking, customerDetails })).toContain(line);
});

test("starts with the reference that our partner uses", () => {
  expect(bookingAsText(storedBooking)).toMatch(/^Reference: bkg_01\n/);
});

test("keeps the link's booking after the skip link replaces the fragment", async () => {
  window.location.hash = "#booking=abc.def";
  const { posted } = open();
  expect(await screen.findByText("AB12CDE")).toBeTruthy();
  expect(screen.getByText("MOT Test")).toBeTruthy();
  expect(screen.getByText("21 June 2026 at 11:05")).toBeTruthy();
  expect(posted).toEqual([`/api/booking/show {"token":"abc.def"}`]);
  window.location.hash = "#content";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  expect(screen.getByText("AB12CDE")).toBeTruthy();
});

test("saves a link only on request, and removes it again", async () => {
  window.location.hash = "#booking=abc.def";
  const { user } = open();
  await screen.findByText("AB12CDE");
  expect(keptBookings()).toEqual([]);
  await user.click(press("Save link in this browser"));
  expect(keptBookings()).toEqual(["abc.def"]);
  expect(screen.getByText("Link saved in this browser.")).toBeTruthy();
  await user.click(press("Remove link from this browser"));
  expect(localStorage.length).toBe(0);
  expect(screen.getByText("AB12CDE")).toBeTruthy();
});

test("copies the data and the link", async () => {
  window.location.hash = "#booking=abc.def";
  const { user } = open();
  await screen.findByText("AB12CDE");
  await user.click(press("Copy request"));
  expect(await navigator.clipboard.readText()).toContain(
    "Vehicle registration: AB12CDE\nPostcode: SW1A 1AA\n",
  );
  await user.click(press("Copy link"));
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/your-booking/#booking=abc.def`,
  );
  expect(screen.getByText("Link copied.")).toBeTruthy();
});

test("erases only after confirmation, then forgets the link and lists the remaining data", async () => {
  keepBooking("abc.def");
  const { user, posted } = open();
  await screen.findByText("AB12CDE");
  await user.click(press("Erase this request"));
  expect(screen.getByRole("dialog").textContent).toContain(whatStays);
  await user.click(press("Do not erase"));
  expect(posted).toHaveLength(1);
  await user.click(press("Erase this request"));
  await user.click(press("Erase for good"));
  expect(await screen.findByRole("heading", { name: "Erased" })).toBeTruthy();
  expect(posted.at(-1)).toBe(`/api/booking/erase {"token":"abc.def"}`);
  expect(keptBookings()).toEqual([]);
  expect(screen.queryByText("AB12CDE")).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain("Erased");
  expect(document.activeElement?.textContent).toContain(whatStays);
  for (const kept of ["Backups", "35 days", "scrambled key", "36 days", "record"]) {
    expect(whatStays).toContain(kept);
  }
  expect(document.body.textContent).not.toMatch(/hold nothing|nothing of/);
});

test("explains a bad link in the server's words and removes it from this browser", async () => {
  keepBooking("cut");
  const { user } = open({ show: notFound });
  expect(
    await screen.findByText(/We hold no request for this link\. It may have been cut short/),
  ).toBeTruthy();
  await user.click(press("Remove link from this browser"));
  expect(keptBookings()).toEqual([]);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain("No request to show");
});

test("explains a server failure, keeps the link and retries", async () => {
  keepBooking("abc.def");
  let fails = true;
  const { user } = open({ show: () => (fails ? json({}, 503) : json(storedBooking)) });
  expect(
    await screen.findByRole("heading", { name: "We could not show your request" }),
  ).toBeTruthy();
  expect(keptBookings()).toEqual(["abc.def"]);
  fails = false;
  await user.click(press("Try again"));
  expect(await screen.findByText("AB12CDE")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("article"));
});

const ours = "We could not delete your request. There is a problem with our service.";
const unknown = "No answer came, so your request may be erased. Erase it again to make sure.";

test.each<[string, () => Response | Promise<Response>, string]>([
  ["a 503 response", () => json({}, 503), ours],
  ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch")), unknown],
])(
  "says that the erasure runs, and after %s what is known, and erases once more",
  async (_, failure, told) => {
    window.location.hash = "#booking=abc.def";
    const replies = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const { user, posted } = open({ erase: () => replies[posted.length - 2]?.promise ?? json({}) });
    await screen.findByText("AB12CDE");
    const erase = async () => {
      await user.click(press("Erase this request"));
      await user.click(press("Erase for good"));
    };
    await erase();
    expect(press("Erasing...").ariaDisabled).toBe("true");
    await user.click(press("Erasing..."));
    expect(posted).toHaveLength(2);
    replies[0]?.resolve(Promise.resolve().then(failure));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(told));
    expect(screen.getByText("AB12CDE")).toBeTruthy();
    await erase();
    replies[1]?.resolve(json({ erasedAt: "2026-11-22T10:00:00.000Z" }));
    expect(await screen.findByRole("heading", { name: "Erased" })).toBeTruthy();
  },
);
