import { expect, test } from "vitest";
import { startGaragesApp } from "../testing/garages-app.ts";

function startApp() {
  const app = startGaragesApp();
  const report = (body: unknown, headers: Record<string, string> = {}) =>
    app.send("POST", "/api/page-failure", {
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  return { ...app, report };
}

test.each([
  [{ part: "stations", cause: "load", page: "motLocation" }, { PartNotLoaded: 1 }],
  [{ part: "form", cause: "render", page: "home" }, { PartNotRendered: 1 }],
  [{ part: "suggestions", cause: "load", page: "notFound" }, { PartNotLoaded: 1 }],
] as const)(
  "counts the failure %j by its cause and logs part and page",
  async (failure, counts) => {
    const { report, metrics } = startApp();
    const response = await report(failure);
    expect(response).toMatchObject({ statusCode: 200, headers: { "cache-control": "no-store" } });
    expect(JSON.parse(response.body ?? "")).toEqual({ received: true });
    expect(metrics).toEqual([[counts, { details: { part: failure.part, page: failure.page } }]]);
  },
);

test("counts a failure of the code that knows the page", async () => {
  const { report, metrics } = startApp();
  await report({ part: "application", cause: "load" });
  expect(metrics).toEqual([[{ PartNotLoaded: 1 }, { details: { part: "application" } }]]);
});

test.each([
  [{ part: "AB12 CDE", cause: "load", page: "find" }, { page: "find" }],
  [
    { part: "stations", cause: "load", page: "/van-check/?registration=AB12CDE" },
    { part: "stations" },
  ],
  [{ part: ["form"], cause: "load", page: null }, {}],
])("counts %j of another release's tab without what is unknown", async (failure, details) => {
  const { report, metrics, requests } = startApp();
  expect((await report(failure)).statusCode).toBe(200);
  expect(metrics).toEqual([[{ PartNotLoaded: 1 }, { details }]]);
  expect(JSON.stringify(requests)).not.toContain("AB12");
});

test.each([
  [{ part: "stations", cause: "TypeError: AB12CDE is not a function" }],
  [{ part: "stations" }],
])("rejects %j, so that logs hold only names of our own code", async (failure) => {
  const { report, metrics, requests } = startApp();
  expect((await report(failure)).statusCode).toBe(400);
  expect(metrics).toEqual([]);
  expect(JSON.stringify(requests)).not.toContain("AB12");
});

test("drops other fields, and rejects reports of other sites and long ones", async () => {
  const { report, metrics } = startApp();
  const failure = { part: "page", cause: "render", page: "find" };
  await report({ ...failure, message: "AB12CDE" });
  expect(JSON.stringify(metrics)).not.toContain("AB12CDE");
  expect((await report(failure, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await report({ ...failure, message: "a".repeat(1_024) })).statusCode).toBe(413);
  expect(metrics).toHaveLength(1);
});
