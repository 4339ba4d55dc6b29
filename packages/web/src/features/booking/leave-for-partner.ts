import { toasts } from "../overlays/toast-store.ts";

const readingMs = 600;
const longestMs = 1_500;

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

async function toastRead(): Promise<void> {
  await nextFrame();
  await delay(readingMs);
}

/** Says that the booking is in, gives a moment to read it, and goes. A hidden tab draws no frame, hence the limit. */
export async function leaveForPartner(redirectUrl: string): Promise<void> {
  toasts.show({
    title: "Booking request submitted",
    description: "You are being redirected to our partner's booking site to complete your booking.",
    tone: "success",
    action: { label: "Continue now", href: redirectUrl },
  });
  await Promise.race([toastRead(), delay(longestMs)]);
  window.location.assign(redirectUrl);
}

export function sayBookingFailed(): void {
  toasts.show({
    title: "Booking failed",
    description: "There was an error processing your request. Please try again.",
    tone: "destructive",
  });
}
