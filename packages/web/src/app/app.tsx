import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { isAdminPage } from "@vanfettle/contract/paths";
import { documentContext, type DocumentContext } from "../ui/document-context.ts";
import { createElement } from "react";
import { loadedScreen, type ScreenName } from "./screens.ts";
import { Layout } from "./layout/layout.tsx";

interface AppProps {
  document: DocumentContext;
  client: QueryClient;
  screen: ScreenName;
}

/** The one tree that the edge renders and the browser hydrates. */
export function App({ document, client, screen }: AppProps) {
  const Page = loadedScreen(screen);
  return (
    <documentContext.Provider value={document}>
      <QueryClientProvider client={client}>
        {/* A new address is a new page, hence the key: nothing typed or opened on one may show on the next. */}
        <Layout footer={screen === "notFound" || !isAdminPage(screen)}>
          {Page && createElement(Page, { key: document.pathname })}
        </Layout>
      </QueryClientProvider>
    </documentContext.Provider>
  );
}
