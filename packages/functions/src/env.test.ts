import { afterEach, describe, expect, test, vi } from "vitest";
import {
  BookingEnv,
  CheckedWriteEnv,
  partnerLinkOf,
  pricesOf,
  readEnv,
  VehicleEnv,
  VisitorEnv,
  WriteEnv,
} from "./env.ts";

const common = { STAGE: "production", TABLE_NAME: "table" };
const visitor = {
  ...common,
  SITE_ORIGIN: "https://www.vanfettle.co.uk/",
  OPERATOR_ISSUER: "https://issuer.example/pool",
  OPERATOR_CLIENT_ID: "client",
};
const booking = {
  ...common,
  SITE_ORIGIN: "https://www.vanfettle.co.uk/",
  PARTNER_BOOKING_URL: "https://book.partner.co.uk/start?ref={reference}",
  PARTNER_HOSTS: "book.partner.co.uk, spare.partner.co.uk",
  REGISTRATION_HASH_KEY: "0123456789abcdef0123456789abcdef",
  BOOKING_LINK_KEY: "fedcba9876543210fedcba9876543210",
};

test("reads and normalises the settings of a deployed stage", () => {
  expect(VisitorEnv.parse({ ...visitor, ORIGIN_TOKEN: "one,two" })).toEqual({
    ...visitor,
    SITE_ORIGIN: "https://www.vanfettle.co.uk",
    LOG_LEVEL: "INFO",
    ORIGIN_TOKEN: ["one", "two"],
  });
  const env = BookingEnv.parse(booking);
  expect(
    partnerLinkOf(env)({ registration: "A", postcode: "B", serviceType: "mot", id: "bkg_1" }),
  ).toBe("https://book.partner.co.uk/start?ref=bkg_1");
});

test("an empty origin token disables the check", () => {
  expect(VisitorEnv.parse({ ...visitor, ORIGIN_TOKEN: "" }).ORIGIN_TOKEN).toEqual([]);
});

test.each([
  ["no partner address", { PARTNER_BOOKING_URL: undefined }],
  ["an empty partner address", { PARTNER_BOOKING_URL: "" }],
  ["a partner address without https", { PARTNER_BOOKING_URL: "http://book.partner.co.uk/start" }],
  [
    "a loopback partner",
    { PARTNER_BOOKING_URL: "http://127.0.0.1:3000/x", PARTNER_HOSTS: "127.0.0.1:3000" },
  ],
  [
    "a placeholder partner",
    { PARTNER_BOOKING_URL: "https://partner.example/x", PARTNER_HOSTS: "partner.example" },
  ],
  [
    "a bare placeholder",
    { PARTNER_BOOKING_URL: "https://example.com/x", PARTNER_HOSTS: "example.com" },
  ],
  ["a site of another protocol", { SITE_ORIGIN: "httpsx://www.vanfettle.co.uk" }],
  [
    "another placeholder",
    { PARTNER_BOOKING_URL: "https://www.example.com/x", PARTNER_HOSTS: "www.example.com" },
  ],
  ["a host that is not allowed", { PARTNER_HOSTS: "spare.partner.co.uk" }],
  ["an unknown placeholder", { PARTNER_BOOKING_URL: "https://book.partner.co.uk/{plate}" }],
  ["no secret", { REGISTRATION_HASH_KEY: undefined }],
  ["a short secret", { REGISTRATION_HASH_KEY: "short" }],
  ["no secret for links", { BOOKING_LINK_KEY: undefined }],
  ["no table", { TABLE_NAME: "" }],
  ["no site", { SITE_ORIGIN: "vanfettle" }],
])("a deployed stage with %s does not start", (_, over) => {
  expect(BookingEnv.safeParse({ ...booking, ...over }).success).toBe(false);
});

test("accepts a host whose name only ends like a placeholder's", () => {
  const real = { PARTNER_BOOKING_URL: "https://myexample.com/x", PARTNER_HOSTS: "myexample.com" };
  expect(BookingEnv.safeParse({ ...booking, ...real }).error).toBeUndefined();
});

test("names the setting of an unusable partner address", () => {
  const placeholder = {
    PARTNER_BOOKING_URL: "https://www.example.com/x",
    PARTNER_HOSTS: "www.example.com",
  };
  expect(BookingEnv.safeParse({ ...booking, ...placeholder }).error?.issues).toEqual([
    { code: "custom", path: ["PARTNER_BOOKING_URL"], message: "is still a placeholder" },
  ]);
});

test.each(["ftp://issuer.example/pool", "httpsx://issuer.example/pool"])(
  "does not start with an issuer at %s",
  (url) => {
    expect(VisitorEnv.safeParse({ ...visitor, OPERATOR_ISSUER: url }).success).toBe(false);
  },
);

