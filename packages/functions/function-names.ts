import { stepNames } from "@vanfettle/contract/steps";

/** Names the functions that answer requests, each with its handler in `src/api/<name>.ts`. */
export const apiNames = ["visitor", "booking", "your-booking", "content", "garages", "vehicle"] as const;

/** Names every Lambda function: `npm run build` bundles each into `.build/functions/<name>`. */
export const functionNames = [...apiNames, ...stepNames] as const;
