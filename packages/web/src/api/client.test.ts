// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { originTimeoutSeconds } from "@vanfettle/contract/endpoint";
import { buildNearStations } from "../testing/build-near-stations.ts";
import { failureOf } from "./call-failure.ts";
import { callLimitMs, createApi } from "./client.ts";
import { statusOf } from "./http-error.ts";

const answering = (answer: Response) => {
  const requests: { url: string; init: RequestInit }[] = [];
  const api = createApi({
    base: "",
    fetch: (url, init = {}) => {
      requests.push({ url: url as string, init });
      return Promise.resolve(answer);
    },
  });
  return { api, requests };
};

const signal = expect.any(AbortSignal);

describe("API calls", () => {
  test("encode query parameters in the address", async () => {
    const { api, requests } = answering(Response.json(buildNearStations()));
    await api.call("nearStations", { params: { postcode: "QX1 1AA" }, query: { class: "7" } });
    expect(requests[0]?.url).toBe("/api/stations/near/QX1%201AA?class=7");
  });

  test("read with GET and credentials", async () => {
    const { api, requests } = answering(Response.json([]));
    expect(await api.call("listServices")).toEqual([]);
    expect(requests).toEqual([
      {
        url: "/api/services",
        init: { method: "GET", credentials: "include", headers: {}, signal },
      },
    ]);
  });

  test("write with a JSON body, its content type, credentials and the caller's headers", async () => {
    const { api, requests } = answering(Response.json({ redirectUrl: "https://partner.example/" }));
    const body = { registration: "AB12CDE" };
    await api.call("requestBooking", { body, headers: { "idempotency-key": "web_1" } });
    expect(requests[0]).toEqual({
      url: "/api/book-my-garage",
      init: {
        method: "POST",
        credentials: "include",
        headers: { "content-type": "application/json", "idempotency-key": "web_1" },
        body: JSON.stringify(body),
        signal,
      },
    });
  });

  test("encode path parameters", async () => {
    const { api, requests } = answering(Response.json({}, { status: 404 }));
    await api.call("getLocation", { params: { slug: "a/b &c" } }).catch(() => undefined);
    expect(requests[0]?.url).toBe("/api/locations/a%2Fb%20%26c");
  });
});

describe("an unsuccessful response", () => {
  test.each([
    [new Response("gone fishing", { status: 500 }), "500: gone fishing"],
    [new Response("", { status: 418, statusText: "I'm a teapot" }), "418: I'm a teapot"],
    [new Response("", { status: 503 }), "503: Service Unavailable"],
    [new Response("", { status: 401 }), "401: Unauthorized"],
    [new Response("", { status: 599 }), "599: "],
  ])("throws an error with the status and the body or reason phrase", async (answer, message) => {
    const error: unknown = await answering(answer)
      .api.call("listServices")
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message });
    expect(statusOf(error)).toBe(answer.status);
  });
});

describe("a call without a usable answer", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Calls an endpoint with this `fetch`. Returns the kind of its failure; null while it waits. */
  function start(fetch: typeof globalThis.fetch, options: { end?: AbortSignal } = {}) {
    const result: { failure: string | null } = { failure: null };
    const api = createApi({ base: "", fetch, ...(options.end && { signal: options.end }) });
    const call = api.call("eraseBooking", { body: {} });
    const settle = call.then(
      () => (result.failure = "answered"),
      (error: unknown) => (result.failure = failureOf(error)),
    );
    return { result, settle };
  }
  const never = () => new Promise<never>(() => {});
  const hungBody = () => Promise.resolve(new Response(new ReadableStream()));
  const hungError = () => Promise.resolve(new Response(new ReadableStream(), { status: 503 }));

  test("has a limit longer than CloudFront's, which answers before", () => {
    expect(callLimitMs).toBe(25_000);
    expect(callLimitMs).toBeGreaterThan(originTimeoutSeconds * 1000);
  });

  test.each([
    ["headers", never],
    ["a body", hungBody],
    ["an error's body", hungError],
  ])("ends at the limit without %s", async (_, fetch) => {
    const { result, settle } = start(fetch);
    await vi.advanceTimersByTimeAsync(callLimitMs - 1);
    expect(result.failure).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await settle;
    expect(result.failure).toBe("silent");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is aborted, so that a late answer changes nothing", async () => {
    const signals: unknown[] = [];
    const { settle } = start((_, init) => {
      signals.push(init?.signal);
      return never();
    });
    await vi.advanceTimersByTimeAsync(callLimitMs);
    await settle;
    expect(signals).toEqual([expect.objectContaining({ aborted: true })]);
  });

  test("ends earlier with the signal of its caller", async () => {
    const end = new AbortController();
    const { result, settle } = start(never, { end: end.signal });
    end.abort();
    await settle;
    expect(result.failure).toBe("silent");
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch")), "silent"],
    ["a page instead of JSON", async () => new Response("<!doctype html>"), "unreadable"],
    ["an empty body", async () => new Response(""), "unreadable"],
    ["null", async () => Response.json(null), "unreadable"],
    ["an answer that lacks a field", async () => Response.json({}), "unreadable"],
  ])("tells %s apart", async (_, fetch, failure) => {
    const { result, settle } = start(fetch);
    await settle;
    expect(result.failure).toBe(failure);
  });

  test("is not sent without a connection, except a read, which the browser may have stored", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([]));
    const { result, settle } = start(fetch);
    await settle;
    expect(result.failure).toBe("offline");
    expect(fetch).not.toHaveBeenCalled();
    expect(await createApi({ base: "", fetch }).call("listServices")).toEqual([]);
  });
});
