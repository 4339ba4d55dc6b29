import type { BookingRequest } from "@vanfettle/contract/booking/booking-schemas";
import { formatPostcode } from "@vanfettle/contract/geo/postcode";

type PartnerBooking = Pick<BookingRequest, "registration" | "postcode" | "serviceType"> & {
  id: string;
};

/** Returns the address at the partner where the visitor completes a booking. */
export type PartnerLink = (booking: PartnerBooking) => string;

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);
const placeholder = /\{([^{}]*)\}/g;

function fill(
  template: string,
  { registration, postcode, serviceType, id }: PartnerBooking,
): string {
  const booking = {
    registration,
    postcode: formatPostcode(postcode),
    service: serviceType,
    reference: id,
  };
  const values = new Map(Object.entries(booking));
  return template.replace(placeholder, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) {
      throw new Error(`The partner's address has an unknown placeholder {${name}}.`);
    }
    return encodeURIComponent(value);
  });
}

/**
 * Creates the filler of the partner's address. Throws unless it is https on one of `hosts`, which
 * no request changes.
 */
export function createPartnerLink(template: string, hosts: readonly string[]): PartnerLink {
  const sample = fill(template, { registration: "A1", postcode: "B2", serviceType: "c", id: "d" });
  const url = URL.parse(sample);
  if (!url) throw new Error("The partner's address is not a URL.");
  const allowed =
    url.protocol === "https:" || (url.protocol === "http:" && loopback.has(url.hostname));
  if (!allowed) throw new Error("The partner's address must use https.");
  if (!hosts.includes(url.host)) {
    throw new Error(`The partner's host ${url.host} is not in the list of allowed hosts.`);
  }
  if (url.username || url.password) {
    throw new Error("The partner's address must not carry credentials.");
  }
  const [beforeFirst = ""] = template.split("{");
  if (!beforeFirst.startsWith(`${url.origin}/`)) {
    throw new Error("Placeholders belong after the partner's host.");
  }
  return (booking) => fill(template, booking);
}
