import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ContentVersion, ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { endpoints } from "@vanfettle/contract/endpoints";
import { ContentEstimate, ContentRun } from "@vanfettle/contract/generation/generation-schemas";
import {
  ContentQueueEstimate,
  ContentQueueStarted,
} from "@vanfettle/contract/generation/queue-schemas";
import { regions } from "@vanfettle/contract/location/regions";
import { schemas } from "@vanfettle/contract/schemas";
import { contentProgress } from "@vanfettle/core/generation/progress";
import { findLocation } from "@vanfettle/core/location/location";
import { runSteps } from "@vanfettle/core/testing/run-steps";
import { event } from "../testing/api-event.ts";
import { operator, startContentApp } from "../testing/content-app.ts";

let app: Awaited<ReturnType<typeof startContentApp>>;
beforeEach(async () => {
  app = await startContentApp();
});
afterEach(() => app.world.stop());

const json = (response: { body?: string | undefined }) =>
  JSON.parse(response.body ?? "") as Record<string, unknown>;
const generate = (region: string, body: unknown = {}) =>
  app.post(`/api/content-generate/${region}`, body, {
    pathParameters: { region: decodeURIComponent(region) },
  });

describe("starting a region", () => {
  test("is accepted at once with the run, the region and its size", async () => {
    const response = await generate("Wales");
    expect(response).toMatchObject({ statusCode: endpoints.generateRegion.status });
    expect(response.headers).toMatchObject({ "cache-control": "no-store" });
    expect(json(response)).toEqual({
      runId: app.world.started[0],
      startedAt: "2026-11-21T12:00:00.000Z",
      region: "Wales",
      total: 4,
    });
  });

  test.each(regions.map(({ name }) => name))("by its encoded name: %s", async (name) => {
    const response = await generate(encodeURIComponent(name));
    expect(json(response)).toMatchObject({ region: name });
  });

  test("decodes a name once, and finds no region for a name encoded twice", async () => {
    const twice = encodeURIComponent("Yorkshire & Humber");
    const path = `/api/content-generate/${twice}`;
    const response = await app.post(path, {}, { pathParameters: { region: twice } });
    expect(response.statusCode).toBe(404);
    expect(json(response)).toMatchObject({ code: "region_not_found" });
  });

  test.each(["atlantis", "%20", "batch", "wales%2f..", "%00"])(
    "rejects the unknown region %s",
    async (region) => {
      expect((await generate(region)).statusCode).toBe(404);
      expect(app.world.started).toEqual([]);
    },
  );

  test("is rejected while a run is active, with who runs it and since when", async () => {
    await generate("wales");
    const response = await generate("yorkshire");
    expect(response.statusCode).toBe(409);
    expect(json(response)).toMatchObject({
      code: "run_active",
      message: "operator has a run active since 2026-11-21 12:00 UTC.",
    });
  });

  test.each([['{"skipFresh":"yes"}'], ["[]"], ["null"], ["{"]])(
    "with the body %s is rejected",
    async (body) => {
      expect((await generate("wales", body)).statusCode).toBe(400);
      expect(app.world.started).toEqual([]);
    },
  );
});

describe("generate all remaining regions", () => {
  const cancel = (body: object) => app.post("/api/content-run/cancel", body);
  const runId = () => app.world.started[0] ?? "";

  test("starts one run over them for any number of tabs, and names what follows in order", async () => {
    const first = await generate("remaining");
    expect(first).toMatchObject({ statusCode: 202, headers: { "cache-control": "no-store" } });
    expect(json(first)).toEqual({
      runId: runId(),
      startedAt: "2026-11-21T12:00:00.000Z",
      region: "remaining",
      total: expect.any(Number),
    });
    expect(json(await generate("remaining"))).toEqual(json(first));
    expect(json(await generate("Scotland"))).toMatchObject({ runId: runId(), region: "Scotland" });
    expect(app.world.started).toHaveLength(1);
  });

  test("cancels a run, but not one that has ended", async () => {
    await generate("remaining");
    expect((await cancel({ runId: runId() })).statusCode).toBe(202);
    expect((await cancel({ runId: runId() })).statusCode).toBe(202);
    await runSteps(app.world.deps, runId());
    const response = await cancel({ runId: runId() });
    expect(response.statusCode).toBe(409);
    expect(json(response)).toMatchObject({ code: "run_ended", message: "That run has ended." });
    expect((await cancel({ runId: "run_other" })).statusCode).toBe(409);
    expect((await cancel({})).statusCode).toBe(400);
  });
});

