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

function openModel(name: string, reasoningEffort: ReasoningEffort) {
  const modelFor = (apiKey: string) =>
    createOpenAiTextModel({
      apiKey,
      baseUrl: env.OPENAI_BASE_URL,
      model: name,
      api: env.OPENAI_API,
      format: env.OPENAI_FORMAT,
      reasoningEffort,
      timeoutMs: env.OPENAI_TIMEOUT_SECONDS * 1000,
    });
  const model = keyedModel({
    client: secrets,
    secretArn: env.OPENAI_SECRET_ARN,
    clock: common.clock,
    modelFor,
  });
  return measuredModel(emit, model);
}

const writer = openModel(env.OPENAI_MODEL, env.OPENAI_REASONING_EFFORT);
const readerName = env.OPENAI_REVIEW_MODEL || env.OPENAI_MODEL;
const reader = env.OPENAI_REVIEW ? openModel(readerName, env.OPENAI_REVIEW_REASONING_EFFORT) : null;

const deps = {
  ...common,
  ...budgetMetrics(emit),
  dailyTokens: env.DAILY_TOKEN_BUDGET,
  maxOutputTokens: env.OPENAI_MAX_OUTPUT_TOKENS,
  sleep: (ms: number) => sleep(ms),
  model: writer,
  reader,
  isDeployed: isDeployedStage(env.STAGE),
  publishAutomatically: env.PUBLISH_AUTOMATICALLY,
};

export const handler = stepHandler("write-location", WriteInput, log, (input) =>
  measuredWrite(emit, input, () => writeStep(deps, input)),
);
