import { stepNames, type StepName } from "@vanfettle/contract/steps";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import * as iam from "aws-cdk-lib/aws-iam";
import type * as lambda from "aws-cdk-lib/aws-lambda";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import { BuiltFunction } from "../functions/lambda.ts";
import { pageCache } from "../edge/page-cache.ts";
import { parameter } from "../parameters.ts";
import { stepRights } from "../functions/rights.ts";
import { tableStatements } from "../data/table-statements.ts";

export type GenerationFunctions = Record<StepName, lambda.Function>;

export interface GenerationFunctionsProps {
  table: Table;
  textServiceKey: Secret;
  stage: string;
}

/** Returns the construct id of a step's function: `PlanRun` for `plan-run`. */
export const stepConstructId = (step: StepName): string =>
  step.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Two calls to the text service at their longest, and what goes around them. */
const writeSeconds = 150;
const otherSeconds = 20;
/** As many as `GenerationConcurrency` may be: no mistake elsewhere can pay for more texts at once. */
const mostTexts = 40;

/** One Lambda per step of the machine, each with the rights of its step. */
export function generationFunctions(scope: Construct, props: GenerationFunctionsProps): GenerationFunctions {
  const cache = pageCache(scope);
  const common = { STAGE: props.stage, LOG_LEVEL: "INFO", TABLE_NAME: props.table.tableName };
  const finishing = { environment: { DISTRIBUTION_ID: cache.distributionId }, statements: [cache.statement] };
  const more: Partial<
    Record<
      StepName,
      {
        environment: Record<string, string>;
        statements: iam.PolicyStatement[];
        timeoutSeconds?: number;
        reservedConcurrency?: number;
      }
    >
  > = {
    "write-location": {
      ...writing(scope, props.textServiceKey),
      timeoutSeconds: writeSeconds,
      reservedConcurrency: mostTexts,
    },
    "finish-scope": finishing,
    "finish-run": finishing,
  };
  const build = (step: StepName) =>
    new BuiltFunction(scope, stepConstructId(step), {
      bundle: step,
      environment: { ...common, ...more[step]?.environment },
      statements: [...tableStatements(props.table, stepRights[step]), ...(more[step]?.statements ?? [])],
      timeoutSeconds: more[step]?.timeoutSeconds ?? otherSeconds,
      ...(more[step]?.reservedConcurrency !== undefined && { reservedConcurrency: more[step].reservedConcurrency }),
    }).function;
  return Object.fromEntries(stepNames.map((step) => [step, build(step)])) as GenerationFunctions;
}

function writing(scope: Construct, key: Secret) {
  return {
    environment: {
      OPENAI_BASE_URL: parameter(scope, "OpenAiBaseUrl"),
      OPENAI_MODEL: parameter(scope, "OpenAiModel"),
      OPENAI_SECRET_ARN: key.secretArn,
      DAILY_TOKEN_BUDGET: parameter(scope, "DailyTokenBudget"),
    },
    statements: [new iam.PolicyStatement({ actions: ["secretsmanager:GetSecretValue"], resources: [key.secretArn] })],
  };
}
