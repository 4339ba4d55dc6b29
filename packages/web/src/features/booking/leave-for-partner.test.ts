// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "../../ui/overlays/toasts.ts";
import { leaveForPartner } from "./leave-for-partner.ts";

let assigned: string[];
beforeEach(() => {
  vi.useFakeTimers();
  assigned = [];
  vi.stubGlobal("location", { assign: (url: string) => assigned.push(url) });
});
afterEach(() => {
  // In this order: a global that was stubbed while timers were fake returns to the fake function.
});

test("shows a toast with a link and navigates after 600 ms", async () => {
  void leaveForPartner("https://partner.example/", () => true);
  expect(toasts().getState().toasts[0]).toMatchObject({
    title: "Booking request submitted",
    tone: "success",
    action: { label: "Continue now", href: "https://partner.example/" },
  });
  expect(toasts().getState().toasts[0]?.description).toMatch(
    /being redirected to our partner's booking site/,
  );
  await vi.advanceTimersByTimeAsync(500);
  expect(assigned).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(assigned).toEqual(["https://partner.example/"]);
});

test("navigates within 1.5 s if the browser renders no frame", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  void leaveForPartner("https://partner.example/", () => true);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(assigned).toEqual(["https://partner.example/"]);
});

test("stays on the page that the visitor went to meanwhile, and shows the link there", async () => {
  void leaveForPartner("https://partner.example/", () => false);
  expect(toasts().getState().toasts[0]).toMatchObject({
    description: "Complete your booking on our partner's booking site.",
    action: { label: "Continue now", href: "https://partner.example/" },
  });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(assigned).toEqual([]);
});
