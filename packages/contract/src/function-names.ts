import type { EndpointGroup } from "./endpoint.ts";
import type { StepName } from "./steps.ts";

/** Returns the name of a stage's function. Fixed names let alarms and commands refer to it without a stack export. */
export const functionName = (stage: string, name: EndpointGroup | StepName | "edge"): string =>
  `${stage}-vanfettle-${name}`;
