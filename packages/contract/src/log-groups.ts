import { functionName } from "./function-names.ts";

/** The retention of logs in days: enough to investigate a complaint, short for lines that may identify a person. */
export const logRetentionDays = 90;

/** Returns the log group that Lambda@Edge writes to in each region. The name contains the function's home region. */
export const rendererLogGroupName = (stage: string): string => `/aws/lambda/us-east-1.${functionName(stage, "edge")}`;
