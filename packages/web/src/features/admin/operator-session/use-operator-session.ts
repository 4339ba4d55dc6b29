import { endpoints } from "@vanfettle/contract/endpoints";
import { createContext, use, useSyncExternalStore } from "react";
import { useApi } from "../../../api/api-context.ts";
import {
  createOperatorSession,
  type OperatorSession,
  type OperatorState,
  type TabMessage,
} from "./operator-session.ts";
import { createOperatorApi, type OperatorApi } from "./operator-api.ts";

/** The channel between the site's tabs, opened only in a browser. */
let channel: BroadcastChannel | undefined;
const openChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel("operator-session"));

/** The session of this document. The admin pages share it, so going from one to the other stays signed in. */
const documentSession = createOperatorSession({
  pageUrl: () => window.location.origin + window.location.pathname,
  query: () => new URLSearchParams(window.location.search),
  clearQuery: () => window.history.replaceState(window.history.state, "", window.location.pathname),
  openTab: (url) => void window.open(url, "_blank", "noopener"),
  mayHaveStored: () => Object.keys(window.sessionStorage).some((key) => key.startsWith("oidc.user:")),
  tabs: {
    post: (message) => openChannel().postMessage(message),
    listen: (listener) => {
      openChannel().onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    },
  },
  async connect(api, options) {
    const [config, { createIdentityProvider }] = await Promise.all([
      api.call("getOperatorSignIn", { endpoint: endpoints.getOperatorSignIn }),
      import("./identity-provider.ts"),
    ]);
    return createIdentityProvider(config, options);
  },
});

export const operatorSessionContext = createContext<OperatorSession>(documentSession);

/** Returns the session of this document, or that of the nearest provider. */
export const useOperatorSession = (): OperatorSession => use(operatorSessionContext);

/** Returns the state of the session, and renders again when it changes. */
export function useOperatorState(): OperatorState {
  const { subscribe, getState } = useOperatorSession();
  return useSyncExternalStore(subscribe, getState);
}

/** Returns whether an operator is signed in, and renders again when that changes. */
export const useIsOperator = (): boolean => useOperatorState().status === "signedIn";

/** Returns the API client of the admin pages, which sends the operator's token where a call needs it. */
export function useAdminApi(): OperatorApi {
  const { api } = useApi();
  return createOperatorApi(api, useOperatorSession());
}
