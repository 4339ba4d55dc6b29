import { useLocation } from "react-router";
import { isBookingPage, type BookingPage } from "@vanfettle/contract/booking/booking-pages";
import { matchPage } from "@vanfettle/contract/paths";

/** Returns the kind of page that a request is sent on, or undefined outside of such pages. */
export function useBookingPage(): BookingPage | undefined {
  const { pathname } = useLocation();
  const page = matchPage(pathname)?.page;
  return isBookingPage(page) ? page : undefined;
}
