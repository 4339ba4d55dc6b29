import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createPartnerLink } from "./partner-link.ts";

const template =
  "https://partner.example/book?reg={registration}&pc={postcode}&svc={service}&ref={reference}";
const booking = { registration: "AB12CDE", postcode: "SW1A1AA", serviceType: "mot", id: "bkg_01" };

test("the address carries the booking, the postcode in the partner's spaced form", () => {
  expect(createPartnerLink(template, ["partner.example"])(booking)).toBe(
    "https://partner.example/book?reg=AB12CDE&pc=SW1A%201AA&svc=mot&ref=bkg_01",
  );
});

test("no value can lead away from the partner's host or add a parameter", () => {
  const partner = createPartnerLink("https://partner.example/{registration}/book?ref={reference}", [
    "partner.example",
  ]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (registration, id) => {
      const url = new URL(partner({ ...booking, registration, id }));
      expect(url.origin).toBe("https://partner.example");
      expect([...url.searchParams.keys()]).toEqual(["ref"]);
      expect(url.hash).toBe("");
    }),
  );
});

test.each([
  ["http://127.0.0.1:3000/sandbox?ref={reference}", "127.0.0.1:3000"],
  ["http://localhost:3000/sandbox", "localhost:3000"],
  ["http://[::1]:3000/sandbox", "[::1]:3000"],
])("%s is taken on loopback without https", (address, host) => {
  expect(createPartnerLink(address, [host])(booking)).toContain(`http://${host}/sandbox`);
});

test.each([
  ["not a URL", /not a URL/],
  ["", /not a URL/],
  ["http://partner.example/book", /must use https/],
  ["javascript:alert(1)", /must use https/],
  ["https://evil.example/book", /not in the list/],
  ["https://partner.example:8443/book", /not in the list/],
  ["https://{registration}.partner.example/book", /not in the list/],
  ["https://user:pass@partner.example/book", /credentials/],
  ["https://user@partner.example/book", /credentials/],
  ["https://:pass@partner.example/book", /credentials/],
  ["https://partner.example{registration}/book", /not in the list/],
  ["https://partner.example?{reference}", /after the partner's host/],
  ["https://partner.example/{vehicle}", /unknown placeholder/],
])("%j is rejected at start-up", (address, reason) => {
  expect(() => createPartnerLink(address, ["partner.example"])).toThrow(reason);
});
