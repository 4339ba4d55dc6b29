import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { openTable } from "@vanfettle/core/table";
import { lambdaHandler } from "../../../packages/functions/src/api/lambda-handler.ts";
import { createRouter } from "../../../packages/functions/src/api/router.ts";
import { visitorRoutes } from "../../../packages/functions/src/api/visitor-routes.ts";
import { createLog } from "../../../packages/functions/src/log.ts";
import { event } from "../../../packages/functions/src/testing/event.ts";
import { locationRows } from "../data/location-rows.ts";
import { answerParent } from "../measure/answer-parent.ts";
import { inMemoryClient } from "./in-memory-table.ts";

const table = openTable({ client: inMemoryClient(locationRows()), table: "places" });
const log = createLog({ service: "visitor", level: "INFO" });
const siteOrigin = "https://www.vanfettle.co.uk";
const signIn = { issuer: "https://issuer.invalid/pool", clientId: "site" };
const routes = visitorRoutes({ table, siteOrigin, clock: () => new Date(), signIn });
const handler = lambdaHandler(createRouter("visitor", { log, originTokens: [] }, routes));

/** The Lambda's handler behind the least of a gateway. */
const server = createServer((request, response) => {
  void handler(event(request.method ?? "GET", request.url ?? "/")).then(({ statusCode, headers, body }) => {
    response.writeHead(statusCode ?? 500, headers as Record<string, string>);
    response.end(body);
  });
});
server.listen(0, "127.0.0.1");
await once(server, "listening");

answerParent(() => ({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
