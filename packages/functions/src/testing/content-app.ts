import { addLocations } from "@vanfettle/core/testing/add-locations";
import {
  buildTowns,
  buildWritableTown,
  startGenerationHarness,
} from "@vanfettle/core/testing/generation-harness";
import { buildCountySeed, buildRegionSeed } from "@vanfettle/core/testing/seed-row-builders";
import { contentRoutes } from "../content/content-routes.ts";
import { lambdaHandler } from "../http/lambda-handler.ts";
import { createRouter } from "../http/router.ts";
import { event, type Sent } from "./api-event.ts";
import { recordedLog } from "./recorded-log.ts";

export const operator = {
  username: "operator",
  scopes: ["openid", "content/read", "content/write"],
};

/** Starts the content function over a seeded table, with a machine that records start requests. */
export async function startContentApp() {
  const world = await startGenerationHarness([]);
  await addLocations(world.deps, [
    buildRegionSeed({
      canonicalSlug: "yorkshire",
      name: "Yorkshire & Humber",
      region: "Yorkshire & Humber",
    }),
    buildCountySeed(),
    ...buildTowns("wales", 4),
    buildWritableTown("Leeds", "yorkshire"),
  ]);
  const recorded = recordedLog();
  const handler = lambdaHandler(
    createRouter(
      "content",
      { log: recorded.log, originTokens: [] },
      contentRoutes({ ...world.deps, modelNames: ["vanfettle-local"] }),
    ),
  );
  const send = (method: string, path: string, sent?: Sent) =>
    handler(event(method, path, { operator: operator, ...sent }));
  return {
    ...recorded,
    world,
    send,
    get: (path: string, sent?: Sent) => send("GET", path, sent),
    post: (path: string, body: unknown = {}, sent: Sent = {}) =>
      send("POST", path, {
        headers: { "content-type": "application/json" },
        body: typeof body === "string" ? body : JSON.stringify(body),
        ...sent,
      }),
  };
}
