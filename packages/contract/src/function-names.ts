import type { EndpointGroup } from "./endpoint.ts";
import type { StepName } from "./steps.ts";

/**
 * Returns the name of a stage's function for a group, a step or the renderer. Fixed names let alarms, log groups and
 * commands refer to a function without a stack export.
 */
export const functionName = (stage: string, name: EndpointGroup | StepName | "edge"): string =>
  `${stage}-vanfettle-${name}`;
