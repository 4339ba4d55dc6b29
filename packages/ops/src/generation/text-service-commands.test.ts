import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TextServiceTest } from "@vanfettle/contract/generation/text-service-schemas";
import { startOperatorsSite, tokenCall, type OperatorsSite } from "../testing/operators-site.ts";

let site: OperatorsSite;
beforeAll(async () => {
  site = await startOperatorsSite();
});
afterAll(() => site.stop());
beforeEach(() => void site.takeRequests());

const budget = { day: "2026-11-21", dailyTokens: 3_000_000, used: 2_900_123, corrections: 3 };
const running: TextServiceTest = {
  testId: "tst_1",
  startedBy: "ann@example.com",
  startedAt: "2026-11-21T12:00:00.000Z",
  finishedAt: null,
  state: "running",
  protocol: null,
  calls: [],
};
const finished: TextServiceTest = {
  ...running,
  finishedAt: "2026-11-21T12:00:07.000Z",
  state: "finished",
  protocol: "/chat/completions with none",
  calls: [
    {
      task: "write",
      model: "m-1",
      seconds: 12.34,
      tokens: { input: 1_201, output: 802 },
      isClamped: true,
      costPounds: 0.00151,
      schemaHeld: true,
      objections: ["Title: it has 70 characters, at most 65."],
      error: null,
    },
  ],
};

/** Replies with a test that has ended once it is read. */
function replyWith(ended: TextServiceTest) {
  site.reply = ({ call }) =>
    call === "POST /api/content/text-service/test"
      ? { status: 202, json: running }
      : { json: { budget, test: ended } };
}

describe("test-text-service", () => {
  test("starts a test, follows it and prints what came of each call", async () => {
    replyWith(finished);
    const { code, out } = await site.ops(["test-text-service", "--yes"]);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        "Tested over /chat/completions with none, started 2026-11-21 12:00 UTC by ann@example.com",
        "Writer: m-1, 12.3 s, 1,201 tokens in, 802 out, about £0.0015, schema held",
        "  The stated tokens cannot be true. The most that it may use counts.",
        "  Title: it has 70 characters, at most 65.",
        "",
      ].join("\n"),
    );
    const calls = site.takeRequests().map(({ call }) => call);
    expect(calls.filter((call) => call !== tokenCall)).toEqual([
      "POST /api/content/text-service/test",
      "GET /api/content/text-service",
    ]);
  });

  test.each<[Partial<TextServiceTest>, RegExp]>([
    [
      {
        calls: [
          {
            ...(finished.calls[0] as TextServiceTest["calls"][number]),
            schemaHeld: null,
            costPounds: null,
            error: { code: "key_rejected", message: "The text service rejects our key." },
          },
        ],
      },
      /price unknown, no answer\n.+\n {2}The text service rejects our key\./,
    ],
    [{ state: "interrupted", calls: [] }, /^The test was interrupted: started/],
  ])("fails, with the cause, after %j", async (changes, words) => {
    replyWith({ ...finished, ...changes });
    const { code, out, err } = await site.ops(["test-text-service", "--yes"]);
    expect(code).toBe(1);
    expect(out).toMatch(words);
    expect(err).toBe("The text service cannot be used as it is set.\n");
  });

  test("starts nothing without a yes", async () => {
    replyWith(finished);
    const { code } = await site.ops(["test-text-service"]);
    expect(code).not.toBe(0);
    expect(site.takeRequests()).toEqual([]);
  });
});

describe("budget", () => {
  test("shows the day's figure", async () => {
    site.reply = () => ({ json: { budget, test: null } });
    const { out } = await site.ops(["budget"]);
    expect(out).toBe("2026-11-21: 2,900,123 of 3,000,000 tokens used\n");
  });

  test("corrects it against the figure that it read", async () => {
    site.reply = ({ call }) =>
      call === "GET /api/content/text-service"
        ? { json: { budget, test: null } }
        : { json: { ...budget, used: 150_000, corrections: 4 } };
    const args = ["--set", "150000", "--reason", "Its usage page says so"];
    const { out } = await site.ops(["budget", ...args]);
    expect(out).toBe(
      "2026-11-21: 150,000 of 3,000,000 tokens used, before the correction 2,900,123\n",
    );
    expect(site.takeRequests().at(-1)).toMatchObject({
      call: "POST /api/content/budget",
      body: {
        used: 150_000,
        seen: { day: "2026-11-21", used: 2_900_123, corrections: 3 },
        reason: "Its usage page says so",
      },
    });
  });

  test.each([
    [["--set", "5"]],
    [["--reason", "Because"]],
    [["--set", "-5", "--reason", "Because"]],
    [["--set", "5e3", "--reason", "Because"]],
  ])("rejects the arguments %j", async (args) => {
    expect(await site.ops(["budget", ...args])).toMatchObject({ code: 2, out: "" });
  });
});
