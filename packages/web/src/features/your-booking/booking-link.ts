import { pages } from "@vanfettle/contract/paths";

/** Begins the part of a link's address that names the booking. It is never sent to a server, nor to another site. */
export const linkPrefix = "#booking=";

/** Returns the address that shows a booking. */
export const bookingLink = (token: string): string => `${pages.yourBooking.canonical}${linkPrefix}${token}`;
