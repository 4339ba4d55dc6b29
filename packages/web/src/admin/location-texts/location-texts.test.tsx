// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildLocation } from "../../testing/build-location.ts";
import { json } from "../../testing/stub-server.ts";
import { buildContentVersion, buildContentVersions } from "../testing/admin-responses.ts";
import { openContentManager, prepareContentManager } from "../testing/content-manager-screen.tsx";
import { signedOut } from "../testing/operator-session.ts";

prepareContentManager();

test("lets a signed-in operator read a version, compare it with another and publish it", async () => {
  let published = 2;
  const posts: string[] = [];
  const responses = {
    "/api/content/locations/place-0/versions": () =>
      json(buildContentVersions("place-0", published)),
    "/api/content/locations/place-0/versions/1": buildContentVersion("place-0", 1, "An old word."),
    "/api/content/locations/place-0/versions/2": buildContentVersion("place-0", 2, "A new word."),
    "/api/content/locations/place-0/versions/1/publish": (path: string, init: RequestInit) => {
      posts.push(`${path} ${init.body as string}`);
      published = 1;
      return json({ slug: "place-0", publishedVersion: 1 });
    },
  };
  const { user } = await openContentManager({ responses });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  expect(await screen.findByText("A new word.")).toBeTruthy();
  expect(screen.getByText("24 / 65")).toBeTruthy();
  expect(screen.getByText("13 / 160")).toBeTruthy();
  const link = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link(/^Servicing page/)).toBe("/van-servicing/place-0/");
  expect(link(/^MOT page/)).toBe("/van-mot/place-0/");
  expect(screen.getByText("Local model")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Version 1/ }).textContent).toContain(
    "300 + 250 words · 2,000 tokens",
  );
  await user.click(screen.getByRole("button", { name: /Version 1/ }));
  expect(await screen.findByText("An old word.")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Compare version 1 with"), "2");
  await waitFor(() =>
    expect([...document.querySelectorAll(".diff del")].map((each) => each.textContent)).toEqual([
      "Only in version 2",
      "A new",
    ]),
  );
  expect([...document.querySelectorAll(".diff ins")].map((each) => each.textContent)).toEqual([
    "Only in version 1",
    "An old",
  ]);
  // A version is not compared with itself.
  await user.click(screen.getByRole("button", { name: /Version 2/ }));
  await user.click(screen.getByRole("button", { name: /Version 1/ }));
  expect(document.querySelector(".diff")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Roll back to version 1" }));
  expect(await screen.findByText("Version 1 is what visitors read now.")).toBeTruthy();
  expect(posts).toEqual(["/api/content/locations/place-0/versions/1/publish {}"]);
});

test("metadata as long as allowed is not too long, and one character more is", async () => {
  const version = buildContentVersion("place-0", 2, "Words.");
  const servicing = {
    ...version.servicing,
    metaTitle: "t".repeat(65),
    metaDescription: "d".repeat(161),
  };
  const responses = {
    "/api/content/locations/place-0/versions": buildContentVersions("place-0", 2),
    "/api/content/locations/place-0/versions/2": { ...version, servicing },
  };
  const { user } = await openContentManager({ responses });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  expect((await screen.findByText("65 / 65")).closest(".too-long")).toBeNull();
  expect(screen.getByText("161 / 160").closest(".too-long")?.textContent).toBe(
    "161 / 160 too long",
  );
});

test("shows anybody else the published texts as on their pages, and offers to sign in for the versions", async () => {
  const hostile = '<p onclick="x">Read me</p>';
  const responses = {
    "/api/locations/place-0": buildLocation({
      servicing_content: hostile,
      mot_content: "<h2>MOT words</h2>",
    }),
  };
  const { user, countCalls } = await openContentManager({ state: signedOut, responses });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  expect(await screen.findByText(hostile)).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "MOT" }));
  expect(screen.getByRole("heading", { name: "MOT words" })).toBeTruthy();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "FAQ" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByText("Operators see every version here.", { exact: false })).toBeTruthy();
  expect(countCalls("GET /api/content/locations/place-0/versions")).toBe(0);
});
