import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import type { Api, CallOptions } from "../../../api/client.ts";
import type { OperatorSession } from "./operator-session.ts";

/** Returns an API client that sends the operator's token with the calls that only operators may make. */
export const createOperatorApi = (api: Api, { getState }: Pick<OperatorSession, "getState">): Api => ({
  call<N extends EndpointName>(name: N, options: CallOptions = {}) {
    const operator = getState();
    const { access }: Endpoint = endpoints[name];
    if (access !== "operator" || operator.status !== "signedIn") return api.call(name, options);
    const headers = { ...options.headers, authorization: `Bearer ${operator.accessToken}` };
    return api.call(name, { ...options, headers });
  },
});
