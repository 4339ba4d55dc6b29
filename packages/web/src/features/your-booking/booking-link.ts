import { pages } from "@vanfettle/contract/paths";

/** The prefix of the fragment that identifies the booking. Browsers do not send fragments to servers or other sites. */
export const linkPrefix = "#booking=";

/** Returns the address that shows a booking. */
export const bookingLink = (token: string): string => `${pages.yourBooking.canonical}${linkPrefix}${token}`;
