import type { EndpointGroup } from "@vanfettle/contract/endpoint";
import type { StepName } from "@vanfettle/contract/steps";

/** Returns the construct id of the function of a group or step: `NextScope` for `next-scope`. */
export const functionConstructId = (name: EndpointGroup | StepName): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
