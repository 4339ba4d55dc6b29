import { addLocations } from "@vanfettle/core/testing/add-locations";
import {
  buildCountySeed,
  buildPlaceSeed,
  buildRegionSeed,
} from "@vanfettle/core/testing/seed-row-builders";
import { startDatabase } from "@vanfettle/core/testing/test-database";
import { lambdaHandler } from "../http/lambda-handler.ts";
import { createRouter } from "../http/router.ts";
import { visitorRoutes } from "../location/visitor-routes.ts";
import { event, type Sent } from "./api-event.ts";
import { recordedLog } from "./recorded-log.ts";

export const siteOrigin = "https://vanfettle.test";
export const signIn = { issuer: "https://issuer.test/pool", clientId: "site" };
export const seededAt = "2026-11-01T00:00:00.000Z";

/** Starts the visitor Lambda over a new, seeded table. */
export async function startVisitorApp(originTokens: string[] = []) {
  const database = await startDatabase();
  await addLocations({ ...database, clock: () => new Date(seededAt) }, [
    buildRegionSeed(),
    buildRegionSeed({
      canonicalSlug: "yorkshire",
      name: "Yorkshire & Humber",
      region: "Yorkshire & Humber",
      counties: [
        { name: "North Yorkshire", slug: "north-yorkshire", place_count: 3 },
        { name: "West Yorkshire", slug: "west-yorkshire", place_count: 4 },
      ],
    }),
    buildCountySeed(),
    buildPlaceSeed(),
    buildPlaceSeed({ canonicalSlug: "solihull", name: "Solihull", isCore: false, garageCount: 0 }),
  ]);
  database.takeCommands();
  const recorded = recordedLog();
  const routes = visitorRoutes({
    table: database.table,
    siteOrigin,
    clock: () => new Date(),
    signIn,
  });
  const handler = lambdaHandler(
    createRouter("visitor", { log: recorded.log, originTokens }, routes),
  );
  return {
    ...recorded,
    database,
    send: (method: string, path: string, sent?: Sent) => handler(event(method, path, sent)),
    get: (path: string, sent?: Sent) => handler(event("GET", path, sent)),
  };
}
