// @vitest-environment jsdom
import { buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ContentLocations } from "@vanfettle/contract/content-schemas";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildLocation } from "../../../testing/build-location.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { stubServer, json } from "../../../testing/stub-server.ts";
import type { OperatorState } from "../operator-session/operator-session.ts";
import { operatorContext } from "../operator-session/use-operator-session.ts";
import { anOperatorSession, signedIn, signedOut } from "../testing/operator-session.ts";
import { aContentLocation, aVersion, someLocations, someVersions } from "../testing/admin-responses.ts";
import ContentManager from "./content-manager.tsx";

// jsdom lays nothing out; the list asks how high its box is.
beforeEach(() => {
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(384);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(400);
  HTMLElement.prototype.scrollTo = () => {};
  HTMLElement.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Reply = (path: string, init: RequestInit) => Response | Promise<Response>;

async function open({
  answer = someLocations(200),
  state = signedIn,
  batch = () => json({ accepted: 2, skipped: 0, runId: "run_1" }, 202),
  also = {},
}: { answer?: ContentLocations; state?: OperatorState; batch?: Reply; also?: Record<string, unknown> } = {}) {
  const sent: { locationSlugs: string[]; limit: number }[] = [];
  const server = stubServer({
    "/api/content/locations": answer,
    "/api/content-progress": buildContentProgress({ completed: 91 }),
    "/api/content/batch": (path: string, init: RequestInit) => {
      sent.push(JSON.parse(init.body as string) as (typeof sent)[number]);
      return batch(path, init);
    },
    ...also,
  });
  const session = anOperatorSession(state);
  renderScreen(
    <operatorContext.Provider value={session}>
      <ContentManager />
    </operatorContext.Provider>,
    { server },
  );
  await screen.findByText(/\d towns/);
  const asked = (call: string) => server.calls.filter((each) => each === call).length;
  return { user: userEvent.setup(), sent, session, asked };
}

const rows = () => within(screen.getByRole("list", { name: "Locations" })).getAllByRole("listitem");
const search = () => screen.getByRole("searchbox", { name: "Search name, county or region" });
const generate = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Generat/ });

test("the totals are shown, and of the many rows only those near sight are drawn", async () => {
  await open({ answer: { ...someLocations(4_100), towns: 1_300, villages: 2_800 } });
  expect(screen.getByText("4,100 locations · 1,300 towns · 2,800 villages")).toBeTruthy();
  expect(rows().length).toBeGreaterThan(6);
  expect(rows().length).toBeLessThan(30);
  expect(rows()[0]?.getAttribute("aria-setsize")).toBe("4100");
  expect(rows()[0]?.getAttribute("aria-posinset")).toBe("1");
});

test("a row says name, county, region, type, population, its town and whether it has text", async () => {
  const district = { type: "district", parentTown: "Leeds", population: 12_345, hasContent: true } as const;
  const locations = [
    aContentLocation(1, { name: "Headingley", county: "West Yorkshire", region: "Yorkshire & Humber", ...district }),
    aContentLocation(2, { population: null }),
  ];
  await open({ answer: { total: 2, towns: 1, villages: 1, locations } });
  expect(rows()[0]?.textContent).toContain("Headingley");
  expect(rows()[0]?.textContent).toContain("in Leeds, West Yorkshire, Yorkshire & Humber");
  expect(rows()[0]?.textContent).toContain("Other");
  expect(rows()[0]?.textContent).toContain("12,345");
  expect(rows()[0]?.textContent).toContain("has text");
  expect(rows()[1]?.textContent).toContain("Town");
  expect(rows()[1]?.textContent).not.toContain("has text");
});

test("with nothing selected the first ten of the filtered list are generated, fewer if fewer", async () => {
  const { user, sent } = await open();
  expect(generate().textContent).toBe("Generate first 10");
  await user.type(search(), "place 19");
  await waitFor(() => expect(generate().textContent).toBe("Generate first 10"));
  await user.type(search(), "9");
  await waitFor(() => expect(generate().textContent).toBe("Generate first 1"));
  await user.click(generate());
  expect(sent).toEqual([{ locationSlugs: ["place-199"], limit: 1 }]);
});

test("a selection outlives the search, and all of it is sent with the limit of fifty", async () => {
  const { user, sent } = await open();
  await user.type(search(), "place 1");
  await screen.findByText(/111 shown/);
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await user.clear(search());
  await user.click(await screen.findByRole("checkbox", { name: "Select Place 0" }));
  expect(generate().textContent).toBe("Generate 112 selected");
  await user.click(generate());
  expect(sent[0]?.locationSlugs).toHaveLength(112);
  expect(sent[0]?.limit).toBe(50);
});

