import type { Handle } from "../http.ts";

/**
 * Redirects pages opened at 127.0.0.1 or [::1] to localhost: forms and sign-in are rejected from
 * any other origin.
 */
export function atOneHostName(origin: string, handle: Handle): Handle {
  return async (request) => {
    const { method, path, query, headers } = request;
    const isPage =
      (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");
    if (!isPage || !/^(127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? "")) {
      return handle(request);
    }
    const search = query === "" ? "" : `?${query}`;
    const location = `${origin}${path}${search}`;
    return {
      status: 307,
      headers: { location, "cache-control": "no-store" },
      body: Buffer.alloc(0),
    };
  };
}
