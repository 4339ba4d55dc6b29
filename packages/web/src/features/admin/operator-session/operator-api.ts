import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import type { Api, CallOptions } from "../../../api/client.ts";
import type { OperatorSession } from "./operator-session.ts";

/** Sends the token with the calls that are for operators, and with no other. */
export const operatorApi = (api: Api, { state }: Pick<OperatorSession, "state">): Api => ({
  call<N extends EndpointName>(name: N, options: CallOptions = {}) {
    const operator = state();
    const { access }: Endpoint = endpoints[name];
    if (access !== "operator" || operator.status !== "in") return api.call(name, options);
    const headers = { ...options.headers, authorization: `Bearer ${operator.accessToken}` };
    return api.call(name, { ...options, headers });
  },
});
