// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { json } from "../../testing/stub-server.ts";
import {
  buildContentLocation,
  buildContentLocations,
  buildContentStates,
} from "../testing/admin-responses.ts";
import {
  generate,
  openContentManager,
  prepareContentManager,
  rows,
  search,
} from "../testing/content-manager-screen.tsx";
import { signedOut } from "../testing/operator-session.ts";
import { chosenDrafts } from "../texts/draft-queue.ts";

prepareContentManager();

test("shows the totals and renders only the rows near the visible part of the list", async () => {
  await openContentManager({
    locations: {
      ...buildContentLocations(4_100),
      towns: 1_300,
      villages: 2_200,
      districts: 480,
      unclassified: 120,
    },
  });
  const totals =
    "4,100 locations · 1,300 towns · 2,200 villages · 480 districts · 120 of unknown size";
  expect(screen.getByText(totals)).toBeTruthy();
  expect(rows().length).toBeGreaterThan(6);
  expect(rows().length).toBeLessThan(30);
  expect(rows()[0]?.getAttribute("aria-setsize")).toBe("4100");
  expect(rows()[0]?.getAttribute("aria-posinset")).toBe("1");
});

test("shows name, parent town, county, region, type, population and whether there is text in each row", async () => {
  const district = {
    type: "district",
    parentTown: "Leeds",
    population: 12_345,
    hasContent: true,
  } as const;
  const listed = [
    buildContentLocation(1, {
      name: "Headingley",
      county: "West Yorkshire",
      region: "Yorkshire & Humber",
      ...district,
    }),
    buildContentLocation(2, { population: null }),
  ];
  await openContentManager({
    locations: { ...buildContentLocations(0), total: 2, locations: listed },
  });
  expect(rows()[0]?.textContent).toContain("Headingley");
  expect(rows()[0]?.textContent).toContain("in Leeds, West Yorkshire, Yorkshire & Humber");
  expect(rows()[0]?.textContent).toContain("Other");
  expect(rows()[0]?.textContent).toContain("12,345");
  expect(rows()[0]?.textContent).toContain("has text");
  expect(rows()[1]?.textContent).toContain("Town");
  expect(rows()[1]?.textContent).toContain("Population not known");
  expect(rows()[1]?.textContent).not.toContain("has text");
});

test("finds a place by the letters that begin its name, although they also begin Girobank's postcode", async () => {
  const locations = buildContentLocations(2);
  locations.locations[0]!.name = "Girvan";
  const { user } = await openContentManager({ locations });
  await user.type(search(), "gir");
  await screen.findByText(/^1 shown/);
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Girvan")]);
});

