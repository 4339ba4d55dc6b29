import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import type { ResponseBody } from "@vanfettle/contract/schemas";
import type { Call } from "./parse-request.ts";

type Endpoints = typeof endpoints;
export type NamesOf<G extends Endpoint["group"]> = {
  [N in EndpointName]: Endpoints[N]["group"] extends G ? N : never;
}[EndpointName];

/** For a redirect (status 303) the answer is the address to go to. */
export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<ResponseBody<N>> | ResponseBody<N>;

/** An endpoint of the group without a handler does not compile. */
export type Routes<G extends Endpoint["group"]> = { [N in NamesOf<G>]: Handler<N> };

export const namesOf = <G extends Endpoint["group"]>(group: G): NamesOf<G>[] =>
  endpointNames.filter((name): name is NamesOf<G> => endpoints[name].group === group);
