import { setTimeout as sleep } from "node:timers/promises";
import { isDeployedStage } from "@vanfettle/contract/deployment";
import { writeStep } from "@vanfettle/core/generation/write-location";
import { createOpenAiTextModel } from "@vanfettle/core/text-model/openai";
import type { ReasoningEffort } from "@vanfettle/core/text-model/text-model";
import { createSecretsClient, keyedModel } from "../adapters/secrets.ts";
import { CheckedWriteEnv, readEnv } from "../env.ts";
import { createMetrics } from "../metrics.ts";
import { budgetMetrics, measuredModel, measuredWrite } from "./generation-metrics.ts";
import { createStepDeps, stepHandler, WriteInput } from "./step.ts";

const env = readEnv(CheckedWriteEnv);
const { log, deps: common } = createStepDeps(env);
const emit = createMetrics("generation");
const secrets = createSecretsClient();
const openModel = (name: string, reasoningEffort: ReasoningEffort) =>
  measuredModel(
    emit,
    keyedModel({
      client: secrets,
      secretArn: env.OPENAI_SECRET_ARN,
      clock: common.clock,
      modelFor: (apiKey) =>
        createOpenAiTextModel({
          apiKey,
          baseUrl: env.OPENAI_BASE_URL,
          model: name,
          reasoningEffort,
          timeoutMs: env.OPENAI_TIMEOUT_SECONDS * 1000,
        }),
    }),
  );
const deps = {
  ...common,
  ...budgetMetrics(emit),
  dailyTokens: env.DAILY_TOKEN_BUDGET,
  maxOutputTokens: env.OPENAI_MAX_OUTPUT_TOKENS,
  sleep: (ms: number) => sleep(ms),
  model: openModel(env.OPENAI_MODEL, env.OPENAI_REASONING_EFFORT),
  reader: env.OPENAI_REVIEW
    ? openModel(env.OPENAI_REVIEW_MODEL || env.OPENAI_MODEL, env.OPENAI_REVIEW_REASONING_EFFORT)
    : null,
  isDeployed: isDeployedStage(env.STAGE),
  publishAutomatically: env.PUBLISH_AUTOMATICALLY,
};

export const handler = stepHandler("write-location", WriteInput, log, (input) =>
  measuredWrite(emit, input, () => writeStep(deps, input)),
);
