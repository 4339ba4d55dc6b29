import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { localParameters } from "./deploy-parameters.ts";
import { readSettings } from "./settings.ts";

const settingsIn = (env: Record<string, string>) =>
  readSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), "data-")), ...env });

test("defaults to port 3000 and the partner sandbox", () => {
  const settings = settingsIn({});
  const origins = { site: "http://localhost:3000", cloud: "http://localhost:3000" };
  expect(settings.port).toBe(3000);
  expect(localParameters(settings, origins)).toMatchObject({
    SiteOrigin: "http://localhost:3000",
    PartnerHosts: "localhost:3000",
    PartnerBookingUrl:
      "http://localhost:3000/partner-sandbox/?registration={registration}&postcode={postcode}&service={service}&reference={reference}",
  });
});

test.each([
  [{}, "shared"],
  [{ FIREWALL: "" }, "shared"],
  [{ FIREWALL: "1" }, "all"],
  [{ FIREWALL: "0" }, "none"],
])("enforces with %j these rate rules: %s", (env, enforced) => {
  expect(settingsIn(env).firewall).toBe(enforced);
});

test("keeps the hash key and the link key across starts, and renews the origin token", () => {
  const settings = settingsIn({});
  const origins = { site: "http://localhost:1", cloud: "http://localhost:1" };
  const [first, second] = [localParameters(settings, origins), localParameters(settings, origins)];
  expect([first.RegistrationHashKey, first.BookingLinkKey, second.OriginToken]).not.toContain(
    undefined,
  );
  expect(first.RegistrationHashKey).toBe(second.RegistrationHashKey);
  expect(first.BookingLinkKey).toBe(second.BookingLinkKey);
  expect(first.BookingLinkKey).not.toBe(first.RegistrationHashKey);
  expect(first.OriginToken).not.toBe(second.OriginToken);
});

test("strips the line break at the end of a key's file", () => {
  const settings = settingsIn({});
  const origins = { site: "http://localhost:1", cloud: "http://localhost:1" };
  writeFileSync(join(settings.dataDir, "registration-hash-key"), "0123456789abcdef\n");
  writeFileSync(join(settings.dataDir, "booking-link-key"), "fedcba9876543210\r\n");
  expect(localParameters(settings, origins)).toMatchObject({
    RegistrationHashKey: "0123456789abcdef",
    BookingLinkKey: "fedcba9876543210",
  });
});

test("does not replace a key's file that cannot be read", () => {
  const settings = settingsIn({});
  mkdirSync(join(settings.dataDir, "registration-hash-key"));
  const origins = { site: "http://localhost:1", cloud: "http://localhost:1" };
  expect(() => localParameters(settings, origins)).toThrow("EISDIR");
});

test("rejects a database address that is not http or https, and names the variable", () => {
  for (const value of ["localhost:8000", "ftp://localhost", "database"]) {
    expect(() => settingsIn({ DYNAMODB_ENDPOINT: value })).toThrow(
      `DYNAMODB_ENDPOINT is "${value}"`,
    );
  }
  expect(settingsIn({ DYNAMODB_ENDPOINT: "http://localhost:8000" }).dynamodbEndpoint).toBe(
    "http://localhost:8000",
  );
});

test("rejects an invalid port or partner URL, and names the variable", () => {
  expect(() => settingsIn({ PORT: "http" })).toThrow('PORT is "http"');
  expect(() => settingsIn({ PORT: "6000" })).toThrow("PORT is 6000, which browsers block");
  const settings = settingsIn({ PARTNER_BOOKING_URL: "partner" });
  expect(() =>
    localParameters(settings, { site: "http://localhost:1", cloud: "http://localhost:1" }),
  ).toThrow('PARTNER_BOOKING_URL is "partner"');
});
