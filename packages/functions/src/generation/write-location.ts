import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { isDeployedStage } from "@vanfettle/contract/deployment";
import { runTextServiceTest } from "@vanfettle/core/generation/text-service-test";
import { writeStep } from "@vanfettle/core/generation/write-location";
import { createOpenAiTextModel } from "@vanfettle/core/text-model/openai";
import { protocolPaths } from "@vanfettle/core/text-model/text-answer";
import type { ReasoningEffort } from "@vanfettle/core/text-model/text-model";
import { createSecretsClient, keyedModel } from "../adapters/secrets.ts";
import { CheckedWriteEnv, pricesOf, readEnv } from "../env.ts";
import { createMetrics } from "../metrics.ts";
import { budgetMetrics, measuredModel, measuredWrite } from "./generation-metrics.ts";
import { createStepDeps, stepHandler, TestInput, WriteInput } from "./step.ts";

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
      limit: env.OPENAI_LIMIT,
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
  prices: pricesOf(env),
  dailyTokens: env.DAILY_TOKEN_BUDGET,
  maxOutputTokens: env.OPENAI_MAX_OUTPUT_TOKENS,
  sleep: (ms: number) => sleep(ms),
  model: writer,
  reader,
  isDeployed: isDeployedStage(env.STAGE),
  publishAutomatically: env.PUBLISH_AUTOMATICALLY,
};

/** The details of the settings that a test of the text service shows. */
const tested = {
  modelNames: { write: env.OPENAI_MODEL, read: readerName },
  protocol: `${protocolPaths[env.OPENAI_API]} with ${env.OPENAI_FORMAT}`,
};

const Input = z.union([TestInput, WriteInput]);

export const handler = stepHandler("write-location", Input, log, async (input) => {
  if (!("test" in input)) return measuredWrite(emit, input, () => writeStep(deps, input));
  log.tested(input.runId, await runTextServiceTest({ ...deps, ...tested }, input.runId));
  return {};
});
