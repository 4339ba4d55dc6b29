import { vi } from "vitest";

interface StubbedResponse {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}

/**
 * Makes `fetch` respond with each of the responses in turn, then always with the last response.
 * Returns the requests. `vi.unstubAllGlobals` ends it.
 */
export function stubResponses(...responses: StubbedResponse[]): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (...request: ConstructorParameters<typeof Request>) => {
    requests.push(new Request(...request));
    const { body, ...init } = responses[requests.length - 1] ?? responses.at(-1)!;
    return Response.json(body, init);
  });
  return requests;
}
