import { expect, test } from "vitest";
import { buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import { json, stubServer } from "../../testing/stub-server.ts";
import { signedIn, signedOut } from "../testing/operator-session.ts";
import type { OperatorState } from "./operator-session.ts";
import { createOperatorApi } from "./use-operator-session.ts";

function createTestApi(state: OperatorState) {
  const tokens: (string | null)[] = [];
  const respond = (body: unknown) => (_: string, init: RequestInit) => {
    tokens.push(new Headers(init.headers).get("authorization"));
    return json(body);
  };
  const server = stubServer({
    "/api/content-progress": respond(buildContentProgress()),
    "/api/content-generate/Yorkshire%20%26%20Humber": respond({
      runId: "run_1",
      startedAt: "2026-11-21T10:30:00.000Z",
      region: "Yorkshire & Humber",
      total: 20,
    }),
  });
  return {
    api: createOperatorApi(server.api, { getState: () => state }),
    tokens,
    calls: server.calls,
  };
}
const start = { params: { region: "Yorkshire & Humber" }, body: {} };

test("sends the token only with operators' calls", async () => {
  const { api, tokens } = createTestApi(signedIn);
  await api.call("generateRegion", start);
  await api.call("getContentProgress");
  expect(tokens).toEqual(["Bearer operator-token", null]);
});

test("without a sign-in the call is made without a token", async () => {
  const { api, tokens } = createTestApi(signedOut);
  await api.call("generateRegion", start);
  expect(tokens).toEqual([null]);
});

test("a region's name is encoded once in the path", async () => {
  const { api, calls } = createTestApi(signedIn);
  await api.call("generateRegion", start);
  expect(calls).toEqual(["POST /api/content-generate/Yorkshire%20%26%20Humber"]);
});
