import { buildContentProgress } from "@vanfettle/contract/testing/content-progress";
import { expect, test } from "vitest";
import { stubServer, json } from "../../../testing/stub-server.ts";
import { signedIn, signedOut } from "../testing/operator-session.ts";
import type { OperatorState } from "./operator-session.ts";
import { operatorApi } from "./operator-api.ts";

function setUp(state: OperatorState) {
  const seen: (string | null)[] = [];
  const noted = (body: unknown) => (_: string, init: RequestInit) => {
    seen.push(new Headers(init.headers).get("authorization"));
    return json(body);
  };
  const server = stubServer({
    "/api/content-progress": noted(buildContentProgress()),
    "/api/content-generate/Yorkshire%20%26%20Humber": noted({ runId: "run_1" }),
  });
  return { api: operatorApi(server.api, { state: () => state }), seen, calls: server.calls };
}
const start = { params: { region: "Yorkshire & Humber" }, body: {} };

test("the token goes with operators' calls and with no other", async () => {
  const { api, seen } = setUp(signedIn);
  await api.call("generateRegion", start);
  await api.call("getContentProgress");
  expect(seen).toEqual(["Bearer token-of-hers", null]);
});

test("without a sign-in the call is made all the same, and the server decides", async () => {
  const { api, seen } = setUp(signedOut);
  await api.call("generateRegion", start);
  expect(seen).toEqual([null]);
});

test("a region's name is encoded once in the path", async () => {
  const { api, calls } = setUp(signedIn);
  await api.call("generateRegion", start);
  expect(calls).toEqual(["POST /api/content-generate/Yorkshire%20%26%20Humber"]);
});
