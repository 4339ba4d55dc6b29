import type { EndpointGroup } from "./endpoint.ts";
import type { StepName } from "./steps.ts";

/** Returns the name of a stage's function. Fixed names let alarms and commands refer to it without a stack export. */
export const functionName = (stage: string, name: EndpointGroup | StepName | "edge"): string =>
  `${stage}-vanfettle-${name}`;

/** The retention of logs in days: enough to investigate a complaint, short for lines that may identify a person. */
export const logRetentionDays = 90;

/** Returns the log group that Lambda@Edge writes to in each region. The name contains the function's home region. */
export const rendererLogGroupName = (stage: string): string =>
  `/aws/lambda/us-east-1.${functionName(stage, "edge")}`;
