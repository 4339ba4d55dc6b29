import { createContext, use } from "react";
import { useStore } from "zustand";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import type { ResponseBody } from "@vanfettle/contract/schemas";
import { requireShape, type Shapes } from "../../api/answer-shapes.ts";
import { useApi } from "../../api/api-context.ts";
import type { Api, CallOptions } from "../../api/client.ts";
import { keptInDocument } from "../../ui/kept-in-document.ts";
import shapes from "../operator-shapes.json" with { type: "json" };
import { createOperatorSession, type OperatorSession } from "./operator-session.ts";

/**
 * The session of this document. The admin pages share it, so going from one to the other stays
 * signed in.
 */
const documentSession = keptInDocument(createOperatorSession);

export const operatorSessionContext = createContext<OperatorSession | null>(null);

/** The shapes of the responses that only these pages read, derived like those of visitors. */
// TypeScript widens what a JSON file holds.
const operatorShapes = shapes as unknown as Shapes;

/** Returns the session of this document, or that of the nearest provider. */
export const useOperatorSession = (): OperatorSession =>
  use(operatorSessionContext) ?? documentSession();

/** Returns the state of the session, and renders again when it changes. */
export const useOperatorState = () => useStore(useOperatorSession());

/** Returns whether an operator is signed in, and renders again when that changes. */
export const useIsOperator = (): boolean => useOperatorState().status === "signedIn";

/**
 * Returns an API client for every endpoint that sends the operator's token with the calls that only
 * operators may make.
 */
export const createOperatorApi = (api: Api, { getState }: Pick<OperatorSession, "getState">) => ({
  async call<N extends EndpointName>(name: N, options: CallOptions = {}): Promise<ResponseBody<N>> {
    const operator = getState();
    const endpoint: Endpoint = endpoints[name];
    const isTokenSent = endpoint.access === "operator" && operator.status === "signedIn";
    const headers = {
      ...options.headers,
      ...(isTokenSent && { authorization: `Bearer ${operator.accessToken}` }),
    };
    const answer = await api.call(name, { ...options, headers });
    requireShape(answer, operatorShapes[name]);
    return answer;
  },
});

export type OperatorApi = ReturnType<typeof createOperatorApi>;

/** Returns the API client of the admin pages. */
export const useOperatorApi = (): OperatorApi =>
  createOperatorApi(useApi().api, useOperatorSession());
