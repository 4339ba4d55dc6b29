import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ContentRun } from "@vanfettle/contract/generation/generation-schemas";
import { regions } from "@vanfettle/contract/location/regions";
import {
  buildContentProgress,
  buildContentRun,
  buildRegionProgress,
} from "@vanfettle/contract/testing/content-progress";
import { buildQueue, buildQueueEstimate } from "@vanfettle/contract/testing/content-queue";
import { startOperatorsSite, tokenCall, type OperatorsSite } from "../testing/operators-site.ts";
import { runOps } from "../testing/run-ops.ts";
import type { StubResponse } from "../testing/stub-server.ts";

let site: OperatorsSite;
beforeAll(async () => {
  site = await startOperatorsSite();
});
afterAll(() => site.stop());
beforeEach(() => void site.takeRequests());

const startedAt = "2026-11-21T10:30:00.000Z";
const regionOf = (call: string) => decodeURIComponent(call.split("/").at(-1) ?? "");

/**
 * Replies that accept every start, with each run ended at the first poll. `reject` may reply with
 * an error instead.
 */
function replyWithEndedRuns(
  reject: (region: string) => StubResponse | undefined = () => undefined,
) {
  let started: string | undefined;
  site.reply = ({ call }) => {
    if (call === "GET /api/content-progress") {
      return {
        json: buildContentProgress({
          startedAt,
          regionProgress: started ? [buildRegionProgress(started)] : [],
        }),
      };
    }
    const region = regionOf(call);
    const rejection = reject(region);
    if (rejection) return rejection;
    started = region;
    return { status: 202, json: { runId: `run_${region}`, startedAt, region, total: 20 } };
  };
}

