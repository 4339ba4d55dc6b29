// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ContentAudit, ContentRuns } from "@vanfettle/contract/content/history-schemas";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import { operatorSessionContext } from "../operator-session/use-operator-session.ts";
import { buildContentStates } from "../testing/admin-responses.ts";
import { buildOperatorSession, signedIn } from "../testing/operator-session.ts";
import { History } from "./history.tsx";

const buildRun = (number: number): ContentRuns["runs"][number] => ({
  runId: `run_${number}`,
  kind: "region",
  scopes: ["wales"],
  startedBy: "ann@example.com",
  startedAt: `2026-11-${String(number).padStart(2, "0")}T10:00:00.000Z`,
  state: "finished",
  finishedAt: null,
  stopCode: null,
  usage: {
    done: number,
    failed: 10 + number,
    paidCalls: 20 + number,
    tokens: { input: 4_000, output: 500 },
  },
  costPounds: 0.25,
});

const buildEntry = (number: number): ContentAudit["entries"][number] => ({
  id: `aud_${number}`,
  at: `2026-11-${String(number).padStart(2, "0")}T10:00:00.000Z`,
  by: "ann@example.com",
  action: number === 3 ? "roll back" : "publish",
  name: `Place ${number}`,
  ...(number === 3 && { fromVersion: 9 }),
  toVersion: number,
});

/** Opens both lists. Each has two pages, whose responses are asked for in turn. */
async function open(
  olderRuns: () => Response = () => json({ runs: [buildRun(1)], next: null }),
  newest: ContentAudit["entries"] = [],
) {
  const inTurn = (...replies: (() => Response)[]) => {
    let calls = 0;
    return () => (replies[calls++] ?? replies.at(-1))?.();
  };
  const server = stubServer({
    "/api/content/states": buildContentStates([
      { slug: "deal", name: "Deal", runIds: ["run_1", "run_3"] },
      { slug: "dover", name: "Dover", runIds: ["run_1"] },
      { slug: "kent", name: "Kent", kind: "county", runIds: ["run_3"] },
    ]),
    "/api/content/runs/run_3/undo": inTurn(
      () => json({ undone: 40, remaining: 3 }),
      () => json({ undone: 3, remaining: 0 }),
    ),
    "/api/content/runs": inTurn(
      () => json({ runs: [buildRun(3), buildRun(2)], next: "2026/run_2" }),
      olderRuns,
    ),
    "/api/content/audit": inTurn(
      () => json({ entries: [...newest, buildEntry(3), buildEntry(2)], next: "2026-11-02/aud_2" }),
      () => json({ entries: [buildEntry(1)], next: null }),
    ),
  });
  renderScreen(
    <operatorSessionContext.Provider value={buildOperatorSession(signedIn)}>
      <History />
    </operatorSessionContext.Provider>,
    { server },
  );
  for (const details of document.querySelectorAll("details")) {
    details.open = true;
    fireEvent(details, new Event("toggle"));
  }
  await screen.findByRole("list", { name: "Runs" });
  await screen.findByRole("list", { name: "Who did what" });
  const rows = (list: string) =>
    within(screen.getByRole("list", { name: list })).getAllByRole("listitem").length;
  return {
    rows,
    calls: server.calls,
    queries: server.queries,
    press: (name: RegExp) => fireEvent.click(screen.getByRole("button", { name })),
  };
}

test.each([
  ["Runs", /^Older runs/, "before=2026/run_2"],
  ["Who did what", /^Older entries/, "before=2026-11-02/aud_2"],
])(
  "%s: reads older entries on request and appends them, until the list is complete",
  async (list, button, query) => {
    const { rows, press, queries } = await open();
    expect(rows(list)).toBe(2);
    press(button);
    await waitFor(() => expect(rows(list)).toBe(3));
    expect(screen.queryByRole("button", { name: button })).toBeNull();
    expect(document.activeElement?.textContent).toBe("That is the whole list.");
    expect(queries).toEqual([query]);
  },
);

test("older runs that cannot be read are asked for again by the same button", async () => {
  const { rows, press } = await open(() => json({ code: "unavailable" }, 503));
  press(/^Older runs/);
  expect((await screen.findByRole("alert")).textContent).toBe("The older ones could not be read.");
  expect(rows("Runs")).toBe(2);
  expect(screen.getByRole("button", { name: /^Older runs/ }).ariaDisabled).toBeNull();
});

test("shows what a run has used, and the versions before and after a decision", async () => {
  await open();
  const first = (list: string) =>
    within(screen.getByRole("list", { name: list })).getAllByRole("listitem")[0];
  expect(first("Runs")?.textContent).toContain("3 texts · 13 failed · 4,500 tokens · £0.25");
  expect(first("Who did what")?.textContent).toContain(
    "rolled back Place 3, from version 9 to version 3",
  );
});

test("a run is undone to its end, in several calls, once, however fast the button is pressed again", async () => {
  const { calls } = await open();
  const row = within(screen.getByRole("list", { name: "Runs" })).getAllByRole(
    "listitem",
  )[0] as HTMLElement;
  fireEvent.click(within(row).getByRole("button", { name: /^Undo this run/ }));
  const button = within(row).getByRole("button", { name: "Undo it" });
  button.focus();
  act(() => {
    button.click();
    button.click();
  });
  expect(document.activeElement).toBe(button);
  expect(await within(row).findByText("43 locations undone.")).toBeTruthy();
  const undo = "POST /api/content/runs/run_3/undo";
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual([undo, undo]);
});

test("a run leads to its texts that are live or wait", async () => {
  await open();
  const row = within(screen.getByRole("list", { name: "Runs" })).getAllByRole("listitem")[0]!;
  const details = within(row)
    .getByText(/^Texts/)
    .closest("details")!;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  await within(row).findByText("Deal");
  const links = within(row).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Deal", "/admin/content-manager?text=deal"],
    ["Kent", "/admin/content-manager?text=county%2Fkent"],
  ]);
});

test("a text that was taken off its pages is not said to have been rejected", async () => {
  const entry = { id: "aud_9", at: "2026-11-09T10:00:00.000Z", by: "ann@example.com" };
  await open(undefined, [{ ...entry, action: "reject", name: "Deal", fromVersion: 2 }]);
  expect(screen.getByText(/unpublished Deal/).textContent).toBe(
    "ann@example.com unpublished Deal, version 2, now the default text",
  );
});

test("an export of bookings names its days and its number of rows", async () => {
  const entry = { id: "aud_9", at: "2026-11-09T10:00:00.000Z", by: "ann@example.com" };
  const exported = {
    ...entry,
    action: "export bookings" as const,
    scope: "2026-11-01 to 2026-11-07",
    rows: 1_204,
  };
  await open(undefined, [exported]);
  const [first] = within(screen.getByRole("list", { name: "Who did what" })).getAllByRole(
    "listitem",
  );
  expect(first?.textContent).toContain(
    "exported the bookings of 2026-11-01 to 2026-11-07, 1,204 rows",
  );
});