describe("a batch", () => {
  const batch = (body: unknown) => app.post("/api/content/batch", body);

  test("takes the first `limit` places in order and counts the others", async () => {
    const response = await batch({ locationSlugs: ["leeds", "aaabury", "aebbury"], limit: 2 });
    expect(response.statusCode).toBe(202);
    expect(json(response)).toEqual({
      accepted: 2,
      skipped: 1,
      runId: app.world.started[0],
      startedAt: "2026-11-21T12:00:00.000Z",
    });
  });

  test.each([51, 0, 2.5, "10", null])(
    "with the limit %j is rejected and says why",
    async (limit) => {
      const response = await batch({ locationSlugs: ["leeds"], limit });
      expect(response.statusCode).toBe(400);
      expect(json(response)).toMatchObject({
        code: "invalid_request",
        issues: [{ field: "limit", message: expect.stringMatching(/^The limit must be /) }],
      });
      expect(app.world.started).toEqual([]);
    },
  );

  test("reports a malformed text only as invalid", async () => {
    expect(json(await batch([]))).toMatchObject({
      issues: [{ field: "body", message: "Invalid input" }],
    });
  });

  test("names the unknown places", async () => {
    const response = await batch({ locationSlugs: ["leeds", "atlantis"], limit: 2 });
    expect(response.statusCode).toBe(400);
    expect(json(response)).toMatchObject({
      issues: [{ field: "locationSlugs", message: 'There is no location "atlantis".' }],
    });
    expect(app.world.started).toEqual([]);
  });

  test("accepts as many places as exist, but no larger body", async () => {
    const locationSlugs = [
      "leeds",
      ...Array.from({ length: 4_500 }, (_, index) => `a-village-of-number-${index}`),
    ];
    expect(json(await batch({ locationSlugs, limit: 1 }))).toMatchObject({
      accepted: 1,
      skipped: 4_500,
    });
    expect(
      (await batch({ locationSlugs: [...locationSlugs, "x".repeat(60_000)], limit: 1 })).statusCode,
    ).toBe(413);
  });
});

describe("reviewing", () => {
  const write = async () => {
    await generate("wales");
    await runSteps(app.world.deps, app.world.started.at(-1) ?? "");
    app.world.running.clear();
    app.world.pass(1_000);
  };
  const publishedText = async () =>
    (await findLocation(app.world.deps, "aaabury")).row.servicingContent;

  test("lists a location's versions newest first and gives each one's text", async () => {
    await write();
    await write();
    const list = ContentVersions.strict().parse(
      json(await app.get("/api/content/locations/aaabury/versions")),
    );
    expect(list).toMatchObject({ slug: "aaabury", kind: "place", publishedVersion: 2 });
    expect(list.versions.map(({ version, published }) => [version, published])).toEqual([
      [2, true],
      [1, false],
    ]);
    const one = ContentVersion.strict().parse(
      json(await app.get("/api/content/locations/aaabury/versions/1")),
    );
    expect(one).toMatchObject({ version: 1, published: false, model: "vanfettle-local-test" });
    expect(one.servicing.html).toMatch(/^<h2>/);
    expect(one.faqs.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify([one.servicing, one.mot, one.faqs])).not.toContain("{{");
    expect(json(await app.get("/api/content/locations/leeds/versions"))).toMatchObject({
      publishedVersion: null,
      versions: [],
    });
  });

  test("publishes an older version byte for byte and invalidates its pages", async () => {
    await write();
    const first = await publishedText();
    await write();
    app.world.invalidated.length = 0;
    const response = await app.post("/api/content/locations/aaabury/versions/1/publish");
    expect(response.statusCode).toBe(200);
    expect(json(response)).toEqual({ slug: "aaabury", publishedVersion: 1 });
    expect(await publishedText()).toBe(first);
    expect(app.world.invalidated).toEqual([
      ["/van-servicing/aaabury/", "/van-mot/aaabury/", "/api/locations/aaabury"],
    ]);
  });

  test.each([
    "/api/content/locations/atlantis/versions",
    "/api/content/locations/aaabury/versions/9",
    "/api/content/locations/aaabury/versions/0",
    "/api/content/locations/aaabury/versions/one",
    "/api/content/locations/aaabury/versions/99999999",
  ])("returns 404 for %s without caching", async (path) => {
    const response = await app.get(path);
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject({ "cache-control": "no-store" });
  });
});

