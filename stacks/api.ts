import { use, type StackContext } from "sst/constructs";
import { apiFunctions } from "../infra/api/api-functions.ts";
import { addContractRoutes, httpApi } from "../infra/api/http-api.ts";
import { createOperators } from "../infra/api/operators.ts";
import { vehicleKeys } from "../infra/functions/service-keys.ts";
import { Data } from "./data.ts";
import { Generation } from "./generation.ts";

/**
 * Creates the HTTP API: its functions, routes and operators, and the keys of the vehicle services.
 */
export function Api({ stack, app }: StackContext) {
  const { table } = use(Data);
  const { machine } = use(Generation);
  const operators = createOperators(stack, app.stage);
  const keys = vehicleKeys(stack);
  const api = httpApi(stack, app.stage);
  const functions = apiFunctions(stack, {
    apiUrl: api.apiEndpoint,
    table,
    machine,
    operators,
    vehicleKeys: keys,
    stage: app.stage,
  });
  addContractRoutes({ api, functions, operators, stage: app.stage });
  stack.addOutputs({
    ApiEndpoint: api.apiEndpoint,
    UserPoolId: operators.userPoolId,
    DvsaKeysArn: keys.dvsa.secretArn,
    DvlaKeysArn: keys.dvla.secretArn,
  });
  return { api, operators };
}