test("reads an address of the vehicle services without its trailing slash, and accepts only http or https", () => {
  const vehicle = {
    STAGE: "local",
    SITE_ORIGIN: "https://www.example",
    DVSA_SECRET_ARN: "a",
    DVLA_SECRET_ARN: "b",
    DVLA_API_URL: "http://127.0.0.1:4700",
  };
  const read = (DVSA_API_URL: string) =>
    VehicleEnv.safeParse({ ...vehicle, DVSA_API_URL }).data?.DVSA_API_URL;
  expect(read("https://history.mot.api.gov.uk/")).toBe("https://history.mot.api.gov.uk");
  expect(read("ftp://history.mot.api.gov.uk/")).toBeUndefined();
});

test("a stage named after a test counts as deployed", () => {
  const placeholder = {
    PARTNER_BOOKING_URL: "http://partner.example/x",
    PARTNER_HOSTS: "partner.example",
  };
  expect(BookingEnv.safeParse({ ...booking, ...placeholder, STAGE: "test" }).success).toBe(false);
});

test("the local stage may send visitors to a page on this machine", () => {
  const local = {
    ...booking,
    STAGE: "local",
    SITE_ORIGIN: "http://localhost:3000",
    PARTNER_BOOKING_URL: "http://localhost:3000/partner-sandbox?ref={reference}",
    PARTNER_HOSTS: "localhost:3000",
  };
  expect(BookingEnv.safeParse(local).error).toBeUndefined();
});

const writing = {
  ...common,
  OPENAI_BASE_URL: "https://api.openai.com/v1",
  OPENAI_MODEL: "gpt-5-mini",
  OPENAI_API: "chat",
  OPENAI_FORMAT: "json_object",
  OPENAI_LIMIT: "max_tokens",
  OPENAI_REASONING_EFFORT: "low",
  OPENAI_MAX_OUTPUT_TOKENS: "16000",
  OPENAI_TIMEOUT_SECONDS: "180",
  OPENAI_REVIEW: "on",
  OPENAI_REVIEW_MODEL: "",
  OPENAI_PRICE: "0.25/2",
  OPENAI_REVIEW_PRICE: "",
  OPENAI_REVIEW_REASONING_EFFORT: "auto",
  OPENAI_SECRET_ARN: "arn:aws:secretsmanager:eu-west-2:000000000000:secret:key",
  DAILY_TOKEN_BUDGET: "3000000",
  PUBLISH_AUTOMATICALLY: "false",
};

test.each([
  [{}, { "gpt-5-mini": { input: 0.25, output: 2 } }],
  [{ OPENAI_PRICE: "" }, {}],
  [
    { OPENAI_REVIEW_MODEL: "reader-9", OPENAI_REVIEW_PRICE: "3/4.5" },
    { "gpt-5-mini": { input: 0.25, output: 2 }, "reader-9": { input: 3, output: 4.5 } },
  ],
])("reads the prices of %j by model", (changes, prices) => {
  expect(pricesOf(WriteEnv.parse({ ...writing, ...changes }))).toEqual(prices);
});

test.each(["1", "a/b", "-1/2", "1/2/3"])("does not start with a price of %j", (OPENAI_PRICE) => {
  expect(WriteEnv.safeParse({ ...writing, OPENAI_PRICE }).success).toBe(false);
});

test("parses the budget of the writing step as a number", () => {
  expect(WriteEnv.parse(writing)).toMatchObject({
    DAILY_TOKEN_BUDGET: 3_000_000,
    PUBLISH_AUTOMATICALLY: false,
  });
});

test.each(["", "0", "-5", "1.5", "many"])(
  "does not start with a budget of %j",
  (DAILY_TOKEN_BUDGET) => {
    expect(WriteEnv.safeParse({ ...writing, DAILY_TOKEN_BUDGET }).success).toBe(false);
  },
);

describe("the second reader of the writing step", () => {
  afterEach(() => void vi.unstubAllEnvs());
  function read(OPENAI_REVIEW: string, PUBLISH_AUTOMATICALLY: string) {
    const env = { ...writing, OPENAI_REVIEW, PUBLISH_AUTOMATICALLY };
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    return readEnv(CheckedWriteEnv);
  }

  test.each([
    ["on", "true"],
    ["on", "false"],
    ["off", "false"],
  ])("may be %s where PUBLISH_AUTOMATICALLY is %s", (review, publish) => {
    expect(read(review, publish).OPENAI_REVIEW).toBe(review === "on");
  });

  test("may not be off where texts are published automatically", () => {
    expect(() => read("off", "true")).toThrow(
      "OPENAI_REVIEW=off requires PUBLISH_AUTOMATICALLY=false",
    );
  });
});
