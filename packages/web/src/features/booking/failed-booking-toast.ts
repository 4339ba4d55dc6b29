import { toasts } from "../../ui/overlays/toasts.ts";

/** Shows that a booking failed. The text beside its form says what is known. */
export function showBookingFailed(): void {
  toasts().show({
    title: "Booking failed",
    description: "There was an error processing your request. Please try again.",
    tone: "destructive",
  });
}
