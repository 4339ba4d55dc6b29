import { use, type StackContext } from "sst/constructs";
import { apiFunctions } from "../infra/api-functions.ts";
import { HttpRoutes } from "../infra/http-api.ts";
import { Data } from "./data.ts";

export function Api({ stack, app }: StackContext) {
  const { table } = use(Data);
  const functions = apiFunctions(stack, { table, stage: app.stage });
  const { api } = new HttpRoutes(stack, "Http", { functions });
  stack.addOutputs({ ApiEndpoint: api.apiEndpoint });
  return { api, functions };
}
