import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { functionEnvironment } from "../../../packages/local/src/lambda/function-environment.ts";
import { event } from "../../../packages/functions/src/testing/event.ts";
import { entryOf } from "../functions/imports.ts";
import { answerParent } from "../measure/answer-parent.ts";
import { apiFunctions } from "../site/deployed-functions.ts";

type Handler = (event: object) => Promise<APIGatewayProxyStructuredResultV2>;

/** A deployed function in this process, over the engine and the table that the parent named. */
async function load(name: string): Promise<Handler> {
  const deployed = apiFunctions().find(({ id }) => id.startsWith(name));
  if (!deployed) throw new Error(`No function is called ${name}.`);
  const nowhere = "http://127.0.0.1:9";
  const endpoints = { dynamodb: process.env["ENGINE"] ?? nowhere, stepFunctions: nowhere, other: nowhere };
  // No distribution stands before it that would know the token.
  Object.assign(process.env, functionEnvironment(deployed, endpoints), { ORIGIN_TOKEN: "" });
  return ((await import(`file://${entryOf(deployed)}`)) as { handler: Handler }).handler;
}

const handlers = { GET: await load("Visitor"), POST: await load("Booking") };

/** The two Lambdas that visitors call behind the least of a gateway. */
const server = createServer((request, response) => {
  const method = request.method === "POST" ? "POST" : "GET";
  void text(request)
    .then((body) => {
      const headers = request.headers as Record<string, string>;
      return handlers[method](event(method, request.url ?? "/", { headers, ...(body && { body }) }));
    })
    .then(({ statusCode, headers, body }) => {
      response.writeHead(statusCode ?? 500, headers as Record<string, string>);
      response.end(body);
    });
});
server.listen(0, "127.0.0.1");
await once(server, "listening");

answerParent(() => ({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
