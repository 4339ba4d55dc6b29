import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router";
import { AppProviders } from "./app-providers.tsx";
import { today } from "./render-document.ts";
import { stubServer, type StubServer } from "./stub-server.ts";

/**
 * Renders routes inside the application's providers, with an in-memory server and router, which it
 * returns.
 */
export function renderRoutes(
  routes: RouteObject[],
  { server = stubServer(), pathname = "/" }: { server?: StubServer; pathname?: string } = {},
) {
  const router = createMemoryRouter(routes, { initialEntries: [pathname] });
  const view = render(
    <AppProviders api={server.api} today={today}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { ...view, router };
}

/** Renders part of a page with `renderRoutes`. */
export const renderScreen = (children: ReactNode, options?: Parameters<typeof renderRoutes>[1]) =>
  renderRoutes([{ path: "*", element: children }], options);
