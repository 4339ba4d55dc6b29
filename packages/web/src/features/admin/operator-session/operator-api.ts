import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import type { ResponseBody } from "@vanfettle/contract/schemas";
import type { Api, CallOptions } from "../../../api/client.ts";
import type { OperatorSession } from "./operator-session.ts";

/** The API client of the admin pages, which has every endpoint of the contract. */
export interface OperatorApi {
  call<N extends EndpointName>(name: N, options?: CallOptions): Promise<ResponseBody<N>>;
}

/** Returns an API client that sends the operator's token with the calls that only operators may make. */
export const createOperatorApi = (api: Api, { getState }: Pick<OperatorSession, "getState">): OperatorApi => ({
  call<N extends EndpointName>(name: N, options: CallOptions = {}) {
    const operator = getState();
    const endpoint: Endpoint = endpoints[name];
    if (endpoint.access !== "operator" || operator.status !== "signedIn") {
      return api.call(name, { endpoint, ...options });
    }
    const headers = { ...options.headers, authorization: `Bearer ${operator.accessToken}` };
    return api.call(name, { endpoint, ...options, headers });
  },
});
