import { afterEach, expect, test } from "vitest";
import type { Site } from "../site/site.ts";
import { stubServer } from "../testing/stub-server.ts";
import { readSiteAnswers } from "./site-answers.ts";

let stop: () => Promise<void> = () => Promise.resolve();
afterEach(() => stop());

interface Case {
  status: number;
  cache?: string;
  body?: object;
}

/** Returns the answers of a site on which a new page and the API respond like this. */
async function answersWith({ status, cache = "Error from cloudfront", body = {} }: Case) {
  const server = await stubServer(({ call }) =>
    call === "GET /"
      ? { status: 200, json: {}, headers: { "x-cache": "Hit from cloudfront" } }
      : { status, json: body, headers: { "x-cache": cache } },
  );
  stop = server.stop;
  return readSiteAnswers({ origin: async () => server.url } as Site);
}

test("shows where each answer came from, and no remedy for a site that works", async () => {
  const cache = "LambdaGeneratedResponse from cloudfront";
  expect(await answersWith({ status: 404, cache })).toEqual([
    { what: "home page", answer: "200, Hit from cloudfront", remedy: null },
    { what: "new page", answer: `404, ${cache}`, remedy: null },
    { what: "API", answer: `404, ${cache}`, remedy: null },
  ]);
});

test.each<[Case, string]>([
  [{ status: 503, cache: "LambdaExecutionError from cloudfront" }, "the renderer crashed"],
  [{ status: 502, cache: "LambdaValidationError from cloudfront" }, "that CloudFront forbids"],
  [{ status: 503, cache: "LambdaLimitExceeded from cloudfront" }, "leaves no log"],
  [{ status: 403, body: { message: "Call this address through the site." } }, "origin tokens"],
  [{ status: 403 }, "the web ACL"],
  [{ status: 429 }, "the web ACL"],
  [{ status: 503, body: { message: "Service Unavailable" } }, "ApiThrottles"],
  [{ status: 503, body: { code: "unavailable" } }, "cannot read the table"],
  [{ status: 500, body: { code: "internal_error" } }, "a bug"],
  [{ status: 504 }, "AWS's status page"],
  [{ status: 200 }, "an unexpected status"],
])("says what %j means for the visitor, and the next step", async (response, remedy) => {
  const [home, page] = await answersWith(response);
  expect(home?.remedy).toBeNull();
  expect(page?.remedy).toContain(remedy);
});

test("names the reason if a site does not respond", async () => {
  const server = await stubServer(() => ({ json: {} }));
  await server.stop();
  const [home] = await readSiteAnswers({
    origin: async () => server.url,
    stage: undefined,
  } as Site);
  expect(home).toEqual({
    what: "home page",
    answer: "none (ECONNREFUSED)",
    remedy: "the site does not respond",
  });
});
