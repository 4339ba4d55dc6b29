import { describe, expect, test } from "vitest";
import { createApi } from "./client.ts";
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

describe("API calls", () => {
  test("encode query parameters in the address", async () => {
    const { api, requests } = answering(Response.json({}));
    await api.call("nearStations", { params: { postcode: "QX1 1AA" }, query: { class: "7" } });
    expect(requests[0]?.url).toBe("/api/stations/near/QX1%201AA?class=7");
  });

  test("read with GET and credentials", async () => {
    const { api, requests } = answering(Response.json([]));
    expect(await api.call("listServices")).toEqual([]);
    expect(requests).toEqual([
      { url: "/api/services", init: { method: "GET", credentials: "include", headers: {} } },
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
      },
    });
  });

  test("encode path parameters", async () => {
    const { api, requests } = answering(Response.json({}));
    await api.call("getLocation", { params: { slug: "a/b &c" } });
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
