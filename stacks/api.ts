import { use, type StackContext } from "sst/constructs";
import { apiFunctions } from "../infra/api/api-functions.ts";
import { ContractHttpApi } from "../infra/api/http-api.ts";
import { Operators } from "../infra/api/operators.ts";
import { vehicleKeys } from "../infra/api/vehicle-keys.ts";
import { Data } from "./data.ts";
import { Generation } from "./generation.ts";

/** Creates the HTTP API: its functions, routes and operators, and the keys of the vehicle services. */
export function Api({ stack, app }: StackContext) {
  const { table } = use(Data);
  const { machine } = use(Generation);
  const operators = new Operators(stack, "Operators", { stage: app.stage });
  const keys = vehicleKeys(stack);
  const functions = apiFunctions(stack, { table, machine, operators, vehicleKeys: keys, stage: app.stage });
  const { api } = new ContractHttpApi(stack, "Http", { functions, operators });
  stack.addOutputs({
    ApiEndpoint: api.apiEndpoint,
    UserPoolId: operators.userPoolId,
    DvsaKeysArn: keys.dvsa.secretArn,
    DvlaKeysArn: keys.dvla.secretArn,
  });
  return { api, operators };
}