describe("the review desk", () => {
  const path = (version: number, action = "") =>
    `/api/content/locations/aaabury/versions/${version}${action}`;
  const draft = async () => {
    await generate("wales");
    await runSteps(
      { ...app.world.deps, publishAutomatically: false },
      app.world.started.at(-1) ?? "",
    );
    app.world.running.clear();
    app.world.pass(1_000);
  };
  const states = async () =>
    schemas.listContentStates.response.strict().parse(json(await app.get("/api/content/states")));
  const stateOf = async (slug: string) =>
    (await states()).locations.find((each) => each.slug === slug);

  test("records the editing, approval and undoing of a draft in the audit log and the history", async () => {
    await draft();
    expect((await states()).coverage.places).toEqual({ live: 0, total: 5 });
    expect(await stateOf("aaabury")).toMatchObject({ states: ["draft"], draftVersion: 1 });
    const { source } = ContentVersion.parse(json(await app.get(path(1), { query: "kind=place" })));
    const text = { ...source, motMetaTitle: "Van MOT tests in Aaabury: class 4 and 7" };
    const edited = await app.post(path(1, "/edit"), { text });
    expect(edited.statusCode).toBe(201);
    expect(json(edited)).toMatchObject({ slug: "aaabury", version: 2 });
    expect((await app.post(path(1, "/publish"))).statusCode).toBe(409);
    const drafts = [
      { kind: "place", slug: "aaabury", version: 2 },
      { kind: "place", slug: "atlantis", version: 1 },
    ];
    expect(json(await app.post("/api/content/approve", { drafts }))).toMatchObject({
      approved: [drafts[0]],
      notApproved: [{ slug: "atlantis", code: "location_not_found" }],
    });
    expect(await stateOf("aaabury")).toMatchObject({ states: ["live"], liveVersion: 2 });
    expect((await app.post(path(2, "/reject"), { reason: "It is dull" })).statusCode).toBe(409);
    const runId = app.world.started[0] ?? "";
    expect(json(await app.post(`/api/content/runs/${runId}/undo`))).toEqual({
      undone: 4,
      remaining: 0,
    });
    const { locations } = await states();
    expect(locations.length).toBeGreaterThan(0);
    expect(locations.filter(({ states: [state] }) => state !== "missing")).toEqual([]);
    const audit = schemas.listContentAudit.response
      .strict()
      .parse(json(await app.get("/api/content/audit")));
    const actions = audit.entries.map(({ by, action, slug = "" }) => `${by} ${action} ${slug}`);
    expect(actions).toEqual(
      expect.arrayContaining([
        "operator start ",
        "operator edit aaabury",
        "operator publish aaabury",
      ]),
    );
    expect(actions.filter((action) => action.startsWith("operator undo"))).toHaveLength(4);
    const history = schemas.listContentRuns.response
      .strict()
      .parse(json(await app.get("/api/content/runs")));
    expect(history.runs).toMatchObject([
      { runId, startedBy: "operator", state: "finished", usage: { done: 4 } },
    ]);
    const { at = "", id = "" } = audit.entries[1] ?? {};
    const older = json(await app.get("/api/content/audit", { query: `before=${at}/${id}` }));
    expect(older).toEqual({ entries: audit.entries.slice(2), next: null });
    const olderRuns = json(await app.get("/api/content/runs", { query: `before=2026/${runId}` }));
    expect(olderRuns).toEqual({ runs: [], next: null });
  });

  test("a rejection needs a word why, and the place of a slug that is a county's too is meant unless it is said", async () => {
    await draft();
    const response = await app.post(path(1, "/reject"), { reason: " " });
    expect(response.statusCode).toBe(400);
    expect(json(response)).toMatchObject({ issues: [{ field: "reason", message: "Say why" }] });
    expect((await app.post(path(1, "/reject"), { reason: "It is dull" })).statusCode).toBe(200);
    expect(await stateOf("aaabury")).toMatchObject({ states: ["missing"] });
    const late = await app.post(path(1, "/publish"), { onlyIfWaiting: true });
    expect([late.statusCode, json(late)]).toMatchObject([409, { code: "version_decided" }]);
    const asCounty = await app.get("/api/content/locations/aaabury/versions", {
      query: "kind=county",
    });
    expect(asCounty.statusCode).toBe(404);
  });

  test("an edit without a part of the text, or far too long, is not stored", async () => {
    await draft();
    const { source } = ContentVersion.parse(json(await app.get(path(1))));
    expect(json(await app.post(path(1, "/edit"), { text: { ...source, faqs: [] } }))).toMatchObject(
      {
        code: "invalid_request",
      },
    );
    const long = { ...source, motMetaTitle: "x".repeat(140_000) };
    expect((await app.post(path(1, "/edit"), { text: long })).statusCode).toBe(413);
    expect(json(await app.get("/api/content/locations/aaabury/versions"))).toMatchObject({
      versions: [{ version: 1 }],
    });
  });
});

