import { openTable } from "@vanfettle/core/table/table";
import { lambdaHandler } from "../../packages/functions/src/http/lambda-handler.ts";
import { createRouter } from "../../packages/functions/src/http/router.ts";
import { visitorRoutes } from "../../packages/functions/src/location/visitor-routes.ts";
import { createLog } from "../../packages/functions/src/log.ts";
import { locationRows } from "../data/location-rows.ts";
import { serveMessages } from "../measure/serve-messages.ts";
import { startBareGateway } from "./bare-gateway.ts";
import { inMemoryClient } from "./in-memory-table.ts";

const table = openTable({ client: inMemoryClient(locationRows()), table: "places" });
const log = createLog({ service: "visitor", level: "INFO" });
const siteOrigin = "https://www.vanfettle.co.uk";
const signIn = { issuer: "https://issuer.invalid/pool", clientId: "site" };
const routes = visitorRoutes({ table, siteOrigin, clock: () => new Date(), signIn });
const handler = lambdaHandler(createRouter("visitor", { log, originTokens: [] }, routes));

const gateway = await startBareGateway({ GET: handler });

serveMessages(() => gateway);
