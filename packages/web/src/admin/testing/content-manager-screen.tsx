import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import type { ContentLocations } from "@vanfettle/contract/content/content-schemas";
import { buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import { refreshTexts } from "../admin-queries.ts";
import { Component as ContentManager } from "../content-manager/content-manager.tsx";
import type { OperatorState } from "../operator-session/operator-session.ts";
import { operatorSessionContext } from "../operator-session/use-operator-session.ts";
import { buildContentLocations } from "./admin-responses.ts";
import { buildOperatorSession, signedIn } from "./operator-session.ts";

/** Gives the list of locations a height, which jsdom lacks, and clears the page after each test. */
export function prepareContentManager(): void {
  beforeEach(() => {
    vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(384);
    vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(400);
    HTMLElement.prototype.scrollTo = () => {};
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    sessionStorage.clear();
    vi.restoreAllMocks();
  });
}

export type Reply = (path: string, init: RequestInit) => Response | Promise<Response>;

interface Options {
  locations?: ContentLocations;
  state?: OperatorState;
  batch?: Reply;
  responses?: Record<string, unknown>;
}

/** Opens the content manager with an in-memory server. `sent` holds the requested batches. */
export async function openContentManager({
  locations = buildContentLocations(200),
  state = signedIn,
  batch = () =>
    json(
      {
        accepted: 2,
        skipped: 0,
        runId: "run_1",
        startedAt: "2026-11-21T10:30:00.000Z",
      },
      202,
    ),
  responses = {},
}: Options = {}) {
  const sent: { locationSlugs: string[]; limit: number }[] = [];
  const server = stubServer({
    "/api/content/locations": locations,
    "/api/content-progress": buildContentProgress({ completed: 91 }),
    // Never answered, so that the list is the open one, unless a test has states.
    "/api/content/states": () => new Promise(() => {}),
    "/api/content/batch": (path: string, init: RequestInit) => {
      sent.push(JSON.parse(init.body as string) as (typeof sent)[number]);
      return batch(path, init);
    },
    ...responses,
  });
  const session = buildOperatorSession(state);
  let client: QueryClient | undefined;
  const Client = () => {
    const used = useQueryClient();
    useEffect(() => void (client = used), [used]);
    return null;
  };
  const { router } = renderScreen(
    <operatorSessionContext.Provider value={session}>
      <ContentManager />
      <Client />
    </operatorSessionContext.Provider>,
    { server },
  );
  await screen.findByText(/\d towns/);
  const countCalls = (call: string) => server.calls.filter((each) => each === call).length;
  /** Reads the texts again, as after a run has ended. Lists follow, which may never be answered. */
  const refresh = () =>
    act(async () => {
      if (client) await refreshTexts(client);
    });
  const user = userEvent.setup();
  return { user, sent, session, countCalls, queries: server.queries, router, refresh };
}

export const rows = () =>
  within(screen.getByRole("list", { name: "Locations" })).getAllByRole("listitem");
export const search = () =>
  screen.getByRole("searchbox", { name: "Search name, county or region" });
export const generate = () => screen.getByRole("button", { name: /^Generat(?!e all)/ });
