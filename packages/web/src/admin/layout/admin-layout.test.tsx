// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoutes } from "../../testing/render-screen.tsx";
import type { OperatorState } from "../operator-session/operator-session.ts";
import { operatorSessionContext } from "../operator-session/use-operator-session.ts";
import { buildOperatorSession, signedIn } from "../testing/operator-session.ts";
import { Component as AdminLayout } from "./admin-layout.tsx";

function openAt(pathname: string, state: OperatorState) {
  const session = buildOperatorSession(state);
  session.start = async (_, showQuery) => {
    if (pathname.includes("code=")) showQuery("text=leeds");
  };
  const element = (
    <operatorSessionContext.Provider value={session}>
      <AdminLayout />
    </operatorSessionContext.Provider>
  );
  const page = { path: "*", element: <h1>The page</h1> };
  const { router } = renderRoutes([{ element, children: [page] }], { pathname });
  return { ...session, router };
}

const button = (name: string) => screen.getByRole("button", { name });

const navigation = [
  ["/admin/", "Overview"],
  ["/admin/progress-monitor", "Progress monitor"],
  ["/admin/content-manager", "Content manager"],
  ["/admin/review", "Review drafts"],
  ["/admin/bookings", "Bookings"],
] as const;

test.each(navigation)(
  "leads to every page from %s, and marks it as the current one",
  (pathname, current) => {
    openAt(pathname, signedIn);
    expect(screen.getByRole("heading", { name: "The page" })).toBeTruthy();
    const links = within(screen.getByRole("navigation", { name: "Admin" })).getAllByRole("link");
    expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual(navigation);
    const marked = links.filter((link) => link.getAttribute("aria-current") === "page");
    expect(marked.map(({ textContent }) => textContent)).toEqual([current]);
  },
);

test("shows a signed-in operator's name and a button to sign out", () => {
  const session = openAt("/admin/", signedIn);
  expect(screen.getByText("operator@example.com")).toBeTruthy();
  fireEvent.click(button("Sign out"));
  expect(session.requests).toEqual(["sign out"]);
});

test("shows the query that the page had before the sign-in, in place of the provider's", async () => {
  const { router } = openAt("/admin/content-manager?code=abc&state=xyz", signedIn);
  const { pathname, search } = router.state.location;
  expect([pathname, search]).toEqual(["/admin/content-manager", "?text=leeds"]);
});

test("offers to sign in, with the reason that the last sign-in ended", () => {
  const session = openAt("/admin/", { status: "signedOut", notice: "Your sign-in has ended." });
  expect(screen.getByRole("alert").textContent).toBe("Your sign-in has ended.");
  fireEvent.click(button("Sign in"));
  expect(session.requests).toEqual(["sign in"]);
});
