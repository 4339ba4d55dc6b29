import { afterAll, beforeAll, expect, test } from "vitest";
import { startVisitorApp } from "../testing/visitor-app.ts";

let app: Awaited<ReturnType<typeof startVisitorApp>>;
beforeAll(async () => {
  app = await startVisitorApp(["the token in use", "the token before it"]);
});
afterAll(() => app.database.stop());

test.each(["the token in use", "the token before it"])(
  "accepts a call that came through the site",
  async (token) => {
    expect(
      (await app.get("/api/services", { headers: { "x-origin-token": token } })).statusCode,
    ).toBe(200);
  },
);

test.each([undefined, "", "the token", "the token in use ", "The token in use"])(
  "rejects a call with the token %j",
  async (token) => {
    const headers = token === undefined ? {} : { "x-origin-token": token };
    for (const path of ["/api/services", "/api/locations/birmingham", "/unknown"]) {
      const response = await app.get(path, { headers });
      expect(response.statusCode).toBe(403);
      expect(JSON.parse(response.body ?? "")).toMatchObject({ code: "forbidden" });
    }
    expect(app.database.takeCommands()).toEqual([]);
  },
);
