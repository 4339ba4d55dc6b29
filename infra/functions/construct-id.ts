import type { EndpointGroup } from "@vanfettle/contract/endpoint";
import type { StepName } from "@vanfettle/contract/steps";

/** Returns the construct id of a group's or step's function: `NextScope` for `next-scope`. */
export const functionConstructId = (name: EndpointGroup | StepName): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
