import { render } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createQueries } from "../api/queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import { documentContext } from "../ui/document-context.ts";
import { stubServer, type StubServer } from "./stub-server.ts";
import { origin, today } from "./render-document.ts";

/** Draws a part of a page in a document of its own, with a server in memory. */
export function renderScreen(
  children: ReactNode,
  { server = stubServer(), pathname = "/" }: { server?: StubServer; pathname?: string } = {},
) {
  const { api } = server;
  const document = { origin, today, failedPath: null, pathname, api, queries: createQueries(api) };
  return render(
    <documentContext.Provider value={document}>
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    </documentContext.Provider>,
  );
}
