import type { EndpointGroup } from "./endpoint.ts";
import type { StepName } from "./steps.ts";

/**
 * Returns the name of the function of a group, a step or the renderer of a stage. It is fixed, so that alarms, log groups
 * and commands name a function without an export of its stack.
 */
export const functionName = (stage: string, name: EndpointGroup | StepName | "edge"): string =>
  `${stage}-vanfettle-${name}`;
