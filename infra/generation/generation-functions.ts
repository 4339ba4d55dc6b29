import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type * as lambda from "aws-cdk-lib/aws-lambda";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import type { StepName } from "@vanfettle/contract/deployment";
import type * as env from "@vanfettle/functions/env";
import {
  allow,
  builtFunctions,
  pageInvalidation,
  type Variables,
} from "../functions/built-function.ts";
import { parameter } from "../stage-parameters.ts";

export type GenerationFunctions = Record<StepName, lambda.Function>;

type Props = { table: Table; textServiceKey: Secret; stage: string };

/**
 * The time for five calls to the text service (a text, its reading, a repeat of both after
 * objections, and one answer of the reader asked for again) with the maximum of
 * `OpenAiTimeoutSeconds`, plus 30 seconds for reads and writes. Lambda's maximum is 900 seconds.
 */
const writeTimeoutSeconds = 880;

/**
 * Creates a Lambda function for each step of the machine, with the step's permissions and
 * environment.
 */
export function generationFunctions(scope: Construct, props: Props): GenerationFunctions {
  const { textServiceKey: key, stage, table } = props;
  const step = { STAGE: stage, LOG_LEVEL: "INFO", TABLE_NAME: table.tableName } satisfies Variables<
    typeof env.StepEnv
  >;
  const { distributionId, statement } = pageInvalidation(scope);
  const finishing = { ...step, DISTRIBUTION_ID: distributionId } satisfies Variables<
    typeof env.FinishEnv
  >;
  const timeoutSeconds = 20;
  const stepSettings = { environment: step, timeoutSeconds };
  const finishSettings = { environment: finishing, statements: [statement], timeoutSeconds };
  return builtFunctions(scope, props, {
    "next-scope": stepSettings,
    "plan-scope": stepSettings,
    "write-location": {
      environment: {
        ...step,
        OPENAI_BASE_URL: parameter(scope, "OpenAiBaseUrl"),
        OPENAI_MODEL: parameter(scope, "OpenAiModel"),
        OPENAI_API: parameter(scope, "OpenAiApi"),
        OPENAI_FORMAT: parameter(scope, "OpenAiFormat"),
        OPENAI_LIMIT: parameter(scope, "OpenAiLimit"),
        OPENAI_REASONING_EFFORT: parameter(scope, "OpenAiReasoningEffort"),
        OPENAI_MAX_OUTPUT_TOKENS: parameter(scope, "OpenAiMaxOutputTokens"),
        OPENAI_TIMEOUT_SECONDS: parameter(scope, "OpenAiTimeoutSeconds"),
        OPENAI_REVIEW: parameter(scope, "OpenAiReview"),
        OPENAI_REVIEW_MODEL: parameter(scope, "OpenAiReviewModel"),
        OPENAI_PRICE: parameter(scope, "OpenAiPrice"),
        OPENAI_REVIEW_PRICE: parameter(scope, "OpenAiReviewPrice"),
        OPENAI_REVIEW_REASONING_EFFORT: parameter(scope, "OpenAiReviewReasoningEffort"),
        OPENAI_SECRET_ARN: key.secretArn,
        DAILY_TOKEN_BUDGET: parameter(scope, "DailyTokenBudget"),
        PUBLISH_AUTOMATICALLY: parameter(scope, "PublishAutomatically"),
      } satisfies Variables<typeof env.WriteEnv>,
      statements: [allow(["secretsmanager:GetSecretValue"], [key.secretArn])],
      timeoutSeconds: writeTimeoutSeconds,
      // By default the maximum of `GenerationConcurrency`, which caps the paid texts at once
      // whatever else fails.
      reservedConcurrency: "WritingConcurrency",
    },
    "record-failure": stepSettings,
    "finish-scope": finishSettings,
    "finish-run": finishSettings,
  });
}
