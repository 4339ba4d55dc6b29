import { stepNames, type StepName } from "@vanfettle/contract/steps";
import type { FinishEnv, StepEnv, WriteEnv } from "@vanfettle/functions/env";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import * as iam from "aws-cdk-lib/aws-iam";
import type * as lambda from "aws-cdk-lib/aws-lambda";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import type * as z from "zod";
import { BuiltFunction } from "../functions/built-function.ts";
import { pageInvalidation } from "../edge/page-invalidation.ts";
import { parameter } from "../stage-parameters.ts";
import { stepPermissions, tableStatements } from "../functions/table-permissions.ts";

export type GenerationFunctions = Record<StepName, lambda.Function>;

export interface GenerationFunctionsProps {
  table: Table;
  textServiceKey: Secret;
  stage: string;
}

/**
 * The time for four calls to the text service (a text, its reading, and a repeat of both after objections) with the
 * maximum of `OpenAiTimeoutSeconds`, plus 30 seconds for reads and writes. Lambda's maximum is 900 seconds.
 */
const writeTimeoutSeconds = 870;
const otherTimeoutSeconds = 20;

interface StepSettings {
  environment: Record<string, string>;
  statements?: iam.PolicyStatement[];
  timeoutSeconds?: number;
  reservedConcurrency?: "WritingConcurrency";
}

/** Creates a Lambda function for each step of the machine, with the step's permissions and environment. */
export function generationFunctions(scope: Construct, props: GenerationFunctionsProps): GenerationFunctions {
  const settings = stepSettings(scope, props);
  const create = (step: StepName) => {
    const { statements = [], timeoutSeconds = otherTimeoutSeconds, ...others } = settings[step];
    return new BuiltFunction(scope, {
      stage: props.stage,
      name: step,
      statements: [...tableStatements(props.table, stepPermissions[step]), ...statements],
      timeoutSeconds,
      ...others,
    }).function;
  };
  return Object.fromEntries(stepNames.map((step) => [step, create(step)])) as GenerationFunctions;
}

function stepSettings(scope: Construct, props: GenerationFunctionsProps): Record<StepName, StepSettings> {
  const { table, textServiceKey: key, stage } = props;
  const invalidation = pageInvalidation(scope);
  const common = {
    STAGE: stage,
    LOG_LEVEL: "INFO",
    TABLE_NAME: table.tableName,
  } satisfies Required<z.input<typeof StepEnv>>;
  const finishing = {
    environment: { ...common, DISTRIBUTION_ID: invalidation.distributionId } satisfies Required<
      z.input<typeof FinishEnv>
    >,
    statements: [invalidation.statement],
  };
  return {
    "next-scope": { environment: common },
    "plan-scope": { environment: common },
    "write-location": {
      environment: {
        ...common,
        OPENAI_BASE_URL: parameter(scope, "OpenAiBaseUrl"),
        OPENAI_MODEL: parameter(scope, "OpenAiModel"),
        OPENAI_REASONING_EFFORT: parameter(scope, "OpenAiReasoningEffort"),
        OPENAI_MAX_OUTPUT_TOKENS: parameter(scope, "OpenAiMaxOutputTokens"),
        OPENAI_TIMEOUT_SECONDS: parameter(scope, "OpenAiTimeoutSeconds"),
        OPENAI_REVIEW: parameter(scope, "OpenAiReview"),
        OPENAI_REVIEW_MODEL: parameter(scope, "OpenAiReviewModel"),
        OPENAI_REVIEW_REASONING_EFFORT: parameter(scope, "OpenAiReviewReasoningEffort"),
        OPENAI_SECRET_ARN: key.secretArn,
        DAILY_TOKEN_BUDGET: parameter(scope, "DailyTokenBudget"),
        PUBLISH_AUTOMATICALLY: parameter(scope, "PublishAutomatically"),
      } satisfies Required<z.input<typeof WriteEnv>>,
      statements: [new iam.PolicyStatement({ actions: ["secretsmanager:GetSecretValue"], resources: [key.secretArn] })],
      timeoutSeconds: writeTimeoutSeconds,
      // The maximum of `GenerationConcurrency` by default, which caps the number of paid texts at once whatever else
      // fails.
      reservedConcurrency: "WritingConcurrency",
    },
    "record-failure": { environment: common },
    "finish-scope": finishing,
    "finish-run": finishing,
  };
}
