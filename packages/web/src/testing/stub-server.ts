import { services } from "@vanfettle/contract/services";
import { createApi, type Api } from "../api/client.ts";

type Reply = (path: string, init: RequestInit) => Response | Promise<Response>;

export interface StubServer {
  api: Api;
  fetch: typeof globalThis.fetch;
  /** The method and path of each request, such as `GET /api/services`, in order. */
  calls: string[];
  /** The query of each request that has one, such as `before=run_2`, in order. */
  queries: string[];
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/**
 * Creates an in-memory API. `responses` maps paths to JSON bodies or functions. Other paths return
 * 404, except the services.
 */
export function stubServer(responses: Record<string, unknown> = {}): StubServer {
  const calls: string[] = [];
  const queries: string[] = [];
  const all: Record<string, unknown> = { "/api/services": services, ...responses };
  const fetch = (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname: path, searchParams } = new URL(url as string, "https://api.example");
    calls.push(`${init.method ?? "GET"} ${path}`);
    if (searchParams.size > 0) queries.push(decodeURIComponent(searchParams.toString()));
    if (!(path in all)) return Promise.resolve(json({ code: "not_found" }, 404));
    const answer = all[path];
    return Promise.resolve(
      typeof answer === "function" ? (answer as Reply)(path, init) : json(answer),
    );
  };
  return { api: createApi({ base: "https://api.example", fetch }), fetch, calls, queries };
}
