import { formatPostcode } from "@vanfettle/contract/booking-rules";

export interface PartnerBooking {
  registration: string;
  postcode: string;
  serviceType: string;
  id: string;
}

/** Where the visitor finishes this booking. */
export type Partner = (booking: PartnerBooking) => string;

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);
const placeholder = /\{([^{}]*)\}/g;

function fill(template: string, { registration, postcode, serviceType, id }: PartnerBooking): string {
  const values = new Map([
    ["registration", registration],
    ["postcode", formatPostcode(postcode)],
    ["service", serviceType],
    ["reference", id],
  ]);
  return template.replace(placeholder, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The partner's address has an unknown placeholder {${name}}.`);
    return encodeURIComponent(value);
  });
}

/**
 * Checks the partner's address once, at start-up: an https URL on a listed host, which no placeholder can change. Only
 * the configured template decides where a visitor is sent, never a request.
 */
export function createPartnerLink(template: string, hosts: readonly string[]): Partner {
  const sample = fill(template, { registration: "A1", postcode: "B2", serviceType: "c", id: "d" });
  const url = URL.parse(sample);
  if (!url) throw new Error("The partner's address is not a URL.");
  const allowed = url.protocol === "https:" || (url.protocol === "http:" && loopback.has(url.hostname));
  if (!allowed) throw new Error("The partner's address must use https.");
  if (!hosts.includes(url.host)) throw new Error(`The partner's host ${url.host} is not in the list of allowed hosts.`);
  if (url.username || url.password) throw new Error("The partner's address must not carry credentials.");
  const [beforeFirst = ""] = template.split("{");
  if (!beforeFirst.startsWith(`${url.origin}/`)) throw new Error("Placeholders belong after the partner's host.");
  return (booking) => fill(template, booking);
}
