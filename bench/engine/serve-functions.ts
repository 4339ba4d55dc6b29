import { functionEnvironment } from "../../packages/local/src/lambda/function-environment.ts";
import { bareGateway, type Handler } from "../functions/bare-gateway.ts";
import { entryOf } from "../functions/import-times.ts";
import { answerParent } from "../measure/serve-messages.ts";
import { apiFunctions } from "../site/deployed-functions.ts";

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

/** The two Lambdas that visitors call. */
const gateway = await bareGateway({ GET: await load("Visitor"), POST: await load("Booking") });

answerParent(() => gateway);
