import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { Router, useRoutes, type Navigator } from "react-router";
import { documentContext, type DocumentContext } from "./document/document-context.ts";
import { routes } from "./routes.tsx";

interface AppProps {
  document: DocumentContext;
  client: QueryClient;
  pathname: string;
  navigator: Navigator;
}

const Routes = () => useRoutes(routes);

/** The one tree that the edge renders and the browser hydrates. */
export function App({ document, client, pathname, navigator }: AppProps) {
  return (
    <documentContext.Provider value={document}>
      <QueryClientProvider client={client}>
        <Router location={{ pathname }} navigator={navigator}>
          <Routes />
        </Router>
      </QueryClientProvider>
    </documentContext.Provider>
  );
}