describe("status", () => {
  test("prints a row for each region, and counts the texts of counties and regions", async () => {
    const progress = buildContentProgress({
      completed: 38,
      failed: 2,
      texts: { completed: 52, total: 321 },
      error: "What is left of today's token budget is not enough for the next text.",
      continuesAt: "2026-11-22T00:00:00.000Z",
      regionProgress: [
        buildRegionProgress("Wales"),
        buildRegionProgress("Scotland", {
          successful: 18,
          failed: 2,
          texts: { completed: 25, total: 27 },
          error: "Budget.",
        }),
      ],
    });
    const run = buildContentRun({ runId: "run_1", paidCalls: 41, costPounds: 0.1234 });
    site.reply = ({ call }) => ({ json: call === "GET /api/content-run" ? run : progress });
    const { code, out } = await site.ops(["status"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^All texts .* 52\/321, 2 failed$/m);
    expect(out).toMatch(/^Scotland .* 25\/27, .*2 failed: Budget\.$/m);
    expect(out).toMatch(/^London +not written yet$/m);
    expect(out).toContain("continues after 2026-11-22 00:00 UTC.");
    expect(out).toMatch(
      /^Run run_1: 41 calls, 0 tokens in, 0 out, about £0\.12\nWhat is left of today's token budget is not enough for the next text\.$/m,
    );
    expect(site.takeRequests()).toMatchObject([
      { call: "GET /api/content-progress", authorization: undefined },
      { call: tokenCall },
      { call: "GET /api/content-run", authorization: "Bearer head.body.tail" },
    ]);
  });

  test.each([
    [{ isCancelling: true, isUnresponsive: true }, /^The run is being cancelled\./],
    [{ pausedUntil: "2099-11-22T10:45:00.000Z" }, / for a pause until 2099-11-22 10:45 UTC\.$/],
    [{ pausedUntil: "2020-11-22T10:45:00.000Z", isUnresponsive: true }, / is not working\. /],
    [{ pausedUntil: "2020-11-22T10:45:00.000Z" }, /^All texts /],
  ])("prints why an active run does not move, if it does not, for %j", async (state, second) => {
    const progress = buildContentProgress({ isRunning: true, currentRegion: "Wales", ...state });
    const run = buildContentRun({ runId: "run_1" });
    site.reply = ({ call }) => ({ json: call === "GET /api/content-run" ? run : progress });
    const { out } = await site.ops(["status"]);
    expect(out.split("\n")[1]).toMatch(second);
  });

  test("prints the API's responses with --json", async () => {
    const progress = buildContentProgress({ isRunning: true, currentRegion: "Wales" });
    const run = buildContentRun({ runId: "run_1" });
    site.reply = ({ call }) => ({ json: call === "GET /api/content-run" ? run : progress });
    expect(JSON.parse((await site.ops(["status", "--json"])).out)).toEqual({
      ...run,
      ...progress,
    });
  });

  test.each([
    [
      {
        status: 503,
        json: { code: "unavailable", message: "The service is busy.", requestId: "r" },
      },
      /^The service is busy\. \(503\)\n$/,
    ],
    [{ status: 502, json: "<html>" }, /^The call was refused\. \(502\)\n$/],
    [{ json: "<html>" }, /unexpected response/],
    [{ json: { isRunning: "yes" } }, /unexpected response/],
  ])(
    "prints one line for an error or malformed response: %j",
    async (answer: StubResponse, words) => {
      site.reply = () => answer;
      const ran = await site.ops(["status"]);
      expect(ran).toMatchObject({ code: 1, out: "" });
      expect(ran.err).toMatch(words);
      expect(ran.err.trim().split("\n")).toHaveLength(1);
    },
  );
});

describe("generate", () => {
  test("starts a region by any of its names, with the site's operator token", async () => {
    replyWithEndedRuns();
    const { code, out } = await site.ops([
      "generate",
      "--region",
      "yorkshire-and-the-humber",
      "--skip-fresh",
    ]);
    expect(code).toBe(0);
    expect(out).toBe("Yorkshire & Humber: 20 places in run_Yorkshire & Humber\n");
    expect(site.takeRequests()).toEqual([
      expect.objectContaining({ call: tokenCall }),
      {
        call: "POST /api/content-generate/Yorkshire%20%26%20Humber",
        authorization: "Bearer head.body.tail",
        body: { skipFresh: true },
      },
    ]);
  });

  test("--all runs all regions one after another", async () => {
    replyWithEndedRuns();
    const { code, out } = await site.ops(["generate", "--all", "--json"]);
    expect(code).toBe(0);
    const ends = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { region: string });
    expect(ends.map(({ region }) => region)).toEqual(regions.map(({ name }) => name));
    expect(ends[0]).toEqual({
      runId: "run_London",
      startedAt,
      region: "London",
      total: 20,
      successful: 20,
      failed: 0,
      error: null,
    });
  });

  const active = "ann has a run active since 2026-11-21 10:05 UTC.";
  test.each([
    [401, { message: "Unauthorized" }, "token missing, expired or for another site. (401)"],
    [403, { message: "Forbidden" }, "token does not permit this. (403)"],
    [409, { code: "run_active", message: active, requestId: "r" }, `${active} (409)`],
  ])("stops at the first region that is refused with %d", async (status, json, words) => {
    replyWithEndedRuns((region) => (region === "South East" ? { status, json } : undefined));
    const { code, out, err } = await site.ops(["generate", "--all"]);
    expect(code).toBe(1);
    expect(out.trim().split("\n")).toEqual(["London: 20/20 places written"]);
    expect(err).toContain(words);
    expect(site.takeRequests().filter(({ call }) => call.includes("generate"))).toHaveLength(2);
  });

  test("exits with code 1 if texts failed", async () => {
    site.reply = ({ call }) =>
      call.startsWith("POST")
        ? { status: 202, json: { runId: "run_1", startedAt, region: "Wales", total: 20 } }
        : {
            json: buildContentProgress({
              startedAt,
              regionProgress: [buildRegionProgress("Wales", { successful: 19, failed: 1 })],
            }),
          };
    const ran = await site.ops(["generate", "--region", "Wales", "--watch"]);
    expect(ran).toMatchObject({ code: 1, out: "Wales: 19/20 places written, failed texts: 1\n" });
  });

  const queue = buildQueue({ runId: "run_1", daysLeft: 8, failed: 0 });
  const ended = {
    ...queue,
    state: "finished",
    finishedAt: startedAt,
    done: 3_912,
    perMinute: null,
  };

  /** Replies with the estimate, a started run and these states of the queue, one at a poll. */
  function replyWithQueue(...states: object[]) {
    site.reply = ({ call }) => {
      if (call.endsWith("/estimate")) return { json: buildQueueEstimate() };
      if (call.startsWith("POST")) {
        return { status: 202, json: { runId: "run_1", startedAt, texts: 3_912 } };
      }
      const shown = (states.length > 1 ? states.shift() : states[0]) as ContentRun["queue"];
      return { json: buildContentRun({ queue: shown }) };
    };
  }
  const callsOf = () => site.takeRequests().filter(({ call }) => call !== tokenCall);

  test("--missing prints the estimate, asks for confirmation, and follows the queue to its end", async () => {
    replyWithQueue(queue, ended);
    const { code, out, err } = await site.ops(
      ["generate", "--missing", "--continue-daily"],
      {},
      "y\n",
    );
    expect(code).toBe(0);
    expect(out).toBe(
      [
        "3,912 texts: about 8,606 calls, 48,626,160 tokens (assumed), about $33.24 (£26.59)",
        "17 days at 3,000,000 tokens a day, of which 2,000,000 are left today.",
        "3,912/3,912 texts written",
        "",
      ].join("\n"),
    );
    expect(err).toContain("1956/3912 12.5 a minute, 8 more days, £13.30");
    const selection = { kind: "missing" };
    expect(callsOf()).toMatchObject([
      { call: "POST /api/content/queue/estimate", body: { selection } },
      { call: "POST /api/content/queue", body: { selection, texts: 3_912, continuesDaily: true } },
      { call: "GET /api/content-run" },
      { call: "GET /api/content-run" },
    ]);
  });

  test("Ctrl-C ends the command and reports that the queue continues", async () => {
    replyWithQueue(queue);
    const args = ["generate", "--missing", "--yes"];
    const ran = await runOps(args, { DATA_DIR: site.dataDir }, { interruptAt: "1956/3912" });
    expect(ran.code).toBe(0);
    expect(ran.err).toContain(
      "The queue continues. /admin/content-manager shows its progress and can cancel it.",
    );
    expect(callsOf().some(({ call }) => call.includes("cancel"))).toBe(false);
  });

  test.each(["n\n", "\n"])("starts nothing after the reply %j", async (input) => {
    replyWithQueue(ended);
    const { code, err } = await site.ops(["generate", "--stale"], {}, input);
    expect(code).toBe(1);
    expect(err).toContain("Nothing was started.");
    expect(callsOf()).toHaveLength(1);
  });

  test("--county with --yes and --detach starts the queue without a prompt", async () => {
    replyWithQueue(queue);
    const args = ["generate", "--county", "kent", "--yes", "--detach"];
    const { code, out } = await site.ops(args);
    expect(code).toBe(0);
    expect(out).toContain(
      "It ends when today's budget is used up; --continue-daily continues the next day.\nStarted run_1.\n",
    );
    expect(callsOf().map(({ body }) => body)).toEqual([
      { selection: { kind: "county", county: "kent" } },
      { selection: { kind: "county", county: "kent" }, texts: 3_912, continuesDaily: false },
    ]);
  });

  test.each([
    [{ ...ended, done: 3_911, failed: 1 }, "3,911/3,912 texts written, failed: 1\n"],
    [
      {
        ...ended,
        state: "failed",
        done: 100,
        errorCode: "cancelled",
        error: "The run was cancelled.",
      },
      "100/3,912 texts written. The run was cancelled.\n",
    ],
  ])("exits with code 1 if the queue ended without all texts", async (last, words) => {
    replyWithQueue(last);
    const ran = await site.ops(["generate", "--missing", "--yes"]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain(words);
  });

  test("reports a selection without texts", async () => {
    site.reply = () => ({ json: buildQueueEstimate({ texts: 0 }) });
    const { code, out } = await site.ops(["generate", "--stale", "--yes"]);
    expect({ code, out }).toEqual({ code: 0, out: "No texts match this selection.\n" });
  });

  test("prints who runs the queue that is active", async () => {
    const message = "ann has a run active since 2026-11-21 10:05 UTC.";
    site.reply = ({ call }) =>
      call.endsWith("/estimate")
        ? { json: buildQueueEstimate() }
        : { status: 409, json: { code: "run_active", message, requestId: "r" } };
    const { code, err } = await site.ops(["generate", "--missing", "--yes"]);
    expect(code).toBe(1);
    expect(err).toContain(`${message} (409)`);
  });

  test.each([
    [["--region", "Atlantis"]],
    [[]],
    [["--region", "Wales", "--all"]],
    [["--missing", "--stale"]],
    [["--missing", "--watch"]],
    [["--region", "Wales", "--yes"]],
  ])("rejects %j before calling the API", async (args) => {
    expect(await site.ops(["generate", ...args])).toMatchObject({ code: 2, out: "" });
    expect(site.takeRequests()).toEqual([]);
  });
});

describe("content", () => {
  const version = {
    version: 2,
    generatedAt: "2026-11-21T10:05:00.000Z",
    model: "local-1",
    runId: "run_1",
    tokens: 900,
    words: { servicing: 300, mot: 250 },
    published: true,
    state: "live",
    author: null,
    basedOn: null,
    objectionCount: 0,
  };
  const location = { slug: "leeds", name: "Leeds", kind: "place" };

  test("lists the versions of a location and marks the published one", async () => {
    const versions = [version, { ...version, version: 1, published: false, state: "superseded" }];
    site.reply = () => ({ json: { ...location, publishedVersion: 2, versions } });
    const { code, out } = await site.ops(["content", "leeds"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^\* +2 .*local-1 +live\n {2} +1 .*local-1 +superseded$/m);
    expect(site.takeRequests().at(-1)).toMatchObject({
      call: "GET /api/content/locations/leeds/versions",
    });
  });

  test("prints a version as plain text", async () => {
    const part = (name: string) => ({
      html: `<h2>${name}</h2><p>Brakes &amp; oil.</p>`,
      wordCount: 4,
      metaTitle: `${name} title`,
      metaDescription: "About it",
    });
    const faqs = [{ question: "When?", answer: "Soon." }];
    const source = {
      servicing: [],
      mot: [],
      faqs,
      servicingMetaTitle: "",
      servicingMetaDescription: "",
      motMetaTitle: "",
      motMetaDescription: "",
    };
    const parts = { servicing: part("Servicing"), mot: part("MOT"), faqs };
    const whole = {
      ...parts,
      objections: [],
      sentences: [],
      facts: [],
      mayBeAccepted: false,
      source,
      slots: [],
    };
    site.reply = () => ({ json: { ...location, ...version, ...whole } });
    const { out } = await site.ops(["content", "leeds", "--version", "2"]);
    expect(out).toContain("## Servicing\nBrakes & oil.\n");
    expect(out).toContain("Q: When?\nA: Soon.\n");
  });

  test("publishes the text of a county that the checks refuse, with the reason for the audit", async () => {
    site.reply = () => ({ json: { slug: "kent", publishedVersion: 3 } });
    const args = [
      "--kind",
      "county",
      "--publish",
      "3",
      "--reason",
      "The name is right",
      "--token",
      "a.b.c",
    ];
    expect((await site.ops(["content", "kent", ...args])).code).toBe(0);
    expect(site.takeRequests()).toEqual([
      {
        call: "POST /api/content/locations/kent/versions/3/publish?kind=county",
        authorization: "Bearer a.b.c",
        body: { reason: "The name is right" },
      },
    ]);
  });

  test("publishes an older version", async () => {
    site.reply = () => ({ json: { slug: "leeds", publishedVersion: 1 } });
    const { out } = await site.ops(["content", "leeds", "--publish", "1", "--token", "a.b.c"]);
    expect(out).toBe("leeds now shows version 1\n");
    expect(site.takeRequests()).toEqual([
      {
        call: "POST /api/content/locations/leeds/versions/1/publish",
        authorization: "Bearer a.b.c",
        body: {},
      },
    ]);
  });

  test.each([
    [[]],
    [["leeds", "--version", "0"]],
    [["leeds", "--publish", "latest"]],
    [["leeds", "york"]],
    [["leeds", "--kind", "village"]],
    [["leeds", "--reason", "It is right"]],
  ])("rejects the arguments %j", async (args) => {
    expect(await site.ops(["content", ...args])).toMatchObject({ code: 2, out: "" });
  });
});
