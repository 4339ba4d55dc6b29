import { createContext, use } from "react";
import type { Api } from "./client.ts";
import type { Queries } from "./queries.ts";

export type ApiContext = { api: Api; queries: Queries };

export const apiContext = createContext<ApiContext | null>(null);

/** Returns the API client and the queries over it. Throws outside of an `apiContext` provider. */
export function useApi(): ApiContext {
  const value = use(apiContext);
  if (!value) throw new Error("useApi must be used inside an apiContext provider");
  return value;
}