test("while a batch is being started the button says so; then what was taken is told and the list read again", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<Response>();
  const { user, asked } = await open({ batch: () => held });
  await user.click(generate());
  expect([generate().textContent, generate().disabled]).toEqual(["Generating...", true]);
  release(json({ accepted: 8, skipped: 2, runId: "run_1" }, 202));
  expect(await screen.findByText(/8 locations accepted, 2 skipped/)).toBeTruthy();
  expect(generate().disabled).toBe(false);
  await waitFor(() => expect(asked("GET /api/content/locations")).toBe(2));
});

test("the bar shows what the progress says, and a batch by itself does not move it", async () => {
  const { user } = await open();
  const bar = await screen.findByRole("progressbar", { name: "Generation" });
  await waitFor(() => expect(bar.getAttribute("aria-valuenow")).toBe("37"));
  await user.click(generate());
  await screen.findByText(/2 locations accepted/);
  expect(bar.getAttribute("aria-valuenow")).toBe("37");
  expect(bar.getAttribute("aria-valuetext")).toBe("91 of 243 locations");
});

test("a batch that fails is told to the console alone, and the button is ready again", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const { user } = await open({ batch: () => json({ message: "Busy." }, 409) });
  await user.click(generate());
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  told.mockClear();
  expect(generate().disabled).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText(/Busy/)).toBeNull();
});

test("a batch without a sign-in leads to it", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const { user, session } = await open({ state: signedOut, batch: () => json({ message: "Unauthorized" }, 401) });
  await user.click(generate());
  await user.click(within(await screen.findByRole("alert")).getByRole("button", { name: "Sign in to continue" }));
  expect(session.asked).toEqual(["sign in"]);
  told.mockClear();
});

test("arrow keys, Home and End go through the list, which is one stop of the Tab key", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("checkbox", { name: "Select Place 0" }));
  const stops = () =>
    within(screen.getByRole("list", { name: "Locations" }))
      .getAllByRole("checkbox")
      .filter((box) => box.tabIndex === 0);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  await waitFor(() => expect(document.activeElement?.closest("li")?.dataset["row"]).toBe("2"));
  await user.keyboard(" ");
  expect(generate().textContent).toBe("Generate 2 selected");
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement?.textContent).toContain("Place 2");
  await user.keyboard("{Home}");
  await waitFor(() => expect(document.activeElement?.closest("li")?.dataset["row"]).toBe("0"));
  expect(stops()).toHaveLength(1);
});

test("a signed-in operator reads a version, compares it with another and publishes it", async () => {
  let published = 2;
  const posts: string[] = [];
  const also = {
    "/api/content/locations/place-0/versions": () => json(someVersions("place-0", published)),
    "/api/content/locations/place-0/versions/1": aVersion("place-0", 1, "An old word."),
    "/api/content/locations/place-0/versions/2": aVersion("place-0", 2, "A new word."),
    "/api/content/locations/place-0/versions/1/publish": (path: string, init: RequestInit) => {
      posts.push(`${path} ${init.body as string}`);
      published = 1;
      return json({ slug: "place-0", publishedVersion: 1 });
    },
  };
  const { user } = await open({ also });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  expect(await screen.findByText("A new word.")).toBeTruthy();
  expect(screen.getByText("24 / 65")).toBeTruthy();
  expect(screen.getByText("Local model")).toBeTruthy();
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
  await user.click(screen.getByRole("button", { name: "Roll back to version 1" }));
  expect(await screen.findByText("Version 1 is what visitors read now.")).toBeTruthy();
  expect(posts).toEqual(["/api/content/locations/place-0/versions/1/publish {}"]);
});

test("anybody else reads what is published, as its page shows it, and can sign in for the versions", async () => {
  const hostile = '<p onclick="x">Read me</p>';
  const also = {
    "/api/locations/place-0": buildLocation({ servicing_content: hostile, mot_content: "<h2>MOT words</h2>" }),
  };
  const { user, asked } = await open({ state: signedOut, also });
  await user.click(await screen.findByRole("button", { name: /^Place 0 / }));
  expect(await screen.findByText(hostile)).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "MOT" }));
  expect(screen.getByRole("heading", { name: "MOT words" })).toBeTruthy();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "FAQ" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByText("Operators see every version here.", { exact: false })).toBeTruthy();
  expect(asked("GET /api/content/locations/place-0/versions")).toBe(0);
});
