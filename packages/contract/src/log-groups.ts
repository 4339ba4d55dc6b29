import { functionName } from "./function-names.ts";

/** The days that every log is kept: enough to investigate a complaint, few for lines that may be tied to a person. */
export const logRetentionDays = 90;

/** Returns the log group into which Lambda@Edge writes in every region that renders. It names the function's own region. */
export const rendererLogGroupName = (stage: string): string => `/aws/lambda/us-east-1.${functionName(stage, "edge")}`;
