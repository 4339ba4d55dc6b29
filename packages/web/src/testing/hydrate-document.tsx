import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { createMemoryRouter, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import { vi } from "vitest";
import type { PageSettings } from "@vanfettle/contract/page-settings";
import { createQueries } from "../api/queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import { App } from "../app/app.tsx";
import { restoreQueries, type DocumentState } from "../app/document-state.ts";
import { InteractiveMark } from "../app/interactive-mark.tsx";
import { keepFields } from "../app/keep-fields.ts";
import { loadMatchedPages } from "../app/load-matched-pages.ts";
import { createRoutes, loadPageContext, startQueries } from "../app/routes.tsx";
import { readRenderedContent } from "../ui/document-context.ts";
import { today as dayOfDocument, renderDocument, type Page } from "./render-document.ts";
import { stubServer } from "./stub-server.ts";

interface HydrationOptions {
  /** The browser's clock, by default the day of the document. */
  now?: string;
  /** The settings of a stage, by default a local site's settings. */
  settings?: PageSettings;
  /** The document that the edge sent, if it is not to be rendered here. */
  sent?: Page;
  /** Called when the document is complete and no script has run. */
  onDocument?: () => void | Promise<void>;
}

/**
 * Renders a document as the edge does and hydrates it as the browser's entry does, with an
 * in-memory history.
 */
export async function hydrateDocument(
  path: string,
  answers: Record<string, unknown>,
  { now = dayOfDocument, settings: ofStage, sent, onDocument }: HydrationOptions = {},
) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  const page = sent ?? (await renderDocument(path, answers, ofStage));
  document.head.innerHTML = page.head;
  document.body.innerHTML = `<div id="root">${page.body}</div>`;
  const { origin, today, settings, ...state } = JSON.parse(page.state) as DocumentState;
  const server = stubServer(answers);
  const api = { api: server.api, queries: createQueries(server.api) };
  const queryClient = createQueryClient();
  restoreQueries(queryClient, state.queries);
  const routes = createRoutes();
  await loadMatchedPages(routes, path);
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: state.router,
    getContext: () =>
      new RouterContextProvider(new Map([[loadPageContext, startQueries(queryClient, api)]])),
  });
  const errors: unknown[] = [];
  const root = document.getElementById("root") as HTMLElement;
  const before = root.innerHTML;
  const rendered = readRenderedContent();
  await onDocument?.();
  const restoreFields = keepFields(root);
  await act(async () => {
    const hydrated = hydrateRoot(
      root,
      <App document={{ origin, today, settings, rendered }} api={api} queryClient={queryClient}>
        <InteractiveMark onReady={restoreFields}>
          <RouterProvider router={router} />
        </InteractiveMark>
      </App>,
      { onRecoverableError: (error) => errors.push(error) },
    );
    // `setup.ts` leaves the page after each test.
    window.addEventListener("pagehide", () => act(() => hydrated.unmount()), { once: true });
  });
  return { before, after: root.innerHTML, errors, calls: server.calls };
}
