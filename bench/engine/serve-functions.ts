import type { Credentials } from "../../packages/local/src/access/callers.ts";
import { functionEnvironment } from "../../packages/local/src/lambda/hosted-functions.ts";
import { startBareGateway, type Handler } from "../functions/bare-gateway.ts";
import { entryFileOf } from "../functions/import-times.ts";
import { serveMessages } from "../measure/serve-messages.ts";
import { apiFunctions, unreachableUrl } from "../site/deployed-functions.ts";

/** Loads a deployed function into this process, using the DynamoDB engine that the parent chose. */
async function loadFunction(name: string): Promise<Handler> {
  const deployed = apiFunctions().find(({ id }) => id.startsWith(name));
  if (!deployed) throw new Error(`No function is called ${name}.`);
  const endpoints = {
    dynamodb: process.env["ENGINE"] ?? unreachableUrl,
    stepFunctions: unreachableUrl,
    other: unreachableUrl,
  };
  // Requests bypass the distribution, which would add the token.
  const credentials = JSON.parse(process.env["ENGINE_CREDENTIALS"] ?? "{}") as Credentials;
  Object.assign(process.env, functionEnvironment(deployed, endpoints, credentials), {
    ORIGIN_TOKEN: "",
  });
  return ((await import(`file://${entryFileOf(deployed)}`)) as { handler: Handler }).handler;
}

/** Serves the two Lambda functions for visitors. */
const gateway = await startBareGateway({
  GET: await loadFunction("Visitor"),
  POST: await loadFunction("Booking"),
});

serveMessages(() => gateway);
