import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { apiContext, type ApiContext } from "../api/api-context.ts";
import { documentContext, type DocumentContext } from "../ui/document-context.ts";

interface AppProps {
  document: DocumentContext;
  api: ApiContext;
  queryClient: QueryClient;
  /** The router's provider: static at the edge, a browser router otherwise. */
  children: ReactNode;
}

/** The providers around the router. The edge renders this tree and the browser hydrates it. */
export const App = ({ document, api, queryClient, children }: AppProps) => (
  <documentContext.Provider value={document}>
    <apiContext.Provider value={api}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </apiContext.Provider>
  </documentContext.Provider>
);
