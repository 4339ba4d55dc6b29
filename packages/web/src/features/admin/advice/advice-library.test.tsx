// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ContentAdvice } from "@vanfettle/contract/content/advice-schemas";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { json, stubServer } from "../../../testing/stub-server.ts";
import { operatorSessionContext } from "../operator-session/use-operator-session.ts";
import { buildAdvice } from "../testing/admin-responses.ts";
import { buildOperatorSession, signedIn, signedOut } from "../testing/operator-session.ts";
import AdviceLibrary from "./advice-library.tsx";

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const retired = { by: "ann@example.com", reason: "Out of date", at: "2026-11-23T10:00:00.000Z" };

function openLibrary(
  advice: ContentAdvice[],
  responses: Record<string, unknown> = {},
  state = signedIn,
) {
  const server = stubServer({ "/api/content/advice": { advice }, ...responses });
  renderScreen(
    <operatorSessionContext.Provider value={buildOperatorSession(state)}>
      <AdviceLibrary />
    </operatorSessionContext.Provider>,
    { server },
  );
  return { user: userEvent.setup(), server };
}

const item = async (id: string) =>
  (await screen.findByText(id, { selector: ".advice-id" })).closest("li")!;

test("shows each entry with its wordings, pages, source, review date and retirement", async () => {
  openLibrary([
    buildAdvice("oil-grade", { wordings: ["Ask which oil.", "Name the oil."], page: "both" }),
    buildAdvice("class7-plate", { source: "class7: https://www.gov.uk/x", retired }),
  ]);
  const text = (await item("oil-grade")).textContent;
  for (const part of [
    "Ask which oil.",
    "Name the oil.",
    "Servicing and MOT",
    "workshop practice",
    "1 November 2027",
  ]) {
    expect(text).toContain(part);
  }
  const other = await item("class7-plate");
  expect(
    within(other)
      .getByRole("link", { name: /^class7/ })
      .getAttribute("href"),
  ).toBe("https://www.gov.uk/x");
  expect(other.textContent).toContain("ann@example.com, 23 Nov 2026, 10:00: Out of date");
  expect(screen.queryByText(/due/, { selector: "p" })).toBeNull();
});

test("retires an entry with a reason, announces it, keeps the focus on its button, and restores it", async () => {
  const sent: [string, unknown][] = [];
  const record = (changed: ContentAdvice) => (path: string, init: RequestInit) => {
    sent.push([path, JSON.parse(init.body as string)]);
    return json(changed);
  };
  const { user } = openLibrary([buildAdvice("oil-grade"), buildAdvice("brake-fluid")], {
    "/api/content/advice/oil-grade/retire": record(buildAdvice("oil-grade", { retired })),
    "/api/content/advice/oil-grade/restore": record(buildAdvice("oil-grade")),
  });
  await item("oil-grade");
  await user.click(screen.getByRole("button", { name: "Retire oil-grade" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Why retire it"));
  await user.keyboard("Out of date{Enter}");
  expect(
    await screen.findByText("oil-grade retired. Pages drop it when they are next read."),
  ).toBeTruthy();
  const restore = screen.getByRole("button", { name: "Restore oil-grade" });
  expect(document.activeElement).toBe(restore);
  expect(screen.getByRole("button", { name: "Retired 1" })).toBeTruthy();
  await user.keyboard("{Enter}");
  await user.keyboard("Reviewed{Enter}");
  expect(
    await screen.findByText("oil-grade restored. Pages show it again when they are next read."),
  ).toBeTruthy();
  expect(sent).toEqual([
    ["/api/content/advice/oil-grade/retire", { reason: "Out of date" }],
    ["/api/content/advice/oil-grade/restore", { reason: "Reviewed" }],
  ]);
});

test("a failed change is reported and sent once, and Escape sends none", async () => {
  const { user, server } = openLibrary([buildAdvice("oil-grade")], {
    "/api/content/advice/oil-grade/retire": () =>
      json({ code: "unavailable", message: "Try again." }, 503),
  });
  await item("oil-grade");
  await user.click(screen.getByRole("button", { name: "Retire oil-grade" }));
  await user.keyboard("{Escape}");
  expect(screen.queryByLabelText("Why retire it")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Retire oil-grade" }));
  await user.keyboard("Out of date");
  const form = screen.getByLabelText("Why retire it").closest("form");
  act(() => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  expect((await screen.findByRole("alert")).textContent).toContain("The library was not changed");
  expect(server.calls.filter((call) => call.startsWith("POST"))).toHaveLength(1);
  expect(screen.getByLabelText<HTMLInputElement>("Why retire it").value).toBe("Out of date");
});

test("warns of reviews that are overdue or due soon, and filters the list by them", async () => {
  const { user } = openLibrary([
    buildAdvice("a", { review: "overdue", reviewBy: "2026-11-01" }),
    buildAdvice("b", { review: "soon" }),
    buildAdvice("c", { review: "overdue", retired }),
    buildAdvice("d"),
  ]);
  await item("a");
  const notice = screen.getByText(/Pages still show these sentences/).closest("div");
  expect(notice?.textContent).toContain("1 review overdue.");
  expect(notice?.textContent).toContain("1 review due within 60 days.");
  expect((await item("a")).textContent).toContain("Review by 1 November 2026: overdue");
  await user.click(screen.getByRole("button", { name: "Review due 2" }));
  expect(
    [...document.querySelectorAll(".advice-id")].map(({ textContent }) => textContent),
  ).toEqual(["a", "b"]);
});

test("searches sentences, and says when no entry matches", async () => {
  const { user } = openLibrary([
    buildAdvice("oil-grade"),
    buildAdvice("tyres-tread", { subject: "tyres" }),
  ]);
  await item("oil-grade");
  await user.type(screen.getByRole("searchbox"), "tread");
  await waitFor(() =>
    expect(screen.queryByText("oil-grade", { selector: ".advice-id" })).toBeNull(),
  );
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Tyres 1");
  await user.type(screen.getByRole("searchbox"), " of gold");
  expect(await screen.findByText("No entries match.")).toBeTruthy();
});

test("asks to sign in, and reports a library that cannot be read", async () => {
  openLibrary([], {}, signedOut);
  expect(screen.getByRole("button", { name: "Sign in to continue" })).toBeTruthy();
  cleanup();
  openLibrary([], {
    "/api/content/advice": () => json({ code: "unavailable", message: "Try again." }, 503),
  });
  expect(await screen.findByText("The library could not be read")).toBeTruthy();
});
