// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type {
  DayBudget,
  TestedCall,
  TextServiceTest,
} from "@vanfettle/contract/generation/text-service-schemas";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import { operatorSessionContext } from "../operator-session/use-operator-session.ts";
import { buildOperatorSession, signedIn, signedOut } from "../testing/operator-session.ts";
import { button, settle, wait } from "../testing/progress-monitor-screen.tsx";
import { TextServiceCard } from "./text-service-card.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

const call = (changes: Partial<TestedCall> = {}): TestedCall => ({
  task: "write",
  model: "gpt-5-mini",
  seconds: 12.34,
  tokens: { input: 1_201, output: 802 },
  isClamped: false,
  costPounds: 0.0015,
  schemaHeld: true,
  objections: [],
  error: null,
  ...changes,
});

const finished: TextServiceTest = {
  testId: "tst_1",
  startedBy: "ann@example.com",
  startedAt: "2026-11-21T12:00:00.000Z",
  finishedAt: "2026-11-21T12:00:07.000Z",
  state: "finished",
  protocol: "/responses with json_schema",
  calls: [
    call({ objections: ["Title: it has 70 characters, at most 65."] }),
    call({
      task: "read",
      model: "reader-9",
      schemaHeld: null,
      costPounds: null,
      isClamped: true,
      error: {
        code: "key_rejected",
        message: "The text service rejects our key. No key is stored.",
      },
    }),
  ],
};
const running: TextServiceTest = {
  ...finished,
  finishedAt: null,
  state: "running",
  protocol: null,
  calls: [],
};
const budget: DayBudget = {
  day: "2026-11-21",
  dailyTokens: 3_000_000,
  used: 2_900_123,
  corrections: 0,
};

async function openCard(test: TextServiceTest | null, state = signedIn) {
  let shown = { budget, test };
  const sent: unknown[] = [];
  let reply = () => json(running, 202);
  const record = (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return reply();
  };
  const server = stubServer({
    "/api/content/text-service": () => json(shown),
    "/api/content/text-service/test": record,
    "/api/content/budget": record,
  });
  renderScreen(
    <operatorSessionContext.Provider value={buildOperatorSession(state)}>
      <TextServiceCard />
    </operatorSessionContext.Provider>,
    { server },
  );
  await settle();
  return {
    sent,
    reads: () => server.calls.filter((each) => each === "GET /api/content/text-service").length,
    show: (next: Partial<typeof shown>) => void (shown = { ...shown, ...next }),
    replyWith: (next: typeof reply) => void (reply = next),
  };
}

const card = () => screen.getByRole("region", { name: "Text service" }).textContent;

test("is for operators only", async () => {
  const { reads } = await openCard(finished, signedOut);
  expect(screen.queryByRole("region", { name: "Text service" })).toBeNull();
  expect(reads()).toBe(0);
});

describe("a test", () => {
  test("starts after a question, once, and its result follows while the page polls", async () => {
    const { sent, reads, show } = await openCard(null);
    fireEvent.click(button(/^Test the text service/));
    expect(sent).toEqual([]);
    expect(card()).toContain("two paid calls");
    show({ test: running });
    fireEvent.click(button("Make both calls"));
    await settle();
    expect(sent).toEqual([{}]);
    expect(button("Testing...").ariaDisabled).toBe("true");
    const before = reads();
    await wait(4_000);
    expect(reads()).toBeGreaterThan(before);
    show({ test: finished });
    await wait(2_000);
    expect(button(/^Test the text service/).ariaDisabled).toBeNull();
    const after = reads();
    await wait(60_000);
    expect(reads()).toBe(after);
  });

  test("shows protocol, model, seconds, tokens, price, schema, objections and the cause", async () => {
    await openCard(finished);
    for (const fact of [
      "by ann@example.com, over /responses with json_schema.",
      "WriterModelgpt-5-miniSeconds12.3Tokens sent1,201Tokens received802Price£0.0015SchemaHeld",
      "Title: it has 70 characters, at most 65.",
      "Second readerModelreader-9",
      "PriceNot knownSchemaNo answer",
      "The service stated tokens that cannot be true.",
      "The text service rejects our key. No key is stored.",
    ]) {
      expect(card()).toContain(fact);
    }
  });

  test("that was interrupted is named, and can be repeated", async () => {
    await openCard({ ...running, state: "interrupted" });
    expect(card()).toContain("The test was interrupted. It was started 21 Nov 2026, 12:00");
    expect(button(/^Test the text service/).ariaDisabled).toBeNull();
  });

  test("that could not be started says why", async () => {
    const { replyWith } = await openCard(null);
    replyWith(() => json({ code: "unavailable", message: "The service is busy." }, 503));
    fireEvent.click(button(/^Test the text service/));
    fireEvent.click(button("Make both calls"));
    await settle();
    expect(screen.getByRole("alert").textContent).toContain("The service is busy.");
  });
});

describe("the day's figure", () => {
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test("is corrected with a reason, against the figure on the page", async () => {
    const { sent, show, replyWith } = await openCard(null);
    expect(card()).toContain("2,900,123 of 3,000,000 tokens");
    fireEvent.click(button("Correct today's figure"));
    expect(screen.getByLabelText("Tokens used today")).toBe(document.activeElement);
    fireEvent.click(button("Cancel"));
    expect(button("Correct today's figure")).toBe(document.activeElement);
    fireEvent.click(button("Correct today's figure"));
    fill("Tokens used today", "150000");
    fill("Reason", "Its usage page says so");
    const corrected = { ...budget, used: 150_000, corrections: 1 };
    replyWith(() => json(corrected));
    show({ budget: corrected });
    fireEvent.click(button("Correct figure"));
    await settle();
    expect(sent).toEqual([
      {
        used: 150_000,
        seen: { day: "2026-11-21", used: 2_900_123, corrections: 0 },
        reason: "Its usage page says so",
      },
    ]);
    expect(card()).toContain("150,000 of 3,000,000 tokens, corrected 1 time");
    expect(button("Correct today's figure")).toBe(document.activeElement);
    expect(screen.queryByLabelText("Reason")).toBeNull();
  });

  test("that another operator has corrected is shown anew, with what was entered", async () => {
    const { sent, show, replyWith } = await openCard(null);
    fireEvent.click(button("Correct today's figure"));
    fill("Tokens used today", "150000");
    fill("Reason", "Its usage page says so");
    const message = "The day's figure has been corrected, or has changed. Look at it again.";
    replyWith(() => json({ code: "budget_changed", message }, 409));
    show({ budget: { ...budget, used: 160_000, corrections: 2 } });
    fireEvent.click(button("Correct figure"));
    await settle();
    expect(screen.getByRole("alert").textContent).toContain(message);
    expect(card()).toContain("160,000 of 3,000,000 tokens, corrected 2 times");
    fireEvent.click(button("Correct figure"));
    await settle();
    expect(sent[1]).toMatchObject({ used: 150_000, seen: { used: 160_000, corrections: 2 } });
  });
});
