import { createContext, use, useSyncExternalStore } from "react";
import { useDocument } from "../../../ui/document-context.ts";
import type { Api } from "../../../api/client.ts";
import { createOperatorSession, type OperatorSession, type OperatorState } from "./operator-session.ts";
import { operatorApi } from "./operator-api.ts";

/** One for the document, so that going from one admin page to the other stays signed in. */
const siteOperators = createOperatorSession({
  page: () => window.location.origin + window.location.pathname,
  query: () => new URLSearchParams(window.location.search),
  cleanQuery: () => window.history.replaceState(window.history.state, "", window.location.pathname),
  async connect(api, page, onExpired) {
    const [config, { connectProvider }] = await Promise.all([
      api.call("getOperatorSignIn"),
      import("./identity-provider.ts"),
    ]);
    return connectProvider(config, { page, onExpired });
  },
});

export const operatorContext = createContext<OperatorSession>(siteOperators);

export const useOperators = (): OperatorSession => use(operatorContext);

export function useOperatorState(): OperatorState {
  const { subscribe, state } = useOperators();
  return useSyncExternalStore(subscribe, state);
}

/** The site's calls, in the operator's name where a call asks for one. */
export function useAdminApi(): Api {
  const { api } = useDocument();
  return operatorApi(api, useOperators());
}