test("reports unreadable states of texts, keeps the open list, and retries on request", async () => {
  let isDown = true;
  const states = buildContentStates([
    { slug: "fernby", name: "Fernby", states: ["live"], liveVersion: 1 },
  ]);
  await openContentManager({
    responses: {
      "/api/content/states": () => (isDown ? json({ code: "internal" }, 500) : json(states)),
    },
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The states of the texts could not be read.");
  isDown = false;
  await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  await screen.findByRole("option", { name: "Live (1)" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("says that no location has the key of the address, and how many texts are live", async () => {
  const states = buildContentStates([{ slug: "deal", name: "Deal" }]);
  const { router } = await openContentManager({ responses: { "/api/content/states": states } });
  await act(() => router.navigate("/?text=atlantis"));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "There is no location “atlantis”. Choose one from the list.",
  );
  expect(screen.getByText("Live: 318 of 4,198 places").parentElement?.textContent).toBe(
    "Live: 318 of 4,198 places · core places 120 of 243 · counties and regions 3 of 78",
  );
  await act(() => router.navigate("/?text=deal"));
  await waitFor(() => expect(screen.queryByText(/^There is no location/)).toBeNull());
});

test("asks whoever has not signed in to do so for a county, which only operators have listed", async () => {
  const { router } = await openContentManager({ state: signedOut });
  await act(() => router.navigate("/?text=county%2Fkent"));
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByRole("button", { name: "Sign in to continue" })).toBeTruthy();
});

test("adds the slug to the name of a place that shares its name with others", async () => {
  const stones = ["stone-kent", "stone-near-ashford"].map((slug) =>
    buildContentLocation(1, { name: "Stone", slug }),
  );
  const ness = buildContentLocation(2, { name: "Bo'ness", slug: "boness" });
  await openContentManager({
    locations: { ...buildContentLocations(0), total: 3, locations: [...stones, ness] },
  });
  for (const name of [
    "Select Stone (stone-kent)",
    "Select Stone (stone-near-ashford)",
    "Select Bo'ness",
  ]) {
    expect(await screen.findByRole("checkbox", { name })).toBeTruthy();
  }
});

test("opens the review of the drafts among the locations shown", async () => {
  const states = buildContentStates([
    { name: "Dover", states: ["draft"], draftVersion: 2 },
    { name: "Dover", kind: "county", slug: "place-0", states: ["draft"], draftVersion: 1 },
    { name: "Deal", states: ["draft"], draftVersion: 1 },
    { name: "Dover Marina" },
  ]);
  const { user, router } = await openContentManager({
    responses: { "/api/content/states": states },
  });
  expect(await screen.findByRole("link", { name: "Review 3 drafts" })).toBeTruthy();
  await user.type(search(), "dover");
  await user.click(await screen.findByRole("link", { name: "Review 2 drafts" }));
  const { pathname, state } = router.state.location;
  expect([pathname, chosenDrafts(state)]).toEqual(["/admin/review", ["place-0", "county/place-0"]]);
});

test("asks the site's search for a postcode, and shows the listed places that it finds, nearest first", async () => {
  const place = (slug: string) => ({ kind: "place", slug, name: slug, area: "", miles: null });
  const found = {
    outcome: "places",
    places: [place("place-7"), place("nowhere"), place("place-3")],
    nearest: [],
    postcode: null,
    placed: null,
    sector: null,
  };
  const { user, queries } = await openContentManager({
    responses: { "/api/find": found },
  });
  await user.type(search(), "ME14 1AA");
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows().map(({ textContent }) => /Place \d/.exec(textContent)?.[0])).toEqual([
    "Place 7",
    "Place 3",
  ]);
  expect(queries.at(-1)).toBe("q=ME14+1AA");
});

test("offers no review where no location shown has a draft", async () => {
  await openContentManager({ responses: { "/api/content/states": buildContentStates([{}]) } });
  await screen.findByRole("option", { name: "Missing (1)" });
  expect(screen.queryByRole("link", { name: /^Review \d/ })).toBeNull();
});

test("approves each draft once, and offers none again before the list is read anew", async () => {
  const { promise: gate, resolve: respond } = Promise.withResolvers<void>();
  const waiting = { slug: "place-0", name: "Place 0" };
  const draft = buildContentStates([{ ...waiting, states: ["draft"], draftVersion: 2 }]);
  const live = buildContentStates([{ ...waiting, states: ["live"], liveVersion: 2 }]);
  let approvals = 0;
  const responses = {
    "/api/content/states": async () => {
      if (approvals > 0) await gate;
      return json(approvals > 0 ? live : draft);
    },
    "/api/content/approve": () => {
      approvals += 1;
      return json({ approved: [{ kind: "place", slug: "place-0", version: 2 }], notApproved: [] });
    },
  };
  const { user, countCalls } = await openContentManager({ responses });
  await user.click(await screen.findByRole("checkbox", { name: "Select Place 0" }));
  const approve = await screen.findByRole("button", { name: "Approve 1 draft" });
  act(() => {
    approve.click();
    approve.click();
  });
  await waitFor(() => expect(countCalls("GET /api/content/states")).toBe(2));
  expect([approve.textContent, approve.ariaDisabled, approvals]).toEqual([
    "Approving...",
    "true",
    1,
  ]);
  respond();
  expect(await screen.findByText("1 draft approved.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull();
  expect(approvals).toBe(1);
});

test("asks once, with the number, before it approves several drafts", async () => {
  const sent: unknown[] = [];
  const responses = {
    "/api/content/states": buildContentStates(
      [4, 5].map((draftVersion, i) => ({
        slug: `place-${i}`,
        name: `Place ${i}`,
        states: ["draft" as const],
        draftVersion,
      })),
    ),
    "/api/content/approve": (_: string, init: RequestInit) => {
      sent.push(JSON.parse(init.body as string));
      const copied = { kind: "place", slug: "place-1", version: 5, code: "version_refused" };
      return json({ approved: [], notApproved: [{ ...copied, message: "It is a copy." }] });
    },
  };
  const { user } = await openContentManager({ responses });
  for (const name of ["Place 0", "Place 1"]) {
    await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  }
  const ask = () => screen.findByRole("button", { name: "Approve 2 drafts" });
  await user.click(await ask());
  expect(await screen.findByText(/^Approve 2 drafts without opening them\?/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Do not approve" }));
  expect(screen.queryByText(/without opening them/)).toBeNull();
  expect(sent).toEqual([]);
  await user.click(await ask());
  await user.click(await ask());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      drafts: [
        { kind: "place", slug: "place-0", version: 4 },
        { kind: "place", slug: "place-1", version: 5 },
      ],
    },
  ]);
  const refused = await screen.findByRole("link", { name: "Place 1" });
  expect(refused.getAttribute("href")).toBe("/admin/content-manager?text=place-1");
  expect(refused.closest("li")?.textContent).toBe("Place 1, version 5: It is a copy.");
});

test("moves through the list, which is one tab stop, with the arrow keys, Home and End", async () => {
  const { user } = await openContentManager();
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
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain("Place 2");
  await user.keyboard("{Home}");
  await waitFor(() => expect(document.activeElement?.closest("li")?.dataset["row"]).toBe("0"));
  expect(stops()).toHaveLength(1);
});
