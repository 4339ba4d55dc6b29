import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { samplePageSettings } from "@vanfettle/contract/page-settings";
import { apiContext } from "../api/api-context.ts";
import type { Api } from "../api/client.ts";
import { createQueries } from "../api/queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import { documentContext } from "../ui/document-context.ts";
import { origin } from "./render-document.ts";

interface Props {
  api: Api;
  today: string;
  children: ReactNode;
}

/** The application's providers around a part of a page, as of a day. */
export function AppProviders({ api, today, children }: Props) {
  const [client] = useState(createQueryClient);
  const [queries] = useState(() => createQueries(api));
  return (
    <documentContext.Provider value={{ origin, today, settings: samplePageSettings }}>
      <apiContext.Provider value={{ api, queries }}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </apiContext.Provider>
    </documentContext.Provider>
  );
}
