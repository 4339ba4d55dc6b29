import type { OperatorScope } from "./operator-scopes.ts";
import type { ProblemCode } from "./problems.ts";

/** What the table of endpoints says of one call. */
export interface Endpoint {
  method: "GET" | "POST";
  /** HTTP API form: `{name}` for a parameter. */
  path: `/${string}`;
  /** The Lambda that answers it; each has its own rights on the table. */
  group: "visitor" | "booking" | "content";
  access: "public" | "operator";
  /** What an operator's token must be good for. */
  scope?: OperatorScope;
  status: number;
  cache: keyof typeof cacheControl;
  errors: readonly ProblemCode[];
  /** JSON unless said. */
  body?: "json" | "form";
  /** Where a body may be larger than usual. */
  bodyMaxBytes?: number;
  /** The content type of a successful response: JSON unless it says otherwise. */
  responseType?: "json" | "xml" | "html";
  summary: string;
}

export const cacheControl = {
  listing: "public, max-age=60, s-maxage=3600, stale-while-revalidate=86400",
  brief: "public, max-age=0, s-maxage=5",
  /** Polled every two seconds; one second keeps a crowd of pollers off the table. */
  live: "public, max-age=0, s-maxage=1",
  none: "no-store",
} as const;