test("shows the id and the usage of the last run only to operators, and forbids caching", async () => {
  await generate("wales");
  await runSteps(app.world.deps, app.world.started[0] ?? "");
  const response = await app.get("/api/content-run");
  expect(response).toMatchObject({ statusCode: 200, headers: { "cache-control": "no-store" } });
  const run = ContentRun.strict().parse(json(response));
  expect(run).toEqual(json(response));
  expect(run).toMatchObject({ runId: app.world.started[0], paidCalls: 8 });
  expect(run.tokens.input).toBeGreaterThan(0);
});

describe("a queue over a selection", () => {
  const start = (body: object) => app.post("/api/content/queue", body);
  const missing = { selection: { kind: "missing" } };

  test("is estimated, started with the confirmed number of texts, shown and cancelled", async () => {
    const estimate = await app.post("/api/content/queue/estimate", missing);
    expect(estimate).toMatchObject({ statusCode: 200, headers: { "cache-control": "no-store" } });
    const { texts } = ContentQueueEstimate.strict().parse(json(estimate));
    expect(texts).toBeGreaterThan(0);
    const other = await start({ ...missing, texts: texts + 1, continuesDaily: true });
    expect(other.statusCode).toBe(409);
    expect(json(other)).toMatchObject({ code: "selection_changed" });
    expect(json(await app.get("/api/content-run"))).toMatchObject({ queue: null });
    const started = await start({ ...missing, texts, continuesDaily: true });
    expect(started.statusCode).toBe(202);
    const { runId } = ContentQueueStarted.strict().parse(json(started));
    expect(app.world.started).toEqual([runId]);
    const again = await start({ ...missing, texts, continuesDaily: true });
    expect(json(again)).toMatchObject({
      code: "run_active",
      message: "operator has a run active since 2026-11-21 12:00 UTC.",
    });
    const shown = ContentRun.strict().parse(json(await app.get("/api/content-run")));
    expect(shown.queue).toMatchObject({
      runId,
      texts,
      selection: "missing, towns from 10,000 people",
      state: "running",
      continuesDaily: true,
    });
    expect((await app.post("/api/content-run/cancel", { runId })).statusCode).toBe(202);
    expect(json(await app.get("/api/content-run"))).toMatchObject({
      queue: { state: "cancelling" },
    });
  });

  test.each([
    [
      { selection: { kind: "county", county: "narnia" }, texts: 1, continuesDaily: false },
      "selection",
    ],
    [
      {
        selection: { kind: "listed", locations: ["place/nowhere"] },
        texts: 1,
        continuesDaily: false,
      },
      "selection",
    ],
    [
      { selection: { kind: "listed", locations: [] }, texts: 1, continuesDaily: false },
      "selection",
    ],
    [{ selection: { kind: "stale" }, texts: 1, continuesDaily: false }, "selection"],
    [{ selection: { kind: "wrong" }, texts: 1, continuesDaily: false }, "selection"],
    [{ ...missing, texts: 0, continuesDaily: false }, "texts"],
    [{ ...missing, texts: 4 }, "continuesDaily"],
  ])("is refused for %j, naming the field", async (body, field) => {
    const response = await start(body);
    expect(response.statusCode).toBe(400);
    expect(json(response)).toMatchObject({ code: "invalid_request", issues: [{ field }] });
    expect(app.world.started).toEqual([]);
  });
});

test("shows operators the estimate of a run", async () => {
  const estimate = await app.get("/api/content-estimate");
  expect(estimate).toMatchObject({ statusCode: 200, headers: { "cache-control": "no-store" } });
  expect(ContentEstimate.strict().parse(json(estimate))).toMatchObject({
    measuredTexts: 0,
    regions: { length: 12 },
  });
});

