import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { isAdminPage } from "@vanfettle/contract/paths";
import { documentContext, type DocumentContext } from "./document/document-context.ts";
import { createElement } from "react";
import { screenOf } from "./routes.ts";
import { loadedScreen } from "./screens.ts";
import { Layout } from "./ui/layout.tsx";

/** The one tree that the edge renders and the browser hydrates. */
export function App({ document, client }: { document: DocumentContext; client: QueryClient }) {
  const { pathname } = document;
  const screen = screenOf(pathname);
  const Page = loadedScreen(screen);
  return (
    <documentContext.Provider value={document}>
      <QueryClientProvider client={client}>
        {/* A new address is a new page, hence the key: nothing typed or opened on one may show on the next. */}
        <Layout footer={screen === "notFound" || !isAdminPage(screen)}>
          {Page && createElement(Page, { key: pathname })}
        </Layout>
      </QueryClientProvider>
    </documentContext.Provider>
  );
}
