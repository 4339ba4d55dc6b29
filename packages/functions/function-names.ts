import { endpointGroups } from "@vanfettle/contract/endpoint";
import { stepNames } from "@vanfettle/contract/steps";

/** The names of the Lambda functions: `npm run build` bundles each into `.build/functions/<name>`. */
export const functionNames = [...endpointGroups, ...stepNames] as const;