describe("who may call", () => {
  const calls = [
    ["POST", "/api/content/batch", "content/write"],
    ["POST", "/api/content-generate/wales", "content/write"],
    ["POST", "/api/content-run/cancel", "content/write"],
    ["POST", "/api/content/queue", "content/write"],
    ["POST", "/api/content/queue/estimate", "content/write"],
    ["GET", "/api/content-run", "content/read"],
    ["GET", "/api/content/states", "content/read"],
    ["GET", "/api/content/runs", "content/read"],
    ["GET", "/api/content/audit", "content/read"],
    ["POST", "/api/content/approve", "content/write"],
    ["POST", "/api/content/runs/run_01JD0000000000000000000000/undo", "content/write"],
    ["POST", "/api/content/locations/aaabury/versions/1/edit", "content/write"],
    ["POST", "/api/content/locations/aaabury/versions/1/reject", "content/write"],
    ["GET", "/api/content-estimate", "content/read"],
    ["GET", "/api/content/locations/aaabury/versions", "content/read"],
    ["GET", "/api/content/locations/aaabury/versions/1", "content/read"],
    ["POST", "/api/content/locations/aaabury/versions/1/publish", "content/write"],
  ] as const;

  test.each(calls)(
    "%s %s without a token is unauthorised, before anything is read",
    async (method, path) => {
      const response = await app.send(method, path, { operator: undefined } as never);
      expect(response.statusCode).toBe(401);
      expect(json(response)).toMatchObject({
        code: "unauthorised",
        message: "Sign in as an operator.",
      });
      expect(app.world.started).toEqual([]);
    },
  );

  test.each(calls)("%s %s with another scope is forbidden", async (method, path, scope) => {
    const scopes = operator.scopes.filter((each) => each !== scope);
    const response = await app.send(method, path, { operator: { ...operator, scopes } });
    expect(response.statusCode).toBe(403);
    expect(json(response)).toMatchObject({ code: "forbidden" });
  });

  test("a page of another site cannot start anything with an operator's browser", async () => {
    const headers = { "content-type": "application/json", "sec-fetch-site": "cross-site" };
    expect((await app.post("/api/content-generate/wales", {}, { headers })).statusCode).toBe(403);
    expect(
      (
        await app.post(
          "/api/content-generate/wales",
          {},
          { headers: { "content-type": "text/plain" } },
        )
      ).statusCode,
    ).toBe(415);
    expect(app.world.started).toEqual([]);
  });
});

test("repeats nothing from requests in log lines", async () => {
  await generate("sk-canary");
  await app.post("/api/content/batch", { locationSlugs: ["sk-canary"], limit: 1 });
  expect(app.requests.length).toBe(2);
  expect(JSON.stringify([app.requests, app.failures])).not.toContain("canary");
  expect(await contentProgress(app.world.deps)).toMatchObject({ startedAt: null });
  expect(event("GET", "/").requestContext).not.toHaveProperty("authorizer");
});

describe("the text service", () => {
  const read = async () => json(await app.get("/api/content/text-service"));

  test("is tested once for two presses, and the test is read with today's budget", async () => {
    const first = await app.post("/api/content/text-service/test");
    expect(first.statusCode).toBe(endpoints.testTextService.status);
    const second = await app.post("/api/content/text-service/test");
    expect(json(second)).toEqual(json(first));
    expect(app.world.started).toEqual([json(first)["testId"]]);
    expect(await read()).toEqual({
      budget: { day: "2026-11-21", dailyTokens: 10_000_000, used: 0, corrections: 0 },
      test: { ...json(first), state: "running", startedBy: "operator" },
    });
  });

  test("day's figure is corrected with a reason, against the figure that was seen", async () => {
    await app.world.database.table.entities.budget
      .put({ day: "2026-11-21", used: 70_000, expiresAt: 2_000_000_000 })
      .go();
    const { budget: seen } = await read();
    const correction = { seen, used: 20_000, reason: "Its usage page says so" };
    const corrected = await app.post("/api/content/budget", correction);
    expect(json(corrected)).toMatchObject({ used: 20_000, corrections: 1 });
    const again = await app.post("/api/content/budget", { ...correction, used: 5 });
    expect(again.statusCode).toBe(409);
    expect(json(again)).toMatchObject({ code: "budget_changed" });
    for (const wrong of [
      { used: -1 },
      { used: 1.5 },
      { used: "5" },
      { reason: " " },
      { seen: {} },
    ]) {
      const refused = await app.post("/api/content/budget", { ...correction, ...wrong });
      expect(refused.statusCode).toBe(400);
    }
    expect((await read())["budget"]).toMatchObject({ used: 20_000 });
  });
});
