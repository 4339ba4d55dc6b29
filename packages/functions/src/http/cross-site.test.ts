import { expect, test } from "vitest";
import { rejectCrossSite } from "./request-checks.ts";

const siteOrigin = "https://vanfettle.test";
const foreign = "https://another.test";
const isRejected = (headers: Record<string, string>, options: object = {}): boolean => {
  try {
    rejectCrossSite(headers, { ownOriginOnly: true, siteOrigin, ...options });
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: "forbidden" });
    return true;
  }
};

test.each<[string, Record<string, string>, object, boolean]>([
  ["is accepted without headers", {}, {}, false],
  ["is accepted from the site", { origin: siteOrigin, "sec-fetch-site": "same-origin" }, {}, false],
  ["is rejected from another site by its origin", { origin: foreign }, {}, true],
  [
    "is rejected from another site by the browser's site header",
    { "sec-fetch-site": "cross-site" },
    { ownOriginOnly: false },
    true,
  ],
  [
    "is accepted from another origin on an endpoint for any origin",
    { origin: foreign },
    { ownOriginOnly: false },
    false,
  ],
  [
    "is accepted from another origin if the site's is unknown",
    { origin: foreign },
    { siteOrigin: undefined },
    false,
  ],
  [
    "is accepted from a hidden origin if the browser reports the same site",
    { origin: "null", "sec-fetch-site": "same-origin" },
    {},
    false,
  ],
  ["is rejected from a hidden origin", { origin: "null" }, {}, true],
  [
    "is rejected from another origin even if the browser reports the same site",
    { origin: foreign, "sec-fetch-site": "same-origin" },
    {},
    true,
  ],
])("a request %s", (_, headers, options, expected) => {
  expect(isRejected(headers, options)).toBe(expected);
});
