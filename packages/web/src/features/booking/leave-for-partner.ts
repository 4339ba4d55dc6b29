import { toasts } from "../../ui/overlays/toasts.ts";
import { wait } from "../../ui/wait.ts";

const readingTimeMs = 600;
const timeoutMs = 1_500;

async function timeToRead(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await wait(readingTimeMs);
}

/**
 * Shows that the booking was accepted and opens `redirectUrl` after a moment to read the message. A
 * visitor who has gone to another page of the site meanwhile, as `isWanted` says, stays there, with
 * the link.
 */
export async function leaveForPartner(redirectUrl: string, isWanted: () => boolean): Promise<void> {
  toasts().show({
    title: "Booking request submitted",
    description: isWanted()
      ? "You are being redirected to our partner's booking site to complete your booking."
      : "Complete your booking on our partner's booking site.",
    tone: "success",
    action: { label: "Continue now", href: redirectUrl },
  });
  // Hidden tabs do not render frames, so the wait has a limit.
  await Promise.race([timeToRead(), wait(timeoutMs)]);
  if (isWanted()) window.location.assign(redirectUrl);
}
