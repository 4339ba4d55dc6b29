import { expect, test } from "vitest";
import { rejectCrossSite } from "./cross-site.ts";

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
  ["without headers", {}, {}, false],
  ["of the site", { origin: siteOrigin, "sec-fetch-site": "same-origin" }, {}, false],
  ["of another site by its origin", { origin: foreign }, {}, true],
  ["of another site by what the browser says", { "sec-fetch-site": "cross-site" }, { ownOriginOnly: false }, true],
  ["of another origin to what any may call", { origin: foreign }, { ownOriginOnly: false }, false],
  ["of another origin where the site's is not known", { origin: foreign }, { siteOrigin: undefined }, false],
  [
    "of a hidden origin that the browser calls the site's",
    { origin: "null", "sec-fetch-site": "same-origin" },
    {},
    false,
  ],
  ["of a hidden origin", { origin: "null" }, {}, true],
  [
    "of another origin that the browser calls the site's",
    { origin: foreign, "sec-fetch-site": "same-origin" },
    {},
    true,
  ],
])("a request %s", (_, headers, options, expected) => {
  expect(isRejected(headers, options)).toBe(expected);
});
