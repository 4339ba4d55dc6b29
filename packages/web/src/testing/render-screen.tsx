import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router";
import { samplePageSettings } from "@vanfettle/contract/page-settings";
import { apiContext } from "../api/api-context.ts";
import { createQueries } from "../api/queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import { documentContext } from "../ui/document-context.ts";
import { origin, today } from "./render-document.ts";
import { stubServer, type StubServer } from "./stub-server.ts";

/**
 * Renders routes inside the application's providers, with an in-memory server and router, which it
 * returns.
 */
export function renderRoutes(
  routes: RouteObject[],
  { server = stubServer(), pathname = "/" }: { server?: StubServer; pathname?: string } = {},
) {
  const { api } = server;
  const router = createMemoryRouter(routes, { initialEntries: [pathname] });
  const view = render(
    <documentContext.Provider value={{ origin, today, settings: samplePageSettings }}>
      <apiContext.Provider value={{ api, queries: createQueries(api) }}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </apiContext.Provider>
    </documentContext.Provider>,
  );
  return { ...view, router };
}

/** Renders part of a page with `renderRoutes`. */
export const renderScreen = (children: ReactNode, options?: Parameters<typeof renderRoutes>[1]) =>
  renderRoutes([{ path: "*", element: children }], options);
